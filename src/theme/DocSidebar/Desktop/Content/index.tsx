// Keeps the state of the sidebar between pages, scrolls it to the current page, and adds links to the other
// documentation sets.
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
