// Wraps the sidebar: it stays as the reader left it, shows the page that is open, and has the other
// sets above it.
// @works-without-react
import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import SetSwitch from '@site/src/components/SetSwitch';
import {useSidebarMemory} from '@site/src/components/Sidebar/useSidebarMemory';

export default function ContentWrapper(props: Props): ReactNode {
  useSidebarMemory(props.path);
  return (
    <>
      <SetSwitch />
      <Content {...props} />
    </>
  );
}
