// Replaces the breadcrumbs for search engines: the classic ones leave out Home, product and groups.
// Ours stand on every documentation page, beside what else is said of it.
import type {ReactNode} from 'react';

export default function DocBreadcrumbsStructuredData(): ReactNode {
  return null;
}
