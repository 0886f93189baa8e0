import {DOCS_LOCALE, type Locale} from '@site/src/site/locales';
import {usePageLanguages} from './usePageLanguages';
import {useLocale} from './useLocale';

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
