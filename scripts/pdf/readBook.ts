import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseVersion} from '@document-sdk/contract';
import type {Locale} from '../../src/site/locales';
import type {DocsSet} from '../../src/site/sets/docsSet';
import {SITE_TITLE} from '../../src/site/siteConfig';
import {getLocalizedText} from '../../src/site/texts';
import {
  type BookPage,
  type BuiltLanguage,
  findBuiltFile,
  type FinishedBuild,
  parseBookPage,
  parseHtmlDocument,
  readRouteHtml,
} from './build';

/** A group of the sidebar. */
export interface BookGroup {
  readonly label: string;
  readonly pages: readonly BookPage[];
}

/** Facts for the title page and the document's metadata. */
export interface BookFacts {
  readonly product: string;
  readonly publisher: string;
  /** Files of the contracts, with their versions. */
  readonly contracts: readonly string[];
  /** Language of the title page and the contents. */
  readonly locale: Locale;
  /** Date of the last change of the pages, `YYYY-MM-DD`, if known. */
  readonly lastChange?: string;
  /** Public address of the first page. */
  readonly address: string;
  /** Classes of the site's `<html>` element. */
  readonly className: string;
}

/** A documentation set in one language, as one document. */
export interface Book {
  readonly facts: BookFacts;
  /** In the order of the sidebar. */
  readonly groups: readonly BookGroup[];
  /** Root path of the language on the site, with a slash at both ends. */
  readonly root: string;
}

/**
 * Reads a documentation set in one language from a build: the pages of its `llms.txt`, which are those of the
 * sidebar in order, then the others.
 *
 * @throws Error naming a page that is missing or has no text
 */
export function readBook(
  build: FinishedBuild,
  set: DocsSet,
  {locale, root}: BuiltLanguage,
): Book {
  const list = `${root}${set.routeBasePath}/llms.txt`;
  const groups = readLlmsList(build, list).map(({label, routes}) => ({
    label,
    pages: routes.map((route) =>
      parseBookPage(readRouteHtml(build, route), route),
    ),
  }));
  const entry = root + set.entry.slice(1);
  const home = readRouteHtml(build, entry);
  const {className} = parseHtmlDocument(home).documentElement;
  const lastChange = findLastChange(build, set);
  return {
    root,
    groups,
    facts: {
      product: getLocalizedText(set.label, locale),
      publisher: getLocalizedText(SITE_TITLE, locale),
      contracts: listContracts(build, set, locale),
      locale,
      ...(lastChange !== undefined && {lastChange}),
      address: build.url + entry,
      className,
    },
  };
}

/** Reads the groups of an `llms.txt` with the paths of their pages. https://llmstxt.org */
function readLlmsList(build: FinishedBuild, list: string) {
  const file = findBuiltFile(build, list);
  if (!existsSync(file)) {
    throw new Error(
      `${file}: expected the list of the pages of a set, found none. Build the site again.`,
    );
  }
  const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m);
  return sections.map((section) => ({
    label: section.slice(0, section.indexOf('\n')),
    routes: Array.from(
      section.matchAll(/^- \[(?:\\.|[^\]\\])*\]\(([^)]+)\.md\)/gm),
      ([, address]) =>
        decodeURI(new URL(address!).pathname).replace(/(?<=\/)index$/, ''),
    ),
  }));
}

/** Lists the published contracts of a set with their versions. */
function listContracts({dir}: FinishedBuild, {id}: DocsSet, locale: Locale) {
  const folder = path.join(dir, 'contracts', id);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const stated = getLocalizedText(BOOK_TEXTS.version, locale);
  return files
    .filter((file) => /\.(?:h|d\.ts)$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const version = parseVersion(text);
      return version
        ? `${file}, ${stated.replace('{version}', version)}`
        : file;
    });
}

/**
 * Finds the latest change of the pages of a set in the sitemaps, which have it from git. All languages are
 * read, because a page that is not translated is in one sitemap only.
 *
 * @returns `YYYY-MM-DD`, or `undefined` if the sitemaps have no dates
 */
function findLastChange(
  build: FinishedBuild,
  {routeBasePath}: DocsSet,
): string | undefined {
  const sitemaps = build.languages.map(({root}) => {
    const file = findBuiltFile(build, `${root}sitemap.xml`);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  });
  const page = String.raw`<loc>[^<]*/${routeBasePath}/[^<]*</loc>\s*<lastmod>([\d-]{10})`;
  const found = sitemaps.join().matchAll(new RegExp(page, 'g'));
  return Array.from(found, ([, day]) => day!)
    .sort()
    .at(-1);
}

/** Texts of a PDF besides its pages. */
export const BOOK_TEXTS = {
  /** Subtitle of the title page. */
  documentation: {ko: '개발자 문서', en: 'Developer documentation'},
  contents: {ko: '목차', en: 'Contents'},
  contract: {ko: '인터페이스 명세', en: 'API contract'},
  /** `{version}` is a number such as 1.0. */
  version: {ko: '버전 {version}', en: 'version {version}'},
  lastChange: {ko: '마지막 수정일', en: 'Last change'},
  /** Label of the public address. */
  online: {ko: '온라인 문서', en: 'Online'},
} as const;
