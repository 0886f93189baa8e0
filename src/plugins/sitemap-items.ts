import type {Options} from '@docusaurus/plugin-sitemap';
import {DOCS_SET_LIST} from '../sets/index';
import {DOCS_LOCALE, type Locale} from '../site/locales';

/**
 * Leaves documentation pages out of the sitemap of a locale they are not written in: their canonical
 * address is that of the original.
 *
 * @param locale - locale that is being built
 */
export function sitemapItemsFor(
  locale: Locale,
): NonNullable<Options['createSitemapItems']> {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    return locale === DOCS_LOCALE
      ? items
      : items.filter(({url}) => !isDocsRoute(url, params.siteConfig.baseUrl));
  };
}

function isDocsRoute(url: string, baseUrl: string): boolean {
  const route = new URL(url).pathname.slice(baseUrl.length);
  return DOCS_SET_LIST.some(({routeBasePath}) =>
    route.startsWith(`${routeBasePath}/`),
  );
}
