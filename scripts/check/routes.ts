import {
  didYouMean,
  type Fault,
  findAnchors,
  findPagePlace,
  MARK,
  type PagePlace,
  ProblemError,
  type SourcePage,
} from '../../src/content';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {BUYER_RULES} from '../../src/site/buyerRules';
import {GLOSSARY, OPEN_QUESTIONS} from '../../src/site/paths';
import {DOCS_LOCALE} from '../../src/site/locales';
import type {FileTree} from './files';
import type {Sources} from './sources';

/** Pages that themes give a route to, once the site has its own component for them. */
const THEME_PAGES = {'src/theme/SearchPage.tsx': '/search'};

/** Addresses of the site, as far as they are known without a build. */
export interface RouteTable {
  /** Page sources by address; the English one where there are two. */
  readonly pages: ReadonlyMap<string, SourcePage>;
  /** Files of pages that are components, by address. */
  readonly components: ReadonlyMap<string, string>;
  /** Addresses that lead to another page, and where. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly sources: Sources;
}

/** What an address should be, where it leads nowhere. */
export type Miss = Omit<Fault, 'found'>;

/** The pages that are components: their files and places. */
export function componentPages(
  files: FileTree,
): {readonly file: string; readonly place: PagePlace}[] {
  return files
    .list('src/pages')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const place = findPagePlace(file);
      return place && !place.partial ? [{file, place}] : [];
    });
}

/** Gathers the addresses of a site's pages, components and redirects. */
export function routesOf(sources: Sources): RouteTable {
  const {pages, files, redirects} = sources;
  const isSource = ({locale}: SourcePage) => locale === DOCS_LOCALE;
  return {
    pages: new Map(
      // The last entry wins: English sources come after their translations.
      pages
        .filter(({partial}) => !partial)
        .sort((a, b) => Number(isSource(a)) - Number(isSource(b)))
        .map((page) => [page.route, page]),
    ),
    components: new Map([
      ...componentPages(files).map(
        ({file, place}) => [place.route, file] as const,
      ),
      ...Object.entries(THEME_PAGES)
        .filter(([file]) => files.has(file))
        .map(([file, route]) => [route, file] as const),
    ]),
    redirects: new Map(redirects.map(({from, to}) => [from, to])),
    sources,
  };
}

/** Looks up an address that begins with `/`; its query is left aside. */
export async function missOfRoute(
  {pages, components, redirects, sources}: RouteTable,
  address: string,
): Promise<Miss | undefined> {
  const [pathAndQuery = '', anchor] = address.split('#', 2);
  const [path = ''] = pathAndQuery.split('?', 1);
  const route = safeDecode(path).replace(/(?<=.)\/$/, '');
  const page = pages.get(route);
  const component = components.get(route);
  const to = redirects.get(route);
  if (page) {
    return missOfAnchor(page, anchor, sources);
  }
  if (component !== undefined) {
    const anchors = () => componentAnchors(route, component, sources);
    return anchor ? missAmong(anchors(), anchor, route) : undefined;
  }
  return to === undefined
    ? {
        expected: 'the address of a page',
        remedy: `${didYouMean(route, [...pages.keys()])}No page has the address ${route}: correct it; mind upper and lower case.`,
      }
    : {expected: to, remedy: 'Link to the page itself.'};
}

/** Looks an anchor up on a page. An absent or empty anchor is the page itself. */
export async function missOfAnchor(
  page: SourcePage,
  anchor: string | undefined,
  sources: Sources,
): Promise<Miss | undefined> {
  if (!anchor || findAnchors(page).has(safeDecode(anchor))) {
    return undefined;
  }
  const anchors = await anchorsOf(page, sources);
  return anchors && missAmong(anchors, anchor, page.route);
}

function missAmong(
  anchors: ReadonlySet<string>,
  anchor: string,
  route: string,
): Miss | undefined {
  return anchors.has(safeDecode(anchor))
    ? undefined
    : {
        expected: `an anchor of ${route}`,
        remedy: `${didYouMean(anchor, [...anchors])}Correct the anchor, or give the heading an id: \`## Errors {/* #errors */}\`.`,
      };
}

const known = new WeakMap<
  SourcePage,
  Promise<ReadonlySet<string> | undefined>
>();

/** The anchors of a page as it is built; none where an element does not agree with the contract, which others say. */
function anchorsOf(page: SourcePage, {pages}: Sources) {
  const read = async () => {
    // Parsers of the contracts stand behind this: they are loaded when a link needs them.
    const {builtAnchors} = await import('../../src/reference/builtAnchors');
    try {
      return await builtAnchors(page, (file) =>
        pages.find((one) => one.file === file),
      );
    } catch (error) {
      if (error instanceof ProblemError) {
        return undefined;
      }
      throw error;
    }
  };
  const anchors = known.get(page) ?? read();
  known.set(page, anchors);
  return anchors;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const MARK_ID = new RegExp(`<${MARK}\\s[^>]*?\\bid="([^"]+)"`, 'g');

/** An element with an id; that of a text of the interface is a key. */
const WRITTEN_ID = /<(?!Translate\b)\w+[^<>]*?\sid="([^"]+)"/g;

/** The anchors that pages make from tables and marks, by address. */
const MADE: Readonly<Record<string, (sources: Sources) => string[]>> = {
  [GLOSSARY]: ({glossary}) => [
    ...glossary.map(({set}) => set),
    ...glossary.map(({id}) => id),
  ],
  [OPEN_QUESTIONS]: ({pages}) => [
    ...DOCS_SET_LIST.map(({id}) => id),
    'pages',
    ...pages.flatMap(({text}) =>
      [...text.matchAll(MARK_ID)].map(([, id = '']) => id),
    ),
  ],
  '/products': () => BUYER_RULES.map(({id}) => `rules-${id}`),
};

/** The anchors of a page that is a component: ids that stand in its file, and what it makes from tables. */
function componentAnchors(
  route: string,
  file: string,
  sources: Sources,
): ReadonlySet<string> {
  const written = [...sources.files.read(file).matchAll(WRITTEN_ID)];
  return new Set([
    ...written.map(([, id = '']) => id),
    ...(MADE[route]?.(sources) ?? []),
  ]);
}
