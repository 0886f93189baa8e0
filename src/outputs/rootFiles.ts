import type {LoadContext} from '@docusaurus/types';
import type {SiteInfo} from '@document-sdk/host-files';
import type {PageRedirect} from '../site/sets/redirects';
import type {SearchSettings} from '../site/settings';

export interface HostOptions {
  readonly search: SearchSettings;
  readonly redirects: readonly PageRedirect[];
}

/**
 * Creates the content of `hosts.json`.
 *
 * @param locales - all locales except the default one, used as path segments
 */
export function createSiteInfo(
  {url, baseUrl}: Pick<LoadContext['siteConfig'], 'url' | 'baseUrl'>,
  locales: readonly string[],
  {search, redirects}: HostOptions,
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
