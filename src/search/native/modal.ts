// Interface of the search modal. It is a separate script with Preact, so that it works without the React
// application.
import {
  loadModule,
  loadStyleSheet,
  preloadFile,
} from '../../native-first/browser';
import type {SearchScope} from '../engine';

/**
 * Name of the `<meta>` that lists the files of the modal, separated by spaces: script and style sheet with
 * their integrity and, for the embedded engine, the manifest of the index.
 */
export const SEARCH_FILES_META = 'search-files';

/** Attribute of the search dialog that contains the search scope of the page as JSON. */
export const SCOPE_ATTRIBUTE = 'data-scope';

/** Attribute of the element into which the modal is rendered. Clicks inside it do not load the application. */
export const MODAL_ATTRIBUTE = 'data-search-modal';

/** Exports of the script of the search modal. */
export interface SearchModal {
  /** Preloads the files that the first query needs. */
  preload(): void;
  /**
   * Renders the modal into the open dialog.
   *
   * @returns a function that unmounts it
   */
  open(options: {
    readonly dialog: HTMLDialogElement;
    readonly scope: SearchScope;
    /** The query for which Enter was pressed before the script was loaded. */
    readonly entered: string | undefined;
  }): () => void;
}

/**
 * Loads the script and style sheet of the search modal.
 *
 * @throws Error if a file cannot be loaded; the next call tries again
 */
export async function loadSearchModal(): Promise<SearchModal> {
  const meta = document.querySelector<HTMLMetaElement>(
    `meta[name=${SEARCH_FILES_META}]`,
  );
  const [script = '', style = '', index] = meta?.content.split(' ') ?? [];
  // The modal's script loads further files by this function: src/search/plugin/bundleModal.ts.
  Object.assign(window, {loadModule});
  // Requests the largest file first: over HTTP/1 it gets the open connection.
  const modal = Promise.all([
    loadModule(script) as Promise<SearchModal>,
    loadStyleSheet(style),
  ]);
  if (index !== undefined) {
    // Preloads the manifest now instead of after the script has run, which saves a round trip.
    preloadFile({
      rel: 'preload',
      as: 'fetch',
      crossOrigin: 'anonymous',
      href: index,
    });
  }
  const [loaded] = await modal;
  return loaded;
}
