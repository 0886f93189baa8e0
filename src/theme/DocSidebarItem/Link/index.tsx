// Wraps the link: the name of an English page says in another language's sidebar that it is English.
// @works-without-react
import type {ReactNode} from 'react';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import {useLabelLanguage} from '@site/src/hooks/useLabelLanguage';

export default function DocSidebarItemLinkWrapper(props: Props): ReactNode {
  const lang = useLabelLanguage()(props.item);
  // The classic link hands on to its anchor what it does not know.
  return <DocSidebarItemLink {...props} {...{lang}} />;
}
