// The search modal is a script of its own, with styles and a worker: it needs no application.
import {splitIntegrity} from './integrity';

/**
 * Name of the `<meta>` that lists the modal's files: script and style sheet, with their integrity; worker and first file of the
 * index where the engine is the embedded one.
 */
export const SEARCH_FILES_META = 'search-files';

/** Attribute of the search frame: what the page limits a search to, as JSON. */
export const SCOPE_ATTRIBUTE = 'data-scope';

/** Attribute of the element that holds the modal: what is in it answers by itself. */
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
let failures = 0;

/**
 * Loads the modal, once.
 *
 * @throws Error when one of its files cannot be had; the next call tries again
 */
export function loadSearchModal(): Promise<SearchModal> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    failures += 1;
    throw error;
  });
  return loading;
}

async function load(): Promise<SearchModal> {
  const {script, style, index} = searchFiles();
  if (index !== undefined) {
    preload(index);
  }
  const [modal] = await Promise.all([
    loadModule(script),
    loadLink('stylesheet', style),
  ]);
  return modal;
}

async function loadModule(script: string): Promise<SearchModal> {
  const {file, integrity} = splitIntegrity(script);
  // A page keeps for good that a module could not be had: https://github.com/whatwg/html/issues/6768
  const address = failures > 0 ? `${file}?${failures}` : file;
  if (integrity) {
    // An import has no place for it, and takes the module that is there already.
    await loadLink('modulepreload', `${address}#${integrity}`);
  }
  return import(/* webpackIgnore: true */ address) as Promise<SearchModal>;
}

/** Fetches what the script will ask for as soon as it runs: a round trip less. */
function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
}

function loadLink(
  rel: 'stylesheet' | 'modulepreload',
  address: string,
): Promise<void> {
  const {file, integrity} = splitIntegrity(address);
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = file;
    link.integrity = integrity;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The file ${file} could not be loaded.`));
    };
    document.head.append(link);
  });
}
