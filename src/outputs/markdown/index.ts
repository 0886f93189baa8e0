import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS_SET_LIST} from '../../site/sets/index';
import {toLocale} from '../../site/locales';
import {markdownPath, PAGE_LIST_FILE, type PageList} from '../../site/paths';
import type {BuiltPages} from '../builtPages';
import {llmsLists, type ListedPage} from './llmsLists';
import {sidebarSections, type Section} from './sidebarSections';
import {clientRedirects} from '../../site/sets/redirects';

interface Options {
  /** Reads the pages that were built. */
  readonly read: BuiltPages;
}

/**
 * Gives every page a Markdown version, made from the page as it was built, and lists those in `llms.txt`;
 * `llms-full.txt` holds them all. Pages that nobody is to be led to stand in no list. What the pages are called is a file of its own, for those
 * who mistype an address.
 */
export default function pageMarkdownPlugin(
  {baseUrl, siteConfig, i18n}: LoadContext,
  {read}: Options,
): Plugin {
  const {url, title, tagline} = siteConfig;
  let sections: ReadonlyMap<string, readonly Section[]> = new Map();
  return {
    name: 'page-markdown',

    allContentLoaded({allContent}) {
      sections = new Map(
        DOCS_SET_LIST.map((set) => [set.id, sidebarSections(allContent, set)]),
      );
    },

    async postBuild(build) {
      const {outDir} = build;
      const pages: ListedPage[] = [];
      const texts: string[] = [];
      const write = (file: string, text: string) => {
        const target = path.join(outDir, file);
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, text);
      };
      for (const {route, shared} of read(build)) {
        if (shared) {
          const markdown = markdownPath(route);
          write(markdown.slice(baseUrl.length), shared.markdown);
          if (!shared.hidden) {
            texts.push(shared.markdown);
            pages.push({...shared.facts, route, markdown: url + markdown});
          }
        }
      }
      const lists = llmsLists(
        {
          title,
          tagline,
          locale: toLocale(i18n.currentLocale),
          home: url + baseUrl,
        },
        pages,
        DOCS_SET_LIST,
        ({id}) => sections.get(id) ?? [],
      );
      lists.forEach((list) => write(list.path, list.text));
      write(PAGE_LIST_FILE, renderPageNames(pages, baseUrl));
      write('llms-full.txt', texts.join('\n'));
      logger.info(
        `Markdown (${i18n.currentLocale}): ${pages.length} pages stand in ${lists.length} lists.`,
      );
    },
  };
}

/**
 * Lists what the pages of a language are called.
 *
 * @param baseUrl - path of the language's root, with a slash at both ends
 * @returns JSON
 */
function renderPageNames(
  pages: readonly ListedPage[],
  baseUrl: string,
): string {
  const names: PageList = {
    pages: Object.fromEntries(
      pages.map(({route, title}) => [route.slice(baseUrl.length), title]),
    ),
    names: Object.fromEntries(
      clientRedirects().map(({from, to}) => [from.slice(1), to.slice(1)]),
    ),
  };
  return JSON.stringify(names);
}
