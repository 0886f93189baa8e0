// Wraps the breadcrumbs: the classic ones are missing on pages that stand in no sidebar, name a product twice on
// its first page, and have no room beside them for the tools of the page.
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import PageBreadcrumbs from '@site/src/components/Breadcrumbs/PageBreadcrumbs';
import {useEntrySet} from '@site/src/hooks/useEntrySet';
import DocTop from '@site/src/components/PageTools/DocTop';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const hasSidebar = useSidebarBreadcrumbs() !== null;
  const isEntry = useEntrySet() !== undefined;
  return (
    <DocTop>
      {hasSidebar && !isEntry ? <DocBreadcrumbs /> : <PageBreadcrumbs />}
    </DocTop>
  );
}
