import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS_SET_LIST} from '../../site/sets/index';
import {toLocale} from '../../site/locales';
import {getMarkdownPath, PAGE_LIST_FILE, type PageList} from '../../site/paths';
import type {BuiltPagesReader} from '../builtPages';
import {renderLlmsLists, type ListedPage} from './llmsLists';
import {listSidebarSections, type SidebarSection} from './sidebarSections';
import {listClientRedirects} from '../../site/sets/redirects';

interface Options {
  readonly read: BuiltPagesReader;
}

/**
 * Docusaurus plugin that writes a Markdown version of every page, `llms.txt` files that list them,
 * `llms-full.txt` with the text of all, and `pages.json`, which the not-found page uses for suggestions.
 * Unlisted pages are excluded from all lists.
 */
export default function pageMarkdownPlugin(
  {baseUrl, siteConfig, i18n}: LoadContext,
  {read}: Options,
): Plugin {
  const {url, title, tagline} = siteConfig;
  let sections: ReadonlyMap<string, readonly SidebarSection[]> = new Map();
  return {
    name: 'page-markdown',

    allContentLoaded({allContent}) {
      sections = new Map(
        DOCS_SET_LIST.map((set) => [
          set.id,
          listSidebarSections(allContent, set),
        ]),
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
          const markdown = getMarkdownPath(route);
          write(markdown.slice(baseUrl.length), shared.markdown);
          if (!shared.hidden) {
            texts.push(shared.markdown);
            pages.push({...shared.facts, route, markdown: url + markdown});
          }
        }
      }
      const lists = renderLlmsLists(
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
 * Renders `pages.json`.
 *
 * @param baseUrl - path of the language's home page, with a slash at both ends
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
      listClientRedirects().map(({from, to}) => [from.slice(1), to.slice(1)]),
    ),
  };
  return JSON.stringify(names);
}
