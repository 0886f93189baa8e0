import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {NEXT_ENDING} from '../../native/nextFile';
import {isLightOnly} from '../isLightOnly';
import {bundleNative} from '../native-first/bundleNative';
import {writeWhole} from '../writeWhole';
import {inlineStyles, nextPageHtml} from './inlineStyles';
import {sheetsForPages} from './sheetsForPages';

/**
 * Puts the styles of every page into the page: a browser that has them at once paints a round trip sooner than one
 * that must ask for them, by a quarter on a phone's line. Those who go on from page to page would get them anew
 * with each: for them every page has a second file, as it was, which links its style sheets (src/native/nextPage.ts).
 *
 * What stands in pages is without the styles that no page and no native script names. Where the application comes,
 * it brings the whole style sheets.
 */
export default function stylesInPagesPlugin({
  siteDir,
  baseUrl,
  siteConfig,
  i18n,
}: LoadContext): Plugin<readonly string[]> {
  const lightOnly = isLightOnly(siteConfig.themeConfig as ThemeConfig);
  return {
    name: 'styles-in-pages',

    async loadContent() {
      const {text, filter} = await bundleNative(siteDir);
      return [text, filter.text];
    },

    // Others read the pages at the same time: each file is there whole, before and after.
    async postBuild({outDir, content}) {
      const read = (name: string) =>
        readFileSync(path.join(outDir, name), 'utf8');
      // Other locales stand below the default one, and have plugins of their own.
      const names = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
      const site = {names: names.sort(), read};
      const sheets = await sheetsForPages(site, {
        native: content,
        isLightOnly: lightOnly,
      });
      for (const name of names.filter((each) => each.endsWith('.html'))) {
        const page = path.join(outDir, name);
        const html = read(name);
        const whole = inlineStyles(
          html,
          (address) => sheets[address.slice(baseUrl.length)],
        );
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
