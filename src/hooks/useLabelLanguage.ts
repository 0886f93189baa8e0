import {DOCS_LOCALE, type Locale} from '@site/src/site/locales';
import {useLanguagesOf} from './useLanguagesOf';
import {useLocale} from './useLocale';

/** Label of a link in the navigation. */
interface Label {
  readonly label?: string;
  /** Path of a page, with the base path. */
  readonly href: string;
}

/** Letters that no English label contains. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Returns a function that finds the `lang` of a label, which is the title of a page that may not be translated;
 * `undefined` for the language of the interface.
 */
export function useLabelLanguage(): (label: Label) => Locale | undefined {
  const locale = useLocale();
  const languagesOf = useLanguagesOf();
  return ({label = '', href}) =>
    // A sidebar may translate the label of a page that is not translated itself.
    languagesOf(href).includes(locale) || OTHER_SCRIPT.test(label)
      ? undefined
      : DOCS_LOCALE;
}
