import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useEntrySet} from '@site/src/hooks/useEntrySet';
import {useText} from '@site/src/hooks/useText';
import {findDocsSet} from '@site/src/sets/index';

/** The first breadcrumbs of a documentation page: Home and, unless the page stands for it, the product. */
export default function BreadcrumbRoot(): ReactNode {
  const textOf = useText();
  const isEntry = useEntrySet() !== undefined;
  const set = findDocsSet(useActivePlugin()?.pluginId ?? '');
  return (
    <>
      <li className="breadcrumbs__item">
        <Link className="breadcrumbs__link" to="/">
          <Translate id="site.breadcrumbs.home">Home</Translate>
        </Link>
      </li>
      {set && !isEntry && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={set.entry}>
            {textOf(set.label)}
          </Link>
        </li>
      )}
    </>
  );
}
