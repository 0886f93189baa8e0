// Wraps the list: its categories need to know how large the sidebar is that they stand in.
import type {ReactNode} from 'react';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import SidebarScale from '@site/src/components/Sidebar/SidebarScale';

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  return (
    <SidebarScale items={props.items} level={props.level}>
      <DocSidebarItems {...props} />
    </SidebarScale>
  );
}
