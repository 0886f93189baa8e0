import React, {
  useEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';

/** The navbar's search button. Its class names are those of DocSearch. */
export default function SearchButton(
  props: ComponentProps<'button'>,
): ReactNode {
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
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}>
      <span className="DocSearch-Search-Icon" aria-hidden="true" />
      <span className="DocSearch-Button-Placeholder">{label}</span>
      {key && (
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          <kbd>{key}</kbd> <kbd>K</kbd>
        </span>
      )}
    </button>
  );
}

/** The key that goes with K on this device; nothing until the page is in a browser. */
function useModifierKey(): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    // The field is deprecated and has no replacement outside Chromium.
    setKey(/Mac|iP(?:hone|od|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl');
  }, []);
  return key;
}
