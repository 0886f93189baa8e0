// The search modal is a script of its own, with styles and a worker: it needs no application.
import {loadModule, loadStyleSheet} from './loadFile';
import {searchAhead, startSearch, type SearchAhead} from './searchAhead';
import type {ModalScope} from './searchScope';

/**
 * Name of the `<meta>` that lists the modal's files: script and style sheet, with their integrity; worker and first file of the
 * index where the engine is the embedded one.
 */
export const SEARCH_FILES_META = 'search-files';

/** Attribute of the element that holds the modal: what is in it answers by itself. */
export const MODAL_ATTRIBUTE = 'data-search-modal';

/** What the modal's script exports. */
export interface SearchModal {
  /**
   * Starts loading what the first query needs.
   *
   * @param ahead - what of it has been started already
   */
  warm(ahead?: SearchAhead): void;
  /**
   * Opens the modal, which takes over what was typed into the frame.
   *
   * @param onClose - called when a reader closes it
   * @returns closes it
   */
  open(options: {
    readonly scope: ModalScope;
    readonly onClose: () => void;
  }): () => void;
}

/** Addresses of the modal's files, as the page names them. */
export function searchFiles(): {
  readonly script: string;
  readonly style: string;
  readonly worker: string | undefined;
  readonly index: string | undefined;
} {
  const meta = document.querySelector<HTMLMetaElement>(
    `meta[name=${SEARCH_FILES_META}]`,
  );
  const [script = '', style = '', worker, index] =
    meta?.content.split(' ') ?? [];
  return {script, style, worker, index};
}

let loading: Promise<SearchModal> | undefined;

/**
 * Loads the modal, once.
 *
 * @throws Error when one of its files cannot be had; the next call tries again
 */
export function loadSearchModal(): Promise<SearchModal> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<SearchModal> {
  const {script, style, worker, index} = searchFiles();
  // For what the modal itself loads later: src/plugins/search-modal/ownBundles.ts.
  Object.assign(window, {loadModule});
  // The largest first: over HTTP/1 it gets the connection that is there, and others wait for theirs.
  const modal = Promise.all([
    loadModule(script) as Promise<SearchModal>,
    loadStyleSheet(style),
  ]);
  if (worker !== undefined && index !== undefined) {
    startSearch(worker, index);
  }
  const [{open, warm}] = await modal;
  return {open, warm: () => warm(searchAhead())};
}
