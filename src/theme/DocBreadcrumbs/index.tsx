// Replaces the breadcrumbs: the classic ones are missing on pages outside of sidebars, start with an icon, and do not mark
// the language of labels. Adds the tools of the page.
// @works-without-react
import {useContext, type ReactNode} from 'react';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import {DocPageContext} from '@site/src/components/PageTools/DocPage';
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
