// Wraps the breadcrumbs: the classic ones are missing on pages that stand in no sidebar.
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import PageBreadcrumbs from '@site/src/components/Breadcrumbs/PageBreadcrumbs';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return useSidebarBreadcrumbs() ? <DocBreadcrumbs /> : <PageBreadcrumbs />;
}
