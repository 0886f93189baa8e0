// Marks English labels in the sidebar of another language with `lang`.
// @works-without-react
import type {ReactNode} from 'react';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import {useLabelLanguage} from '@site/src/hooks/useLabelLanguage';

export default function DocSidebarItemLinkWrapper(props: Props): ReactNode {
  const lang = useLabelLanguage()(props.item);
  // The classic link passes unknown properties to its anchor.
  return <DocSidebarItemLink {...props} {...{lang}} />;
}
