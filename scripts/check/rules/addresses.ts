import path from 'node:path';
import {
  findPagePlace,
  isPageFile,
  parseSourcePage,
  type FileProblem,
} from '../../../src/content';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {DOCS_SETS} from '../../../src/site/sets/index';
import type {MovedPages} from '../../../src/site/sets/redirects';
import {MOVED_PAGES_FILE} from '../dataFiles';
import {collectRoutes, listComponentPages} from '../routes';
import type {CheckRule, CheckSources} from '../sources';

/**
 * Addresses differ in more than upper and lower case, which many hosts and file systems ignore. File names
 * consist of characters that URLs do not escape.
 */
export const run: CheckRule = (sources) => {
  const {allPages, files} = sources;
  const addressed = [
    ...allPages
      .filter(({partial}) => !partial)
      .map((page) => ({file: page.file, place: page})),
    ...listComponentPages(files),
  ].sort((a, b) => (a.file < b.file ? -1 : 1));
  const first = new Map<string, string>();
  const taken = addressed.flatMap(({file, place: {locale, route}}) => {
    // Translations have the same route as their original.
    const key = `${locale}:${route}`.toLowerCase();
    const other = first.get(key);
    first.set(key, other ?? file);
    return other === undefined
      ? []
      : {
          file,
          line: 1,
          found: `the address ${route}, which ${other} has too, apart from upper and lower case`,
          expected: 'an address of its own',
          remedy: 'Rename or delete one of the two files.',
        };
  });
  const odd = addressed
    .map(({file}) => ({file, name: path.posix.basename(file)}))
    .filter(({name}) => !/^[\w.-]+$/.test(name))
    .map(({file, name}) => ({
      file,
      line: 1,
      found: `the name "${name}", which becomes the address`,
      expected: 'letters, digits, "-" and "_"',
      remedy: `Rename the file, such as ${name.replace(/[^\w.-]+/g, '-')}.`,
    }));
  return [...odd, ...taken, ...findLostAddresses(sources)];
};

/** Finds addresses of an earlier commit that are neither a page nor redirected now. */
function findLostAddresses(sources: CheckSources): FileProblem[] {
  const {pages, components, redirects} = collectRoutes(sources);
  return [...(sources.former ?? [])].flatMap(([file, text]) =>
    listRoutes(file, text)
      .filter(
        (route) =>
          // Builds leave out translations whose English page is missing.
          pages.get(route)?.locale !== DOCS_LOCALE &&
          !components.has(route) &&
          !redirects.has(route),
      )
      .map((route) => ({
        file,
        line: 1,
        found: `the address ${route}, which the site no longer has`,
        expected: 'a page or a redirect: readers have stored the address',
        remedy: `Add it to ${MOVED_PAGES_FILE}; npm run move does so when it moves a page.`,
      })),
  );
}

/** Lists the addresses of a page, or of redirects. */
function listRoutes(file: string, text: string): string[] {
  if (file === MOVED_PAGES_FILE) {
    return Object.entries(JSON.parse(text) as MovedPages).flatMap(
      ([set, moved]) =>
        Object.keys(moved).map(
          (id) =>
            `/${DOCS_SETS[set as keyof typeof DOCS_SETS].routeBasePath}/${id}`,
        ),
    );
  }
  const place = findPagePlace(file);
  const isAddressed = /\.(?:mdx?|tsx)$/.test(file);
  return !isAddressed || !place || place.partial || place.locale !== DOCS_LOCALE
    ? []
    : [(isPageFile(file) ? parseSourcePage(file, text) : place).route];
}
