import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SITE_INFO_FILE, type SiteInfo} from '@document-sdk/host-files';
import type {PageRedirect} from '../site/sets/redirects';
import type {SearchSettings} from '../site/settings';

interface Options {
  readonly search: SearchSettings;
  readonly redirects: readonly PageRedirect[];
}

/**
 * Docusaurus plugin that writes `hosts.json`, which `npm run hosts` reads, and `robots.txt` into the root
 * folder of the site.
 */
export default function rootFilesPlugin(
  {siteConfig, i18n}: LoadContext,
  options: Options,
): Plugin {
  const {url, baseUrl} = siteConfig;
  return {
    name: 'root-files',
    async postBuild({outDir}) {
      // Only the default locale is built in the root folder. Other locales are built in subfolders.
      if (i18n.currentLocale === i18n.defaultLocale) {
        const others = i18n.locales.slice(1);
        const info = createSiteInfo(siteConfig, others, options);
        writeFileSync(
          path.join(outDir, SITE_INFO_FILE),
          `${JSON.stringify(info, null, 2)}\n`,
        );
        writeFileSync(
          path.join(outDir, 'robots.txt'),
          renderRobotsTxt(url + baseUrl, others),
        );
      }
    },
  };
}

/**
 * Creates the content of `hosts.json`.
 *
 * @param locales - all locales except the default one, used as path segments
 */
export function createSiteInfo(
  {url, baseUrl}: Pick<LoadContext['siteConfig'], 'url' | 'baseUrl'>,
  locales: readonly string[],
  {search, redirects}: Options,
): SiteInfo {
  const roots = [baseUrl, ...locales.map((locale) => `${baseUrl}${locale}/`)];
  return {
    url,
    baseUrl,
    locales,
    redirects: Object.fromEntries(
      roots.flatMap((root) =>
        redirects.map(({from, to}) => [
          root + from.slice(1),
          root + to.slice(1),
        ]),
      ),
    ),
    connect: searchOrigins(search),
  };
}

/** Lists the origins to which pages send search queries. */
function searchOrigins(search: SearchSettings): string[] {
  const addresses =
    search.engine === 'embedded' ? [] : [...search.nodes, search.nearestNode];
  return [
    ...new Set(
      addresses.flatMap((address) =>
        address === undefined ? [] : new URL(address).origin,
      ),
    ),
  ];
}

/**
 * Renders `robots.txt` with links to the sitemaps.
 *
 * @param root - public URL of the site, with a trailing slash
 * @param locales - all locales except the default one
 */
export function renderRobotsTxt(
  root: string,
  locales: readonly string[],
): string {
  const sitemaps = ['', ...locales.map((locale) => `${locale}/`)];
  return [
    'User-agent: *',
    'Allow: /',
    '',
    ...sitemaps.map((folder) => `Sitemap: ${root}${folder}sitemap.xml`),
    '',
  ].join('\n');
}
