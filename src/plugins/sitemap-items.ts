import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {DOCS_SET_LIST} from '../sets/index';
import {isForeignDoc} from '../site/foreignDoc';
import {DOCS_LOCALE, type Locale} from '../site/locales';

/**
 * Leaves out of the sitemap of a locale documentation pages that are not written in it: their canonical
 * address is that of the original. Pages marked `noindex` Docusaurus leaves out by itself.
 *
 * @param locale - locale that is being built
 * @param defaultLocale - the one that stands at the base path
 */
export function sitemapItemsFor(
  locale: Locale,
  defaultLocale: Locale,
): NonNullable<Options['createSitemapItems']> {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const {baseUrl, url: origin} = params.siteConfig;
    const all = await defaultCreateSitemapItems(params);
    const items = all
      // The home of a further locale is a page like any other, without a slash at its end.
      .map((item) => ({
        ...item,
        url:
          locale !== defaultLocale && item.url === origin + baseUrl
            ? item.url.slice(0, -1)
            : item.url,
      }));
    if (locale === DOCS_LOCALE) {
      return items;
    }
    const translated = translatedRoutes(params.routes, locale);
    return items.filter(({url}) => {
      const {pathname} = new URL(url);
      return (
        !isDocsRoute(pathname, params.siteConfig.baseUrl) ||
        translated.has(pathname)
      );
    });
  };
}

function isDocsRoute(pathname: string, baseUrl: string): boolean {
  const route = pathname.slice(baseUrl.length);
  return DOCS_SET_LIST.some(({routeBasePath}) =>
    route.startsWith(`${routeBasePath}/`),
  );
}

/** Paths of the pages whose source is a translation into the locale. */
function translatedRoutes(
  routes: readonly RouteConfig[],
  locale: Locale,
): Set<string> {
  return new Set(
    flattenRoutes([...routes])
      .filter(({metadata}) => {
        const file = metadata?.sourceFilePath;
        return file !== undefined && !isForeignDoc(`@site/${file}`, locale);
      })
      .map(({path}) => path),
  );
}
