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

/** Accepts MDX and Markdown files except READMEs, which are for developers. */
export function isPageFile(file: string): boolean {
  return /\.mdx?$/.test(file) && path.posix.basename(file) !== 'README.md';
}

/**
 * Lists the page sources below some folders, as sorted paths relative to `root`.
 *
 * @throws Error if there are no pages, so that no check passes without reading one
 */
export function listPages(
  root: string,
  folders: readonly string[] = PAGE_FOLDERS,
): string[] {
  const pages = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter(isPageFile),
  );
  if (pages.length === 0) {
    throw new Error(
      `No page found below ${folders.join(', ')} in ${root}. Run the check from a full checkout.`,
    );
  }
  return pages.sort();
}

/** Interval at which {@link PageStore.pages} looks for edits, in milliseconds. */
export const REFRESH_MS = 500;

/**
 * The pages of a repository. Each is parsed once per edit. Get the store of a repository from {@link pageStore}.
 */
export class PageStore {
  readonly #stamps = new Map<string, string>();
  #pages: readonly SourcePage[] = [];
  #readAt = -Infinity;
  /** Pages read by each running {@link PageStore.track}. */
  readonly #reads: PageReads[] = [];

  constructor(readonly root: string) {}

  /** Lists the files of all pages. See {@link listPages}. */
  list(): string[] {
    return listPages(this.root);
  }

  /**
   * Reads a page as it is now.
   *
   * @param file - path relative to the root
   * @returns the same object until the file changes
   * @throws Error if there is no such file, ProblemError if its front matter is not valid YAML
   */
  page(file: string): AnyPage {
    const text = readFileSync(path.join(this.root, file), 'utf8');
    const page = parseAnyPage(file, text);
    this.#reads.forEach((reads) => reads.set(file, page));
    return page;
  }

  /** Like {@link page}, but `undefined` if there is no such file. */
  find(file: string): AnyPage | undefined {
    if (existsSync(path.join(this.root, file))) {
      return this.page(file);
    }
    this.#reads.forEach((reads) => reads.set(file, undefined));
    return undefined;
  }

  /**
   * Reads all pages in folders of pages with valid front matter; Docusaurus reports the others.
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

  /** Like {@link readAll}, for calls per page of a build: looks for edits only once in {@link REFRESH_MS}. */
  pages(): readonly SourcePage[] {
    return performance.now() - this.#readAt < REFRESH_MS
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

  /** Runs a synchronous function, and records which pages it reads. */
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

/** Pages by file; `undefined` where there was no such file. */
type PageReads = Map<string, AnyPage | undefined>;

/** A value, and the pages from which it was derived. */
interface Derived<T> {
  readonly value: T;
  readonly reads: PageReads;
}

const stores = new Map<string, PageStore>();

/** Gets the one store of a repository. */
export function pageStore(root: string = process.cwd()): PageStore {
  const key = path.resolve(root);
  const store = stores.get(key) ?? new PageStore(key);
  stores.set(key, store);
  return store;
}

/**
 * Makes a function that derives a value from a page, and caches it until the page, or another page that `derive` has
 * read from the store, changes. Pages read after an `await` are not noticed.
 *
 * @returns takes a store and the file of a page in it
 */
export function perPage<T>(
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
