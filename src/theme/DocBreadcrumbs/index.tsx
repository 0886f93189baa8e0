// Replaces the classic breadcrumbs, which start with an icon, do not mark the language of labels, and are
// missing on pages that are in no sidebar. Adds the tools of the page.
// @works-without-react
import {useContext, type ReactNode} from 'react';
import Breadcrumbs, {DocPageContext} from '@site/src/components/Breadcrumbs';
import DocTop from '@site/src/components/PageTools/DocTop';

export default function DocBreadcrumbs(): ReactNode {
  return useContext(DocPageContext) ? (
    <DocTop>
      <Breadcrumbs />
    </DocTop>
  ) : (
    <Breadcrumbs />
  );
}
