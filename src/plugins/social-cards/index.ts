import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS_SET_LIST} from '../../sets/index';
import {toLocale} from '../../site/locales';
import {socialCard} from '../../site/socialCard';
import {isUnlistedPage} from '../../site/unlistedPages';
import {readPageHead} from '../page-markdown/builtPage';
import {routeFiles} from '../search-index/routeFiles';
import {cardOf} from './cardOf';
import {keptCards} from './keptCards';

/** Where the bundler keeps what it has made, too. */
const CACHE = 'node_modules/.cache/social-cards';

/**
 * Draws the picture that stands for a page where its address is shared. A page that is no translation
 * shows the one of its original.
 */
export default function socialCardsPlugin({
  baseUrl,
  siteDir,
  siteConfig: {url, title, tagline},
  i18n,
}: LoadContext): Plugin {
  const site = {title, tagline, locale: toLocale(i18n.currentLocale)};
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths}) {
      const draw = keptCards(path.join(siteDir, CACHE));
      let count = 0;
      for (const {route, file} of routeFiles(routesPaths, {outDir, baseUrl})) {
        if (isUnlistedPage(route)) {
          continue;
        }
        const head = readPageHead(
          readFileSync(file, 'utf8'),
          DOCS_SET_LIST,
          site.title,
        );
        // A home page may name itself without its slash.
        if (
          head.canonical.replace(/\/$/, '') ===
          url + route.replace(/\/$/, '')
        ) {
          const card = socialCard(route).slice(baseUrl.length);
          mkdirSync(path.dirname(path.join(outDir, card)), {recursive: true});
          writeFileSync(
            path.join(outDir, card),
            await draw(cardOf(head, site)),
          );
          count += 1;
        }
      }
      logger.info(`Social cards (${site.locale}): ${count} drawn.`);
    },
  };
}
