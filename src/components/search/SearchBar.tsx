import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {decodable} from '@site/src/site/decodable';
import {answerNavigation} from '@site/src/native/navigation';
import SearchButton from './SearchButton';
import NativeSearchDialog from './NativeSearchDialog';
import SearchLink from './SearchLink';
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
