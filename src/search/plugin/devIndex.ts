import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import type {Nodes, Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {
  findPageHeadings,
  findOriginalFile,
  getPageStore,
  parseHtml,
  cachePerPage,
  type RemarkStep,
  type SourcePage,
} from '../../content';
import {escapeMarkup} from '../../site/escaping';
import {DOCS_LOCALE, type Locale} from '../../site/locales';
import {DEFAULT_SEARCH_TAG, createDocsSearchTag} from '../../site/sets/docsTag';
import {buildIndex} from '../engines/embedded/build/buildIndex';
import {extractPage} from '../records/extractPage';
import {joinPageRecords, type ExtractedPage} from '../records/linkTexts';
import {readSearchTerms} from '../records/searchTerms';

/** Site and locale whose pages the development server indexes. */
export interface DevIndexOptions {
  readonly siteDir: string;
  readonly locale: Locale;
  /** Base path of the locale, with a leading and a trailing slash. */
  readonly baseUrl: string;
  /** Remark transformers of each documentation set by its id. The key `''` is for all other pages. */
  readonly steps: Readonly<Record<string, readonly RemarkStep[]>>;
}

/**
 * Creates a function that builds the search index from the page sources, since the development server has no
 * built pages. Each page is rendered once per edit. Pages that cannot be read, such as those with a syntax
 * error, are omitted.
 *
 * @returns a function that builds the index: file name → text
 */
export function createDevIndexBuilder(
  site: DevIndexOptions,
): () => Promise<ReadonlyMap<string, string>> {
  const store = getPageStore(site.siteDir);
  const findTopics = readSearchTerms(site.siteDir);
  const extract = cachePerPage(async (page) => {
    const {html, route} = await renderDevPage(page as SourcePage, site);
    const url = `http://localhost${site.baseUrl}${route}`;
    const topics = findTopics(route);
    return extractPage({nodes: parseHtml(html), url, topics});
  });
  return async () => {
    const pages: ExtractedPage[] = [];
    for (const {file} of choosePages(store.readAll(), site.locale)) {
      // Ignores errors, which the development server reports itself.
      const page = await extract(store, file).catch(() => undefined);
      pages.push(...(page ? [page] : []));
    }
    return buildIndex(joinPageRecords(pages), site.locale);
  };
}

/** Returns the pages of a language: translations, and original pages that have no translation. */
function choosePages(
  pages: readonly SourcePage[],
  locale: Locale,
): Iterable<SourcePage> {
  const chosen = new Map<string | undefined, SourcePage>();
  for (const page of pages) {
    const original = findOriginalFile(page.file);
    const isChosen =
      page.locale === locale ||
      (page.locale === DOCS_LOCALE && !chosen.has(original));
    if (isChosen && !page.partial) {
      chosen.set(original, page);
    }
  }
  return chosen.values();
}

/** Renders the parts of a page that search indexes, without the output of React components. */
async function renderDevPage(
  page: SourcePage,
  {siteDir, locale, steps}: DevIndexOptions,
): Promise<{html: string; route: string}> {
  const {file, frontMatter, area, route} = page;
  const tree = structuredClone(page.tree);
  for (const step of steps[area === 'pages' ? '' : area] ?? []) {
    await step(tree, {path: path.join(siteDir, file)});
  }
  const {description, unlisted, draft} = frontMatter;
  const tags = Object.entries({
    description,
    robots: [unlisted, draft].includes(true) ? 'noindex' : '',
    'docsearch:language': locale,
    'docsearch:docusaurus_tag':
      area === 'pages' ? DEFAULT_SEARCH_TAG : createDocsSearchTag(area),
  }).map(
    ([name, content]) =>
      `<meta name="${name}" content="${escapeMarkup(String(content ?? ''))}">`,
  );
  const title = escapeMarkup(String(frontMatter['title'] ?? ''));
  const body = render(tree);
  return {
    // Adds the title unless the text contains a level 1 heading, which Docusaurus would use as the title.
    html: `${tags.join('')}<main>${title && !/<h1[ >]/.test(body) ? `<h1>${title}</h1>` : ''}${body}</main>`,
    route: route.slice(1),
  };
}

/** Maps components that separate texts to the HTML element that they render. */
const COMPONENTS: Readonly<Record<string, string>> = {
  ApiTable: 'table',
  ApiRow: 'tr',
};

function render(tree: Root): string {
  for (const {node, id} of findPageHeadings(tree)) {
    node.data = {...node.data, hProperties: {id}};
  }
  return toHtml(
    toHast(tree, {
      // Renders JSX elements. MDX expressions and imports render nothing.
      unknownHandler: (state, node: Nodes & {name?: string | null}) => {
        const children = 'children' in node ? state.all(node) : [];
        const name = node.name ?? '';
        const tagName = COMPONENTS[name] ?? name;
        return /^[a-z]/.test(tagName)
          ? {type: 'element', tagName, properties: {}, children}
          : children;
      },
    }),
  );
}
