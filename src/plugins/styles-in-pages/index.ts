import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {NEXT_ENDING} from '../../native/nextFile';
import {writeWhole} from '../writeWhole';
import {inlineStyles, nextPageHtml} from './inlineStyles';

/**
 * Puts the styles of every page into the page: a browser that has them at once paints a round trip sooner than one
 * that must ask for them, by a quarter on a phone's line. Those who go on from page to page would get them anew
 * with each: for them every page has a second file, as it was, which links its style sheets (src/native/nextPage.ts).
 */
export default function stylesInPagesPlugin({
  baseUrl,
  i18n,
}: LoadContext): Plugin {
  return {
    name: 'styles-in-pages',
    // Others read the pages at the same time: each file is there whole, before and after.
    async postBuild({outDir}) {
      const sheets = new Map<string, string>();
      const read = (address: string) => {
        const file = path.join(outDir, address.slice(baseUrl.length));
        const css = sheets.get(address) ?? readFileSync(file, 'utf8');
        sheets.set(address, css);
        return css;
      };
      for (const page of pagesIn(outDir)) {
        const html = readFileSync(page, 'utf8');
        const whole = inlineStyles(html, read);
        if (whole !== html) {
          writeFileSync(nextFile(page), nextPageHtml(html));
          writeWhole(page, whole);
        }
      }
      /** The home of a language has no name but its folder's. */
      function nextFile(page: string): string {
        const isHome = page === path.join(outDir, 'index.html');
        return isHome && i18n.currentLocale !== i18n.defaultLocale
          ? path.resolve(outDir) + NEXT_ENDING
          : page.replace(/\.html$/, NEXT_ENDING);
      }
    },
  };
}

/** Other locales stand below the default one, and have plugins of their own. */
function pagesIn(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => path.join(dir, file));
}
