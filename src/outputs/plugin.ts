import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {SITE_INFO_FILE} from '@document-sdk/host-files';
import {toLocale} from '../site/locales';
import {
  getMarkdownPath,
  getSocialCardPath,
  PAGE_LIST_FILE,
} from '../site/paths';
import {DOCS_SET_LIST} from '../site/sets/index';
import type {BuiltPagesReader} from './builtPages';
import {renderChangelogFeeds} from './changelogFeeds';
import {
  renderLlmsLists,
  renderPageNames,
  type ListedPage,
} from './markdown/llmsLists';
import {listSidebarSections} from './markdown/sidebarSections';
import {createSiteInfo, renderRobotsTxt, type HostOptions} from './rootFiles';
import {reportSettings, type ReportedSettings} from './settingsReport';
import {drawSocialCard} from './socialCards/cardSvg';
import {renderCachedPng} from './socialCards/renderPng';

interface Options extends HostOptions, ReportedSettings {
  readonly read: BuiltPagesReader;
}

/**
 * Docusaurus plugin that writes the files of a build besides its pages: the Markdown version and the social card of
 * every page, `llms.txt` files that list the pages, `llms-full.txt` with the text of all, `pages.json` for the
 * not-found page, feeds of the changelogs, `robots.txt`, and `hosts.json` for `npm run hosts`.
 */
export default function outputsPlugin(
  context: LoadContext,
  options: Options,
): Plugin {
  const {baseUrl, siteConfig, i18n} = context;
  const {url, title, tagline} = siteConfig;
  const locale = toLocale(i18n.currentLocale);
  const isDefaultLocale = i18n.currentLocale === i18n.defaultLocale;
  let content: AllContent = {};
  return {
    name: 'outputs',

    async loadContent() {
      if (isDefaultLocale) {
        reportSettings(url, options);
      }
    },

    allContentLoaded({allContent}) {
      content = allContent;
    },

    async postBuild(build) {
      const write = (file: string, text: string | Uint8Array) => {
        const target = path.join(build.outDir, file);
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, text);
      };
      // Only the default locale is built in the root folder. Other locales are built in subfolders.
      if (isDefaultLocale) {
        const others = i18n.locales.slice(1);
        const info = createSiteInfo(siteConfig, others, options);
        write(SITE_INFO_FILE, `${JSON.stringify(info, null, 2)}\n`);
        write('robots.txt', renderRobotsTxt(url + baseUrl, others));
      }
      (await renderChangelogFeeds(context)).forEach((feed, file) =>
        write(file, feed),
      );

      const pages: ListedPage[] = [];
      const texts: string[] = [];
      let cards = 0;
      for (const {route, shared} of options.read(build)) {
        if (!shared) {
          continue;
        }
        const {facts} = shared;
        const markdown = getMarkdownPath(route);
        write(markdown.slice(baseUrl.length), shared.markdown);
        // Unlisted pages are in no list.
        if (!shared.hidden) {
          texts.push(shared.markdown);
          pages.push({...facts, route, markdown: url + markdown});
        }
        // Untranslated pages use the card of their canonical page. The canonical URL of a home page may lack the
        // trailing slash.
        if (
          facts.canonical.replace(/\/$/, '') ===
          url + route.replace(/\/$/, '')
        ) {
          const card = getSocialCardPath(route).slice(baseUrl.length);
          const svg = drawSocialCard(facts, {title, locale});
          write(card, await renderCachedPng(svg, context.siteDir));
          cards += 1;
        }
      }
      const lists = renderLlmsLists(
        {title, tagline, locale, home: url + baseUrl},
        pages,
        DOCS_SET_LIST,
        (set) => listSidebarSections(content, set),
      );
      lists.forEach((list) => write(list.path, list.text));
      write(PAGE_LIST_FILE, renderPageNames(pages, baseUrl));
      write('llms-full.txt', texts.join('\n'));
      logger.info(
        `Markdown (${locale}): ${pages.length} pages in ${lists.length} lists; ${cards} social cards drawn.`,
      );
    },
  };
}
