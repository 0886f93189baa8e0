import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS_SET_LIST} from '../../sets/index';
import {toLocale} from '../../site/locales';
import {markdownTwin} from '../../site/markdownTwin';
import {PAGE_NAMES_FILE} from '../../site/pageNames';
import {isUnlistedPage} from '../../site/unlistedPages';
import {routeFiles} from '../search-index/routeFiles';
import {readBuiltPage} from './builtPage';
import {checkLists} from './checkLists';
import {llmsLists, type ListedPage} from './llmsLists';
import {renderPageNames} from './pageNames';
import {renderTwin} from './renderTwin';
import {sidebarSections, type Section} from './sidebarSections';

/**
 * Gives every listed page a twin in Markdown, made from the page as it was built, and lists the twins
 * in `llms.txt`; `llms-full.txt` holds them all. What the pages are called is a file of its own, for those
 * who mistype an address.
 */
export default function pageMarkdownPlugin({
  baseUrl,
  siteConfig,
  i18n,
}: LoadContext): Plugin {
  const {url, title, tagline} = siteConfig;
  let sections: ReadonlyMap<string, readonly Section[]> = new Map();
  return {
    name: 'page-markdown',

    allContentLoaded({allContent}) {
      sections = new Map(
        DOCS_SET_LIST.map((set) => [set.id, sidebarSections(allContent, set)]),
      );
    },

    async postBuild({outDir, routesPaths}) {
      const pages: ListedPage[] = [];
      const texts: string[] = [];
      const write = (file: string, text: string) => {
        const target = path.join(outDir, file);
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, text);
      };
      for (const {route, file} of routeFiles(routesPaths, {outDir, baseUrl})) {
        if (!isUnlistedPage(route)) {
          const {content, ...facts} = readBuiltPage(
            readFileSync(file, 'utf8'),
            DOCS_SET_LIST,
          );
          const twin = markdownTwin(route);
          const text = renderTwin({content, ...facts}, url + route);
          write(twin.slice(baseUrl.length), text);
          texts.push(text);
          // Without its content: that leads to the whole tree, 2.5 MB a page.
          pages.push({...facts, route, twin: url + twin});
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
      checkLists(lists, pages);
      lists.forEach((list) => write(list.path, list.text));
      write(PAGE_NAMES_FILE, renderPageNames(pages, baseUrl));
      write('llms-full.txt', texts.join('\n'));
      logger.info(
        `Markdown (${i18n.currentLocale}): ${pages.length} pages have a twin, ${lists.length} lists name them.`,
      );
    },
  };
}
