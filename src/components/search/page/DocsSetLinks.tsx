import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {DOCS_SETS} from '@site/src/sets/index';

/** What remains of search without scripts. */
export default function DocsSetLinks(): ReactNode {
  return (
    <>
      <p>
        <Translate id="site.searchPage.noScript">
          Search needs scripts. Every page is listed in the documentation menus:
        </Translate>
      </p>
      <ul>
        {Object.values(DOCS_SETS).map(({id, label, entry}) => (
          <li key={id}>
            <Link to={entry}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
