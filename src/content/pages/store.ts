import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {DOCS_SET_LIST} from '../../site/sets/index';
import {ProblemError} from '../problem';
import {parseAnyPage, type AnyPage, type SourcePage} from './page';
import {findPagePlace} from './place';

/** Folders with page sources, relative to the repository's root. */
export const PAGE_FOLDERS: readonly string[] = [
  ...DOCS_SET_LIST.map(({folder}) => folder),
  'src',
  'i18n',
];

/** Whether a file is a page: MDX or Markdown, but not a README. */
export function isPageFile(file: string): boolean {
  return /\.mdx?$/.test(file) && path.posix.basename(file) !== 'README.md';
}

/** Lists the files below a folder as sorted paths relative to `root`; none if the folder does not exist. */
export function listFiles(root: string, folder: string): string[] {
  const dir = path.join(root, folder);
  return existsSync(dir)
    ? readdirSync(dir, {recursive: true, encoding: 'utf8'})
        .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
        .sort()
    : [];
}

/**
 * Lists the page sources in some folders, as sorted paths relative to `root`.
 *
 * @throws Error if there are no pages, so that no check passes without reading a page
 */
export function listPages(
  root: string,
  folders: readonly string[] = PAGE_FOLDERS,
): string[] {
  const pages = folders.flatMap((folder) =>
    listFiles(root, folder).filter(isPageFile),
  );
  if (pages.length === 0) {
    throw new Error(
      `No page found below ${folders.join(', ')} in ${root}. Run the check from a full checkout.`,
    );
  }
  return pages.sort();
}

/** Interval between two searches for edited files by {@link PageStore.pages}, in milliseconds. */
export const PAGE_REFRESH_MS = 500;

/** Caches the pages of a repository. A page is parsed again only after an edit. Get a store from {@link getPageStore}. */
export class PageStore {
  readonly #stamps = new Map<string, string>();
  #pages: readonly SourcePage[] = [];
  #readAt = -Infinity;
  /** Pages that the running calls of {@link PageStore.track} have read. */
  readonly #reads: PageReads[] = [];

  constructor(readonly root: string) {}

  /** Lists the paths of all page sources. See {@link listPages}. */
  list(): string[] {
    return listPages(this.root);
  }

  /**
   * Reads the current version of a page.
   *
   * @param file - path relative to the root
   * @returns the same object until the file changes
   * @throws Error if the file does not exist, ProblemError if its front matter is not valid YAML
   */
  page(file: string): AnyPage {
    const text = readFileSync(path.join(this.root, file), 'utf8');
    const page = parseAnyPage(file, text);
    this.#reads.forEach((reads) => reads.set(file, page));
    return page;
  }

  /** Like {@link page}, but returns `undefined` if the file does not exist. */
  find(file: string): AnyPage | undefined {
    if (existsSync(path.join(this.root, file))) {
      return this.page(file);
    }
    this.#reads.forEach((reads) => reads.set(file, undefined));
    return undefined;
  }

  /**
   * Reads all pages of the site. Skips pages with invalid front matter, which Docusaurus reports.
   *
   * @returns the same array until a page changes
   */
  readAll(): readonly SourcePage[] {
    const known = new Map(this.#pages.map((page) => [page.file, page]));
    const pages = this.list().flatMap((file) => {
      const {mtimeMs, size} = statSync(path.join(this.root, file));
      const stamp = `${mtimeMs} ${size}`;
      const before = known.get(file);
      if (before && this.#stamps.get(file) === stamp) {
        return before;
      }
      this.#stamps.set(file, stamp);
      return this.#tryPage(file) ?? [];
    });
    const isSame =
      pages.length === this.#pages.length &&
      pages.every((page, index) => page === this.#pages[index]);
    this.#pages = isSame ? this.#pages : pages;
    this.#readAt = performance.now();
    return this.#pages;
  }

  /**
   * Like {@link readAll}, but looks for edited files only once per {@link PAGE_REFRESH_MS}, so that a build can
   * call it for every page.
   */
  pages(): readonly SourcePage[] {
    return performance.now() - this.#readAt < PAGE_REFRESH_MS
      ? this.#pages
      : this.readAll();
  }

  #tryPage(file: string): SourcePage | undefined {
    try {
      return findPagePlace(file) && (this.page(file) as SourcePage);
    } catch (error) {
      if (error instanceof ProblemError) {
        return undefined;
      }
      throw error;
    }
  }

  /** Runs a synchronous function, and records the pages that it reads. */
  track<T>(run: () => T): Derived<T> {
    const reads: PageReads = new Map();
    this.#reads.push(reads);
    try {
      return {value: run(), reads};
    } finally {
      this.#reads.pop();
    }
  }
}

/** File → page that was read, or `undefined` if the file did not exist. */
type PageReads = Map<string, AnyPage | undefined>;

/** A value, and the pages from which it was computed. */
interface Derived<T> {
  readonly value: T;
  readonly reads: PageReads;
}

const stores = new Map<string, PageStore>();

/** Returns the store of a repository. There is only one store for each root folder. */
export function getPageStore(root: string = process.cwd()): PageStore {
  const key = path.resolve(root);
  const store = stores.get(key) ?? new PageStore(key);
  stores.set(key, store);
  return store;
}

/**
 * Wraps a function that computes a value from a page, and caches the value. The cache entry expires when the page, or
 * another page that `derive` has read from the store, changes. Reads after an `await` are not tracked.
 *
 * @returns function of a store and the path of a page in it
 */
export function cachePerPage<T>(
  derive: (page: AnyPage, store: PageStore) => T,
): (store: PageStore, file: string) => T {
  const cache = new WeakMap<PageStore, Map<string, Derived<T>>>();
  return (store, file) => {
    const known = cache.get(store) ?? new Map<string, Derived<T>>();
    cache.set(store, known);
    const before = known.get(file);
    if (
      before &&
      [...before.reads].every(([each, page]) => store.find(each) === page)
    ) {
      return before.value;
    }
    const derived = store.track(() => derive(store.page(file), store));
    known.set(file, derived);
    return derived.value;
  };
}
