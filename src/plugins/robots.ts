import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Names the sitemaps to crawlers: one file, at the root of the site. */
export default function robotsPlugin({siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        const root = siteConfig.url + siteConfig.baseUrl;
        await writeFile(
          path.join(outDir, 'robots.txt'),
          robotsText(root, i18n.locales.slice(1)),
        );
      }
    },
  };
}

/**
 * The text of the file.
 *
 * @param root - public address of the site, with a slash at its end
 * @param locales - all but the default one: the paths below which they stand
 */
export function robotsText(root: string, locales: readonly string[]): string {
  const sitemaps = ['', ...locales.map((locale) => `${locale}/`)];
  return [
    'User-agent: *',
    'Allow: /',
    '',
    ...sitemaps.map((folder) => `Sitemap: ${root}${folder}sitemap.xml`),
    '',
  ].join('\n');
}
