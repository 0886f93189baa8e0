import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {decodable} from '@site/src/site/decodable';
import {answerNavigation} from '@site/src/native/navigation';
import SearchButton from './SearchButton';
import NativeSearchDialog from './NativeSearchDialog';
import {useSearchScope} from './useSearchScope';
import './button.css';

/** What every page has of search; `src/native/search.ts` opens it, and loads the modal. */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  useEffect(
    () => answerNavigation((href) => history.push(decodable(href))),
    [history],
  );
  return (
    <>
      <SearchButton />
      <NativeSearchDialog
        action={useBaseUrl('/search')}
        scope={useSearchScope()}
      />
      <noscript>
        <SearchLink />
      </noscript>
    </>
  );
}

/** The way to the search page where the button cannot work: without scripts. */
function SearchLink(): ReactNode {
  return (
    <Link to="/search" className="DocSearch-Button">
      <Translate id="theme.SearchBar.label">Search</Translate>
    </Link>
  );
}
