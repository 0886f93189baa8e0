// The search modal is a script of its own, with styles: it needs no application.
import {
  loadModule,
  loadStyleSheet,
  preloadFile,
} from '../../native-first/browser';

/**
 * Name of the `<meta>` that lists the modal's files: script and style sheet, with their integrity; the first file of the index
 * where the engine is the embedded one.
 */
export const SEARCH_FILES_META = 'search-files';

/** Attribute of the search dialog: what the page limits a search to, as JSON. */
export const SCOPE_ATTRIBUTE = 'data-scope';

/** Attribute of the element of the dialog that the modal fills: what is in it answers by itself. */
export const MODAL_ATTRIBUTE = 'data-search-modal';

/** What a search is limited to by the page it is made from. */
export interface ModalScope {
  readonly language?: string;
  readonly tags?: readonly string[];
  readonly preferredTag?: string;
}

/** What the modal's script exports. */
export interface SearchModal {
  /** Starts loading what the first query needs. */
  warm(): void;
  /**
   * Fills the open dialog, and makes its field search.
   *
   * @returns empties it again
   */
  open(options: {
    readonly dialog: HTMLDialogElement;
    readonly scope: ModalScope;
    /** The query with which a reader has pressed Enter by now: its best answer is to be opened. */
    readonly entered: string | undefined;
  }): () => void;
}

/**
 * Loads the modal.
 *
 * @throws Error when one of its files cannot be had; the next call tries again
 */
export async function loadSearchModal(): Promise<SearchModal> {
  const meta = document.querySelector<HTMLMetaElement>(
    `meta[name=${SEARCH_FILES_META}]`,
  );
  const [script = '', style = '', index] = meta?.content.split(' ') ?? [];
  // For what the modal itself loads later: src/search/plugin/searchModal.ts.
  Object.assign(window, {loadModule});
  // The largest first: over HTTP/1 it gets the connection that is there, and others wait for theirs.
  const modal = Promise.all([
    loadModule(script) as Promise<SearchModal>,
    loadStyleSheet(style),
  ]);
  if (index !== undefined) {
    // What the script will ask for as soon as it runs: a round trip less.
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
