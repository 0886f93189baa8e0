// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchDialog from './SearchDialog';
import {useSearchScope} from './useSearchScope';
import './button.css';

/** Search button and dialog, which every page has. `src/search/native` opens the dialog and loads its content. */
export default function SearchBar(): ReactNode {
  return (
    <>
      <SearchButton />
      <SearchDialog action={useBaseUrl('/search')} scope={useSearchScope()} />
      <noscript>
        <Link to="/search" className="DocSearch-Button">
          <Translate id="theme.SearchBar.label">Search</Translate>
        </Link>
      </noscript>
    </>
  );
}

const KEYS = {other: 'Ctrl', mac: '⌘', letter: 'K'};

function SearchButton(): ReactNode {
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
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
        {/* CSS hides the key of the other platform: src/native-first/htmlAttributes.ts */}
        <kbd data-on="other">{KEYS.other}</kbd>
        <kbd data-on="mac">{KEYS.mac}</kbd> <kbd>{KEYS.letter}</kbd>
      </span>
    </button>
  );
}
