import {
  suggestName,
  type FileProblem,
  type ProblemText,
  findOriginalFile,
  findPagePlace,
  UNSPECIFIED_ELEMENT,
  type PagePlace,
  ProblemError,
  type SourcePage,
} from '../../src/content';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {BUYER_ANSWERS, LICENCE_DOCUMENTS} from '../../src/site/buyerAnswers';
import {BUYER_RULES} from '../../src/site/buyerRules';
import {
  escapeInvalidPercents,
  GLOSSARY_ROUTE,
  OPEN_QUESTIONS_ROUTE,
} from '../../src/site/paths';
import {DOCS_LOCALE} from '../../src/site/locales';
import type {FileTree} from './files';
import type {CheckSources} from './sources';

/** Routes of pages that are theme components. */
const THEME_PAGES = {'src/theme/SearchPage.tsx': '/search'};

/** Addresses of the site, without a build. */
export interface RouteTable {
  /** Page by address. The English source has precedence. */
  readonly pages: ReadonlyMap<string, SourcePage>;
  /** File of a page component by address. */
  readonly components: ReadonlyMap<string, string>;
  /** Target by address. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly sources: CheckSources;
}

/** Reason why an address leads nowhere. */
export type LinkFault = Omit<ProblemText, 'found'>;

/** Lists the React pages of `src/pages`. */
export function listComponentPages(
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

export function collectRoutes(sources: CheckSources): RouteTable {
  const {allPages, files, redirects} = sources;
  const isSource = ({locale}: SourcePage) => locale === DOCS_LOCALE;
  return {
    pages: new Map(
      // For equal addresses, the last entry wins.
      allPages
        .filter(({partial}) => !partial)
        .sort((a, b) => Number(isSource(a)) - Number(isSource(b)))
        .map((page) => [page.route, page]),
    ),
    components: new Map([
      ...listComponentPages(files).map(
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

/** Checks an address that begins with `/`. The query is ignored. */
export async function checkRoute(
  {pages, components, redirects, sources}: RouteTable,
  address: string,
): Promise<LinkFault | undefined> {
  const [pathAndQuery = '', anchor] = address.split('#', 2);
  const [path = ''] = pathAndQuery.split('?', 1);
  const route = safeDecode(path).replace(/(?<=.)\/$/, '');
  const page = pages.get(route);
  const component = components.get(route);
  const to = redirects.get(route);
  if (page) {
    return checkAnchor(page, anchor, sources);
  }
  if (component !== undefined) {
    const anchors = () => componentAnchors(route, component, sources);
    return anchor ? checkAnchorId(anchors(), anchor, route) : undefined;
  }
  return to === undefined
    ? {
        expected: 'the address of a page',
        remedy: `${suggestName(route, [...pages.keys()])}No page has the address ${route}: correct it; mind upper and lower case.`,
      }
    : {expected: to, remedy: 'Link to the page itself.'};
}

/** Checks an anchor of a page. An empty anchor is valid. */
export async function checkAnchor(
  page: SourcePage,
  anchor: string | undefined,
  sources: CheckSources,
): Promise<LinkFault | undefined> {
  if (!anchor || page.anchors.has(safeDecode(anchor))) {
    return undefined;
  }
  // Translations have the generated anchors of the English page.
  const original = sources.allPages.find(
    ({file}) => file === findOriginalFile(page.file),
  );
  const {anchors} = await readBuiltPage(original ?? page, sources);
  return anchors && checkAnchorId(anchors, anchor, page.route);
}

function checkAnchorId(
  anchors: ReadonlySet<string>,
  anchor: string,
  route: string,
): LinkFault | undefined {
  return anchors.has(safeDecode(anchor))
    ? undefined
    : {
        expected: `an anchor of ${route}`,
        remedy: `${suggestName(anchor, [...anchors])}Correct the anchor, or give the heading an id: \`## Errors {/* #errors */}\`.`,
      };
}

interface BuiltPage {
  /** Absent if the page cannot be built. */
  readonly anchors?: ReadonlySet<string>;
  readonly problems: readonly FileProblem[];
}

const known = new WeakMap<SourcePage, Promise<BuiltPage>>();

/** Finds the anchors of a built page, and elements that do not match the contract. */
export function readBuiltPage(
  page: SourcePage,
  {allPages}: CheckSources,
): Promise<BuiltPage> {
  const read = async (): Promise<BuiltPage> => {
    // Loads contract parsers, which most links do not need.
    const {collectAnchors} = await import('../../src/reference');
    try {
      const anchors = await collectAnchors(page, (file) =>
        allPages.find((one) => one.file === file),
      );
      return {anchors, problems: []};
    } catch (error) {
      if (error instanceof ProblemError) {
        return {problems: error.problems};
      }
      throw error;
    }
  };
  const built = known.get(page) ?? read();
  known.set(page, built);
  return built;
}

function safeDecode(text: string): string {
  return decodeURIComponent(escapeInvalidPercents(text));
}

const MARK_ID = new RegExp(
  `<${UNSPECIFIED_ELEMENT}\\s[^>]*?\\bid="([^"]+)"`,
  'g',
);

/** `<Translate>` has a message id, not an element id. */
const ELEMENT_ID = /<(?!Translate\b)\w+[^<>]*?\sid="([^"]+)"/g;

/** Anchors that React pages make from tables, by address. */
const GENERATED_ANCHORS: Readonly<
  Record<string, (sources: CheckSources) => string[]>
> = {
  [GLOSSARY_ROUTE]: ({glossary}) => [
    ...glossary.map(({set}) => set),
    ...glossary.map(({id}) => id),
  ],
  [OPEN_QUESTIONS_ROUTE]: ({allPages}) => [
    ...DOCS_SET_LIST.map(({id}) => id),
    'pages',
    ...allPages.flatMap(({text}) =>
      [...text.matchAll(MARK_ID)].map(([, id = '']) => id),
    ),
  ],
  '/products': () =>
    [...BUYER_ANSWERS, ...BUYER_RULES, LICENCE_DOCUMENTS].map(({id}) => id),
};

/** Finds the anchors of a React page: ids in its source, and those of tables. */
function componentAnchors(
  route: string,
  file: string,
  sources: CheckSources,
): ReadonlySet<string> {
  const written = [...sources.files.read(file).matchAll(ELEMENT_ID)];
  return new Set([
    ...written.map(([, id = '']) => id),
    ...(GENERATED_ANCHORS[route]?.(sources) ?? []),
  ]);
}
