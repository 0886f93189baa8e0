// Replaces the breadcrumbs: the classic ones are missing on pages that stand in no sidebar, begin with
// an icon, and say nothing of the language of a page. The tools of the page stand beside ours.
// @works-without-react
import {useContext, type ReactNode} from 'react';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import {DocPage} from '@site/src/components/PageTools/DocPage';
import DocTop from '@site/src/components/PageTools/DocTop';

export default function DocBreadcrumbs(): ReactNode {
  return useContext(DocPage) ? (
    <DocTop>
      <Breadcrumbs />
    </DocTop>
  ) : (
    <Breadcrumbs />
  );
}
