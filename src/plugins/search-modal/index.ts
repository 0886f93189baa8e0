import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SEARCH_FILES_META} from '../../native/searchModal';
import {
  INDEX_FOLDER,
  MANIFEST_FILE,
} from '../../search/engines/embedded/indexFiles';
import type {SearchSettings} from '../../site/settings';
import {withFiles} from '../addedFiles';
import {isLightOnly} from '../isLightOnly';
import {bundleSearch, type SearchBundle} from './bundleSearch';

interface Options {
  readonly engine: SearchSettings['engine'];
}

/** Gives the site its search modal, and names its files in every page. */
export default function searchModalPlugin(
  context: LoadContext,
  {engine}: Options,
): Plugin<SearchBundle> {
  const {siteDir, siteConfig, baseUrl} = context;
  return {
    name: 'search-modal',

    loadContent: () =>
      bundleSearch(siteDir, {
        engine,
        lightOnly: isLightOnly(siteConfig.themeConfig as ThemeConfig),
        generated: generatedFor(context),
      }),

    injectHtmlTags: ({content: {script, style}}) => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {
            name: SEARCH_FILES_META,
            content: [
              script.checked,
              style.checked,
              ...(engine === 'embedded'
                ? [`${INDEX_FOLDER}/${MANIFEST_FILE}`]
                : []),
            ]
              .map((file) => baseUrl + file)
              .join(' '),
          },
        },
      ],
    }),

    configureWebpack: (_config, isServer, _utils, content) => {
      const {script, style, late} = content as SearchBundle;
      return isServer
        ? {}
        : withFiles('search-modal', [script, style, ...late]);
    },
  };
}

/** What Docusaurus generates for the application, as far as the modal reads it. */
function generatedFor({siteConfig, i18n, codeTranslations}: LoadContext) {
  const {url, baseUrl, themeConfig, customFields, future} = siteConfig;
  const {typesense} = themeConfig as {readonly typesense?: object};
  const {currentLocale, localeConfigs} = i18n;
  const {[currentLocale]: config} = localeConfigs;
  return {
    'docusaurus.config': {
      url,
      baseUrl,
      themeConfig: {typesense},
      customFields: {site: customFields?.['site']},
      future: {experimental_router: future.experimental_router},
    },
    i18n: {currentLocale, localeConfigs: {[currentLocale]: config}},
    codeTranslations: messagesOf(codeTranslations),
    globalData: {},
    'site-metadata': {},
  };
}

/**
 * The messages of search; those of other parts of the site would be dead weight in the modal.
 *
 * @param translations - of a locale: id → message
 */
export function messagesOf(
  translations: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(translations).filter(([id]) =>
      /^(?:theme\.Search|site\.(?:search|notFound)\.)/.test(id),
    ),
  );
}
