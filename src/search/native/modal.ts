// The modal is a separate script with Preact, so that it does not need the application.
import {
  loadModule,
  loadStyleSheet,
  preloadFile,
} from '../../native-first/browser';
import type {SearchScope} from '../engine';

/**
 * Name of the `<meta>` with the files of the modal, separated by spaces: script and style sheet with their integrity, and
 * with the embedded engine the manifest of the index.
 */
export const SEARCH_FILES_META = 'search-files';

/** Attribute of the search dialog with the search scope of the page, as JSON. */
export const SCOPE_ATTRIBUTE = 'data-scope';

/** Attribute of the element that the modal renders into. Clicks in it do not load the application. */
export const MODAL_ATTRIBUTE = 'data-search-modal';

/** Exports of the modal's script. */
export interface SearchModal {
  /** Starts to load what the first query needs. */
  warm(): void;
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

/** @throws Error if a file cannot be loaded; the next call retries */
export async function loadSearchModal(): Promise<SearchModal> {
  const meta = document.querySelector<HTMLMetaElement>(
    `meta[name=${SEARCH_FILES_META}]`,
  );
  const [script = '', style = '', index] = meta?.content.split(' ') ?? [];
  // Used by the script to load further files: src/search/plugin/bundleModal.ts.
  Object.assign(window, {loadModule});
  // The largest file first: over HTTP/1 it gets the open connection.
  const modal = Promise.all([
    loadModule(script) as Promise<SearchModal>,
    loadStyleSheet(style),
  ]);
  if (index !== undefined) {
    // Saves the round trip between script and index.
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
