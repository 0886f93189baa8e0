// Wraps the sidebar: it stays as the reader left it, and shows the page that is open.
import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {useSidebarMemory} from '@site/src/components/Sidebar/useSidebarMemory';

export default function ContentWrapper(props: Props): ReactNode {
  useSidebarMemory(props.path);
  return <Content {...props} />;
}
