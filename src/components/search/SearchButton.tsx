import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Names of keys, the same in every language. */
const KEYS = {other: 'Ctrl', mac: '⌘', letter: 'K'};

/** The navbar's search button. Its class names are those of DocSearch. */
export default function SearchButton(): ReactNode {
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
        {/* The style sheet shows the one that this device has: src/native/keyboard.ts */}
        <kbd data-on="other">{KEYS.other}</kbd>
        <kbd data-on="mac">{KEYS.mac}</kbd> <kbd>{KEYS.letter}</kbd>
      </span>
    </button>
  );
}
