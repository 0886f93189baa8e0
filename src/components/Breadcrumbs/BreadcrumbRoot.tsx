import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useText} from '@site/src/hooks/useText';
import {findDocsSet} from '@site/src/sets/index';

/** The first two breadcrumbs of a documentation page: Home and the product. */
export default function BreadcrumbRoot(): ReactNode {
  const textOf = useText();
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
            {textOf(set.label)}
          </Link>
        </li>
      )}
    </>
  );
}
