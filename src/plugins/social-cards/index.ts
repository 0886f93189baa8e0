import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toLocale} from '../../site/locales';
import {socialCard} from '../../site/socialCard';
import type {BuiltPages} from '../built-pages/index';
import {cardSvg} from './cardSvg';
import {drawSvg} from './drawSvg';

interface Options {
  /** Reads the pages that were built. */
  readonly read: BuiltPages;
}

/**
 * Draws the picture that stands for a page where its address is shared. A page that is no translation
 * shows the one of its original.
 */
export default function socialCardsPlugin(
  {baseUrl, siteConfig: {url, title}, i18n}: LoadContext,
  {read}: Options,
): Plugin {
  const site = {title, locale: toLocale(i18n.currentLocale)};
  return {
    name: 'social-cards',
    async postBuild(build) {
      const {outDir} = build;
      let count = 0;
      for (const {route, shared} of read(build)) {
        // A home page may name itself without its slash.
        if (
          shared?.facts.canonical.replace(/\/$/, '') ===
          url + route.replace(/\/$/, '')
        ) {
          const card = socialCard(route).slice(baseUrl.length);
          mkdirSync(path.dirname(path.join(outDir, card)), {recursive: true});
          writeFileSync(
            path.join(outDir, card),
            await drawSvg(cardSvg(shared.facts, site)),
          );
          count += 1;
        }
      }
      logger.info(`Social cards (${site.locale}): ${count} drawn.`);
    },
  };
}
