import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {contractVersion} from '../../../src/sets/contract/contractVersion';
import type {DocsSet} from '../../../src/sets/docsSet';
import {EDITION_NAMES} from '../../../src/site/bookTexts';
import {LLMS_TEXTS} from '../../../src/site/llmsTexts';
import {PAGE_NAMES_FILE, type PageNames} from '../../../src/site/pageNames';
import {SITE_TITLE} from '../../../src/site/siteConfig';
import {textIn} from '../../../src/site/texts';
import type {Book, BookContract, BookEntry, BookPage} from '../book/types';
import {
  fileAt,
  readRoute,
  type BuiltLanguage,
  type FinishedBuild,
} from './finishedBuild';
import {lastChangeOf} from './lastChange';
import {readPage} from './readPage';
import {readSidebar, type SidebarItem} from './readSidebar';
import {editionOf, siteClassOf} from './siteClass';

/**
 * Reads a documentation set in one language off a build: the pages of its sidebar in order, then those
 * that stand in no sidebar.
 *
 * @throws Error naming the page that is missing or has no text
 */
export function readBook(
  build: FinishedBuild,
  set: DocsSet,
  {locale, root}: BuiltLanguage,
): Book {
  const entry = root + set.entry.slice(1);
  const below = `${root}${set.routeBasePath}/`;
  const read = (route: string, wantedBy: string) =>
    readRoute(build, route, wantedBy);
  const pages = new Map<string, BookPage>();
  const pageAt = (route: string, wantedBy: string): BookPage => {
    const page = readPage(read(route, wantedBy), route);
    pages.set(route, page);
    return page;
  };
  const entriesOf = (items: readonly SidebarItem[]): BookEntry[] =>
    items.flatMap((item): BookEntry[] => {
      if ('items' in item) {
        return [{label: item.label, entries: entriesOf(item.items)}];
      }
      // A sidebar may lead elsewhere too, and to a page more than once.
      const {route} = item;
      return route.startsWith(below) && !pages.has(route)
        ? [pageAt(route, `in the sidebar of ${entry}`)]
        : [];
    });
  const listed = entriesOf(
    readSidebar(entry, (route) => read(route, `sidebar of ${set.id}`)),
  );
  const further = listedRoutes(build, root)
    .filter((route) => route.startsWith(below) && !pages.has(route))
    .map((route) => pageAt(route, `in ${root}${PAGE_NAMES_FILE}`));
  const home = read(entry, `entry page of ${set.id}`);
  const lastChange = lastChangeOf(build, set);
  return {
    root,
    entries: [
      ...listed,
      {label: textIn(LLMS_TEXTS.further, locale), entries: further},
    ],
    facts: {
      product: textIn(set.label, locale),
      publisher: textIn(SITE_TITLE, locale),
      edition: textIn(EDITION_NAMES[editionOf(home)], locale),
      contracts: contractsOf(build, set),
      locale,
      languages: [
        ...new Set([...pages.values()].map(({language}) => language)),
      ],
      ...(lastChange !== undefined && {lastChange}),
      address: build.url + entry,
      className: siteClassOf(home),
    },
  };
}

/** The pages that readers are led to, in a language. */
function listedRoutes(build: FinishedBuild, root: string): string[] {
  const file = fileAt(build, root + PAGE_NAMES_FILE);
  if (!existsSync(file)) {
    throw new Error(
      `${file}: expected the list of the pages of a language, found none. Build the site again.`,
    );
  }
  const {pages} = JSON.parse(readFileSync(file, 'utf8')) as PageNames;
  return Object.keys(pages).map((page) => root + page);
}

/** The contracts that a build publishes for a set. */
function contractsOf({dir}: FinishedBuild, {id}: DocsSet): BookContract[] {
  const folder = path.join(dir, 'contracts', id);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files
    .filter((file) => /\.(?:h|d\.ts)$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const version = contractVersion(text);
      return {file, ...(version !== undefined && {version})};
    });
}
