import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {DOCS_SET_LIST} from '@site/src/sets/index';
import {toLocale, type Locale} from '@site/src/site/locales';
import {
  languagesOf,
  TRANSLATED_DOCS_PLUGIN,
  type TranslatedDocs,
} from '@site/src/site/translatedDocs';

/** The languages of this site that the page being shown is written in. */
export function usePageLanguages(): Locale[] {
  const {pathname} = useLocation();
  const root = useBaseUrl('/');
  const {locales} = useDocusaurusContext().i18n;
  const translated = usePluginData(TRANSLATED_DOCS_PLUGIN) as
    TranslatedDocs | undefined;
  const route = pathname.replace(root, '/');
  return languagesOf(
    route,
    DOCS_SET_LIST.some(({routeBasePath}) =>
      route.startsWith(`/${routeBasePath}/`),
    ),
    locales.map(toLocale),
    translated ?? {},
  );
}
