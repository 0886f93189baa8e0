import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useText} from '@site/src/hooks/useText';
import {DOCS_SET_LIST} from '@site/src/sets/index';

/** What remains of search without scripts. */
export default function DocsSetLinks(): ReactNode {
  const textOf = useText();
  return (
    <>
      <p>
        <Translate id="site.searchPage.noScript">
          Search needs JavaScript. Every page is listed in the documentation
          menus:
        </Translate>
      </p>
      <ul>
        {DOCS_SET_LIST.map(({id, label, entry}) => (
          <li key={id}>
            <Link to={entry}>{textOf(label)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
