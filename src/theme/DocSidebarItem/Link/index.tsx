// Adds `lang` to English labels in the sidebar if the interface is in another language.
// @works-without-react
import type {ReactNode} from 'react';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import {useLabelLanguage} from '@site/src/hooks/useLabelLanguage';

export default function DocSidebarItemLinkWrapper(props: Props): ReactNode {
  const lang = useLabelLanguage()(props.item);
  // The cast is safe: the classic link passes unknown properties to its `<a>`.
  return <DocSidebarItemLink {...props} {...{lang}} />;
}
