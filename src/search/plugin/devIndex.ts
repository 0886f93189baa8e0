import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import type {Nodes, Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {DEFAULT_TAG, docsTag} from '../../site/sets/docsTag';
import {joinPages, type ExtractedPage} from '../records/linkTexts';
import {buildIndex} from '../engines/embedded/build/buildIndex';
import {extractPage} from '../records/extractPage';
import {readSearchTerms} from '../records/searchTerms';
import {parseHtml} from '../records/html';
import {headingsOf} from '../../content/page/headings';
import {listPages} from '../../content/page/listPages';
import {originalOf, pagePlaceOf} from '../../content/page/place';
import {parsePage} from '../../content/page/sourcePage';
import {escapeMarkup} from '../../site/escaping';
import {DOCS_LOCALE, type Locale} from '../../site/locales';

/** A remark step as the documentation plugins run it: changes the tree of a page. */
type RemarkStep = (tree: Root, file: {path: string}) => void | Promise<void>;

/** The site whose pages the development server finds. */
export interface DevSite {
  readonly siteDir: string;
  readonly locale: Locale;
  /** Base path of the locale, with a slash at both ends. */
  readonly baseUrl: string;
  /** Remark steps of the documentation sets, by id; under an empty one those of other pages. */
  readonly steps: Readonly<Record<string, readonly RemarkStep[]>>;
}

/** What was read of a page, and of which text. */
interface Known {
  readonly text: string;
  readonly page: ExtractedPage | undefined;
}

/**
 * Makes the index of the development server, which has no built pages, from the sources of the pages. One that cannot be
 * read just now (half an edit) is left out.
 *
 * @returns makes it: file name → text. Pages that have not changed since are not read again
 */
export function devIndexBuilder(
  site: DevSite,
): () => Promise<ReadonlyMap<string, string>> {
  const topicsOf = readSearchTerms(site.siteDir);
  const known = new Map<string, Known>();
  const read = async (file: string) => {
    const text = readFileSync(path.join(site.siteDir, file), 'utf8');
    const before = known.get(file);
    if (before?.text === text) {
      return before.page;
    }
    const {html, route} = await renderDevPage(file, text, site);
    const url = `http://localhost${site.baseUrl}${route}`;
    const topics = topicsOf(route);
    const page = extractPage({nodes: parseHtml(html), url, topics});
    known.set(file, {text, page});
    return page;
  };
  return async () => {
    const pages: ExtractedPage[] = [];
    for (const file of shownPages(site)) {
      // The development server itself reports what is wrong with the page.
      const page = await read(file).catch(() => undefined);
      pages.push(...(page ? [page] : []));
    }
    const files = buildIndex(joinPages(pages), site.locale);
    return new Map(files.map(({name, text}) => [name, text]));
  };
}

/** The sources of the pages in a language: translations stand in for their originals. */
function shownPages({siteDir, locale}: DevSite): Iterable<string> {
  const shown = new Map<string, string>();
  for (const file of listPages(siteDir)) {
    const place = pagePlaceOf(file);
    const original = originalOf(file)!;
    const isShown =
      place?.locale === locale ||
      (place?.locale === DOCS_LOCALE && !shown.has(original));
    if (isShown && !place.partial) {
      shown.set(original, file);
    }
  }
  return shown.values();
}

/** Renders the parts of a page that search looks at, as a build does. What React components would render is missing. */
async function renderDevPage(
  file: string,
  text: string,
  {siteDir, locale, steps}: DevSite,
): Promise<{html: string; route: string}> {
  const {tree, frontMatter, area, route} = parsePage(file, text);
  for (const step of steps[area === 'pages' ? '' : area] ?? []) {
    await step(tree, {path: path.join(siteDir, file)});
  }
  const {description, keywords, unlisted, draft} = frontMatter;
  const tags = Object.entries({
    description,
    keywords,
    robots: [unlisted, draft].includes(true) ? 'noindex' : '',
    'docsearch:language': locale,
    'docsearch:docusaurus_tag': area === 'pages' ? DEFAULT_TAG : docsTag(area),
  }).map(
    ([name, content]) =>
      `<meta name="${name}" content="${escapeMarkup(String(content ?? ''))}">`,
  );
  const title = escapeMarkup(String(frontMatter['title'] ?? ''));
  const body = render(tree);
  return {
    // As Docusaurus, which takes a heading in the text for the title.
    html: `${tags.join('')}<main>${title && !/<h1[ >]/.test(body) ? `<h1>${title}</h1>` : ''}${body}</main>`,
    route: route.slice(1),
  };
}

/** Components of pages whose borders matter, by the element that they render. */
const COMPONENTS: Readonly<Record<string, string>> = {
  ApiTable: 'table',
  ApiRow: 'tr',
};

function render(tree: Root): string {
  for (const {node, id} of headingsOf(tree)) {
    node.data = {...node.data, hProperties: {id}};
  }
  return toHtml(
    toHast(tree, {
      // Elements and components of MDX; its expressions and imports show nothing here.
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
