import type {Options} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';
import {DOCS_SET_LIST} from '../site/sets/index';
import {isUntranslatedDoc} from '../site/translations';
import type {Locale} from '../site/locales';

/**
 * Creates a filter for the sitemap of a locale. It removes untranslated pages, because their canonical URL is
 * the original page. Docusaurus itself removes `noindex` pages.
 *
 * @param locale - locale of this build
 * @param defaultLocale - locale at the base path
 */
export function createSitemapItems(
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
            isUntranslatedDoc(`@site/${metadata.sourceFilePath}`, locale),
        )
        .map(({path}) => path),
    );
    const items = await defaultCreateSitemapItems(params);
    return items
      .filter(({url}) => !foreign.has(new URL(url).pathname))
      .map((item) => ({
        ...item,
        // Home pages of locales other than the default one have no trailing slash.
        url:
          locale !== defaultLocale && item.url === origin + baseUrl
            ? item.url.slice(0, -1)
            : item.url,
      }));
  };
}
