// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import NativeSearchDialog from './NativeSearchDialog';
import {useSearchScope} from './useSearchScope';
import './button.css';

/** What every page has of search; `src/search/native/search.ts` opens it, and loads the modal. */
export default function SearchBar(): ReactNode {
  return (
    <>
      <SearchButton />
      <NativeSearchDialog
        action={useBaseUrl('/search')}
        scope={useSearchScope()}
      />
      {/* The way to the search page where the button cannot work. */}
      <noscript>
        <Link to="/search" className="DocSearch-Button">
          <Translate id="theme.SearchBar.label">Search</Translate>
        </Link>
      </noscript>
    </>
  );
}

/** Names of keys, the same in every language. */
const KEYS = {other: 'Ctrl', mac: '⌘', letter: 'K'};

/** The navbar's search button. Its class names are those of DocSearch. */
function SearchButton(): ReactNode {
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button needs-scripts"
      data-dialog="search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /">
      <span className="DocSearch-Search-Icon" aria-hidden="true" />
      <span className="DocSearch-Button-Placeholder">{label}</span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        {/* The style sheet shows the one that this device has: src/native-first/keyboard.ts */}
        <kbd data-on="other">{KEYS.other}</kbd>
        <kbd data-on="mac">{KEYS.mac}</kbd> <kbd>{KEYS.letter}</kbd>
      </span>
    </button>
  );
}
