import type {DocsSet} from '../../site/sets/index';
import {LLMS_TEXTS} from './llmsTexts';
import {DOCS_LOCALE, type Locale} from '../../site/locales';
import type {PageList} from '../../site/paths';
import {listClientRedirects} from '../../site/sets/redirects';
import {getLocalizedText} from '../../site/texts';
import type {PageFacts} from './renderMarkdown';
import type {SidebarSection} from './sidebarSections';

/** A page in a list, with the address of its Markdown version. */
export interface ListedPage extends PageFacts {
  readonly route: string;
  /** Absolute URL of the page's Markdown version. */
  readonly markdown: string;
}

export interface ListedSite {
  readonly title: string;
  readonly tagline: string;
  readonly locale: Locale;
  /** Absolute URL of the locale's home page, with a trailing slash. */
  readonly home: string;
}

/** A file to write. Its path is relative to the root folder of the locale. */
export interface LlmsFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Renders `llms.txt` for the site and for each documentation set: https://llmstxt.org. The site's file lists
 * the pages outside the sets and links to the files of the sets.
 *
 * @param sections - returns the sidebar groups of a set
 */
export function renderLlmsLists(
  site: ListedSite,
  pages: readonly ListedPage[],
  sets: readonly DocsSet[],
  sections: (set: DocsSet) => readonly SidebarSection[],
): LlmsFile[] {
  const say = (key: keyof typeof LLMS_TEXTS) =>
    getLocalizedText(LLMS_TEXTS[key], site.locale);
  const lists = sets.map((set) => {
    const own = pages.filter((page) => page.set === set.id);
    const label = getLocalizedText(set.label, site.locale);
    const path = `${set.routeBasePath}/llms.txt`;
    const entry = own.find(({route}) => route.endsWith(set.entry));
    const isForeign = own.some(({language}) => language !== site.locale);
    const notes = isForeign && site.locale !== DOCS_LOCALE;
    const text = [
      ...head(label, entry?.description ?? site.tagline, [
        say('note'),
        ...(notes ? [say('foreignDocs')] : []),
      ]),
      ...groups(own, sections(set), say('overview'), say('further')),
    ].join('\n');
    const count = say('pageCount').replace('{count}', String(own.length));
    return {path, text, link: link(label, site.home + path, count)};
  });
  const rest = pages.filter(({set}) => set === undefined);
  const isLegal = ({route}: ListedPage) => /\/legal\//.test(route);
  const root = [
    ...head(site.title, site.tagline, [say('note')]),
    ...list(
      say('documentation'),
      lists.map((each) => each.link),
    ),
    ...section(
      say('pages'),
      rest.filter((page) => !isLegal(page)),
    ),
    ...section(say('legal'), rest.filter(isLegal)),
  ].join('\n');
  return [{path: 'llms.txt', text: root}, ...lists];
}

/** Groups the pages of a set by sidebar group. Each page is listed once. Pages without a group come last. */
function groups(
  pages: readonly ListedPage[],
  sections: readonly SidebarSection[],
  overview: string,
  further: string,
): string[] {
  const left = new Map(pages.map((page) => [page.route, page]));
  const take = (route: string) => {
    const page = left.get(route);
    left.delete(route);
    return page ?? [];
  };
  return [
    ...sections.flatMap(({label = overview, routes}) =>
      section(label, routes.flatMap(take)),
    ),
    ...section(further, [...left.values()]),
  ];
}

function head(title: string, summary: string, notes: string[]): string[] {
  return [`# ${title}`, '', `> ${summary}`, '', ...notes, ''];
}

function section(label: string, pages: readonly ListedPage[]): string[] {
  return list(
    label,
    pages.map(({title, markdown, description}) =>
      link(title, markdown, description),
    ),
  );
}

function list(label: string, links: readonly string[]): string[] {
  return links.length > 0 ? [`## ${label}`, '', ...links, ''] : [];
}

function link(name: string, address: string, note: string): string {
  const text = name.replace(/[\\[\]]/g, '\\$&');
  return `- [${text}](${address})${note && `: ${note}`}`;
}

/**
 * Renders `pages.json`, which the not-found page uses for suggestions.
 *
 * @param baseUrl - path of the language's home page, with a slash at both ends
 */
export function renderPageNames(
  pages: readonly ListedPage[],
  baseUrl: string,
): string {
  const names: PageList = {
    pages: Object.fromEntries(
      pages.map(({route, title}) => [route.slice(baseUrl.length), title]),
    ),
    names: Object.fromEntries(
      listClientRedirects().map(({from, to}) => [from.slice(1), to.slice(1)]),
    ),
  };
  return JSON.stringify(names);
}
