import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {DOCS_LOCALE, type Locale} from '@site/src/site/locales';
import {isForeignDoc} from '@site/src/site/translations';
import {
  readTranslatedTitle,
  readTranslatedSummary,
} from '@site/src/site/frontMatter';
import {useDocsSet} from './useDocsSet';
import {useLocale} from './useLocale';

/** A documentation page shown in a language it is not written in. */
interface ForeignDoc {
  /** Language the page is written in. */
  readonly lang: Locale;
  /** Path of the original page. */
  readonly path: string;
  /** Full address of the original page. */
  readonly canonical: string;
  /** Title in the language of the interface. */
  readonly name: string | undefined;
  /** Summary in the language of the interface. */
  readonly summary: string | undefined;
}

/** Returns details of the current documentation page if its language differs from that of the interface. */
export function useForeignDoc(): ForeignDoc | undefined {
  const {source, frontMatter} = useDoc().metadata;
  const locale = useLocale();
  const {createUrl} = useAlternatePageUtils();
  // The language of other docs plugins is unknown.
  if (!useDocsSet() || !isForeignDoc(source, locale)) {
    return undefined;
  }
  return {
    lang: DOCS_LOCALE,
    path: createUrl({locale: DOCS_LOCALE, fullyQualified: false}),
    canonical: createUrl({locale: DOCS_LOCALE, fullyQualified: true}),
    name: readTranslatedTitle(frontMatter),
    summary: readTranslatedSummary(frontMatter),
  };
}
