import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SITE_INFO_FILE, type SiteInfo} from '@document-sdk/host-files';
import type {Redirect} from '../site/sets/redirects';
import type {SearchSettings} from '../site/settings';

interface Options {
  readonly search: SearchSettings;
  readonly redirects: readonly Redirect[];
}

/** Writes at the root of the site what its host must know of it, for `npm run hosts`, and where crawlers begin. */
export default function rootFilesPlugin(
  {siteConfig, i18n}: LoadContext,
  options: Options,
): Plugin {
  const {url, baseUrl} = siteConfig;
  return {
    name: 'root-files',
    async postBuild({outDir}) {
      // The build of the first locale holds those of the others.
      if (i18n.currentLocale === i18n.defaultLocale) {
        const others = i18n.locales.slice(1);
        const info = siteInfo(siteConfig, others, options);
        writeFileSync(
          path.join(outDir, SITE_INFO_FILE),
          `${JSON.stringify(info, null, 2)}\n`,
        );
        writeFileSync(
          path.join(outDir, 'robots.txt'),
          robotsText(url + baseUrl, others),
        );
      }
    },
  };
}

/**
 * Makes the content of `hosts.json`.
 *
 * @param locales - all but the default one: the paths below which they stand
 */
export function siteInfo(
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

/** The origins that pages ask for answers. */
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
 * The text of `robots.txt`, which names the sitemaps.
 *
 * @param root - public address of the site, with a slash at its end
 * @param locales - as above
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
