import type {Options} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';
import {DOCS_SET_LIST} from '../site/sets/index';
import {isForeignDoc} from '../site/translations';
import type {Locale} from '../site/locales';

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
    const isOfSet = (route: string) =>
      DOCS_SET_LIST.some(({routeBasePath}) =>
        route.startsWith(`${baseUrl}${routeBasePath}/`),
      );
    const foreign = new Set(
      flattenRoutes([...params.routes])
        .filter(
          ({path, metadata}) =>
            metadata?.sourceFilePath !== undefined &&
            isOfSet(path) &&
            isForeignDoc(`@site/${metadata.sourceFilePath}`, locale),
        )
        .map(({path}) => path),
    );
    const items = await defaultCreateSitemapItems(params);
    return items
      .filter(({url}) => !foreign.has(new URL(url).pathname))
      .map((item) => ({
        ...item,
        // The home of a further locale is a page like any other, without a slash at its end.
        url:
          locale !== defaultLocale && item.url === origin + baseUrl
            ? item.url.slice(0, -1)
            : item.url,
      }));
  };
}
