// @works-without-react
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import {toLocale, type Locale} from '@site/src/site/locales';
import {
  findPageLocales,
  TRANSLATED_DOCS_PLUGIN,
  type TranslatedDocs,
} from '@site/src/site/translations';

/**
 * Returns a function that finds the languages in which a page exists. Its argument is the path of the page,
 * including the base path.
 */
export function usePageLanguages(): (path: string) => Locale[] {
  const root = useBaseUrl('/');
  const {locales} = useDocusaurusContext().i18n;
  const translated = usePluginData(TRANSLATED_DOCS_PLUGIN) as
    TranslatedDocs | undefined;
  return (path) => {
    const route = path.startsWith(root) ? `/${path.slice(root.length)}` : path;
    return findPageLocales(
      route,
      DOCS_SET_LIST.some(({routeBasePath}) =>
        route.startsWith(`/${routeBasePath}/`),
      ),
      locales.map(toLocale),
      translated ?? {},
    );
  };
}
