// Wraps the breadcrumbs: the classic ones are missing on pages that stand in no sidebar, and have no
// room beside them for the tools of the page.
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import PageBreadcrumbs from '@site/src/components/Breadcrumbs/PageBreadcrumbs';
import DocTop from '@site/src/components/PageTools/DocTop';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const hasSidebar = useSidebarBreadcrumbs() !== null;
  return (
    <DocTop>{hasSidebar ? <DocBreadcrumbs /> : <PageBreadcrumbs />}</DocTop>
  );
}
