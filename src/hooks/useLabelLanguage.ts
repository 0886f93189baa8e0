// @works-without-react
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {DOCS_LOCALE, toLocale, type Locale} from '@site/src/site/locales';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import {
  findPageLocales,
  TRANSLATED_DOCS_PLUGIN,
  type TranslatedDocs,
} from '@site/src/site/translations';
import {useLocale} from './useLocale';

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

/** Label of a navigation link. */
interface Label {
  readonly label?: string;
  /** Path of the linked page, including the base path. */
  readonly href: string;
}

/** Matches a letter that does not occur in English labels. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Returns a function that determines the `lang` attribute of a navigation label. A label is usually the title
 * of a page, which may not be translated. The function returns `undefined` if the label is in the language of
 * the interface.
 */
export function useLabelLanguage(): (label: Label) => Locale | undefined {
  const locale = useLocale();
  const languagesOf = usePageLanguages();
  return ({label = '', href}) =>
    // The sidebar may contain a translated label for a page that is not translated.
    languagesOf(href).includes(locale) || OTHER_SCRIPT.test(label)
      ? undefined
      : DOCS_LOCALE;
}
