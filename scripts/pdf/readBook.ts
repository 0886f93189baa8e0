import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {contractVersion} from '../../packages/contract/src/texts';
import type {DocsSet} from '../../src/site/sets/docsSet';
import {BOOK_TEXTS, EDITION_NAMES} from './bookTexts';
import type {Locale} from '../../src/site/locales';
import {SITE_TITLE} from '../../src/site/siteConfig';
import {textIn} from '../../src/site/texts';
import {VARIANTS, variantClassName} from '../../src/site/variants';
import type {Book} from './book';
import {
  fileAt,
  readRoute,
  type BuiltLanguage,
  type FinishedBuild,
} from './build';
import {parsePage, readPage} from './readPage';

/**
 * Reads a documentation set in one language off a build: the pages of its list for programs, which has
 * those of the sidebar in order, then those that stand in no sidebar.
 *
 * @throws Error naming the page that is missing or has no text
 */
export function readBook(
  build: FinishedBuild,
  set: DocsSet,
  {locale, root}: BuiltLanguage,
): Book {
  const list = `${root}${set.routeBasePath}/llms.txt`;
  const groups = readList(build, list).map(({label, routes}) => ({
    label,
    pages: routes.map((route) => readPage(readRoute(build, route), route)),
  }));
  const entry = root + set.entry.slice(1);
  const home = readRoute(build, entry);
  const {className, classList} = parsePage(home).documentElement;
  const edition = VARIANTS.find((variant) =>
    classList.contains(variantClassName(variant)),
  );
  if (!edition) {
    throw new Error(
      `${entry}: expected one of the classes ${VARIANTS.map(variantClassName).join(', ')} on <html>, received "${className}". Build the site again.`,
    );
  }
  const lastChange = lastChangeOf(build, set);
  return {
    root,
    groups,
    facts: {
      product: textIn(set.label, locale),
      publisher: textIn(SITE_TITLE, locale),
      edition: textIn(EDITION_NAMES[edition], locale),
      contracts: contractsOf(build, set, locale),
      locale,
      languages: [
        ...new Set(
          groups.flatMap(({pages}) => pages.map(({language}) => language)),
        ),
      ],
      ...(lastChange !== undefined && {lastChange}),
      address: build.url + entry,
      className,
    },
  };
}

/** The groups of a list of Markdown versions, with the paths of their pages. https://llmstxt.org */
function readList(build: FinishedBuild, list: string) {
  const file = fileAt(build, list);
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

/** The contracts that a build publishes for a set, with the versions that they state. */
function contractsOf({dir}: FinishedBuild, {id}: DocsSet, locale: Locale) {
  const folder = path.join(dir, 'contracts', id);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.flatMap((file) => {
    const isContract = /\.(?:h|d\.ts)$/.test(file);
    const version =
      isContract &&
      contractVersion(readFileSync(path.join(folder, file), 'utf8'));
    const stated = textIn(BOOK_TEXTS.version, locale);
    return version
      ? `${file}, ${stated.replace('{version}', version)}`
      : isContract
        ? file
        : [];
  });
}

/**
 * The day on which a page of a set changed last, as the sitemaps of a build have it, which take it from
 * the history of the sources. A page that is translated nowhere stands in the sitemap of one language.
 *
 * @returns `YYYY-MM-DD`; `undefined` where the sitemaps know no dates
 */
function lastChangeOf(
  build: FinishedBuild,
  {routeBasePath}: DocsSet,
): string | undefined {
  const sitemaps = build.languages.map(({root}) => {
    const file = fileAt(build, `${root}sitemap.xml`);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  });
  const page = String.raw`<loc>[^<]*/${routeBasePath}/[^<]*</loc>\s*<lastmod>([\d-]{10})`;
  const found = sitemaps.join().matchAll(new RegExp(page, 'g'));
  return Array.from(found, ([, day]) => day!)
    .sort()
    .at(-1);
}
