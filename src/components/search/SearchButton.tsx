import {useSyncExternalStore, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

const LETTER = 'K';

/** The navbar's search button. Its class names are those of DocSearch. */
export default function SearchButton(): ReactNode {
  const key = useModifierKey();
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      data-frame="search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /">
      <span className="DocSearch-Search-Icon" aria-hidden="true" />
      <span className="DocSearch-Button-Placeholder">{label}</span>
      {key && (
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          <kbd>{key}</kbd> <kbd>{LETTER}</kbd>
        </span>
      )}
    </button>
  );
}

// Never changes while the page is shown.
const subscribe = () => () => undefined;

/** The key that goes with K on this device; nothing until the page is in a browser. */
function useModifierKey(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    // The field is deprecated and has no replacement outside Chromium.
    () => (/Mac|iP(?:hone|od|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => undefined,
  );
}
