import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import BreadcrumbRoot from './BreadcrumbRoot';

/** Breadcrumbs of a page that stands in no sidebar: Home, product, page. */
export default function PageBreadcrumbs(): ReactNode {
  const {title} = useDoc().metadata;
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
      })}>
      <ul className="breadcrumbs">
        <BreadcrumbRoot />
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{title}</span>
        </li>
      </ul>
    </nav>
  );
}
