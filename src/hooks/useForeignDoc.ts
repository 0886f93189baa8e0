// @works-without-react
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {DOCS_LOCALE, type Locale} from '@site/src/site/locales';
import {isUntranslatedDoc} from '@site/src/site/translations';
import {useDocsSet} from './useDocsSet';
import {useLocale} from './useLocale';

/** A documentation page whose language differs from that of the interface. */
interface ForeignDoc {
  /** Language in which the page is written. */
  readonly lang: Locale;
  /** Path of the original page. */
  readonly path: string;
  /** URL of the original page, including the origin. */
  readonly canonical: string;
}

/**
 * Describes the current documentation page if its language differs from that of the interface; otherwise
 * returns `undefined`.
 */
export function useForeignDoc(): ForeignDoc | undefined {
  const {source} = useDoc().metadata;
  const locale = useLocale();
  const {createUrl} = useAlternatePageUtils();
  // Pages of other docs plugins are ignored, since their language is unknown.
  if (!useDocsSet() || !isUntranslatedDoc(source, locale)) {
    return undefined;
  }
  return {
    lang: DOCS_LOCALE,
    path: createUrl({locale: DOCS_LOCALE, fullyQualified: false}),
    canonical: createUrl({locale: DOCS_LOCALE, fullyQualified: true}),
  };
}
