import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useLocale} from '@site/src/hooks/useLocale';
import {findDocsSet} from '@site/src/sets/index';

/** The first two breadcrumbs of a documentation page: Home and the product. */
export default function BreadcrumbRoot(): ReactNode {
  const locale = useLocale();
  const set = findDocsSet(useActivePlugin()?.pluginId ?? '');
  return (
    <>
      <li className="breadcrumbs__item">
        <Link className="breadcrumbs__link" to="/">
          <Translate id="site.breadcrumbs.home">Home</Translate>
        </Link>
      </li>
      {set && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={set.entry}>
            {set.label[locale]}
          </Link>
        </li>
      )}
    </>
  );
}
