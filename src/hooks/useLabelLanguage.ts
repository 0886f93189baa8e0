import {DOCS_LOCALE, type Locale} from '@site/src/site/locales';
import {useLanguagesOf} from './useLanguagesOf';
import {useLocale} from './useLocale';

/** A label of the navigation, and where it leads. */
interface Label {
  readonly label?: string;
  /** Path of a page, with the base path. */
  readonly href: string;
}

/** Letters that no English label has. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Returns the language of labels that name pages: a page that is not translated lends them its title.
 *
 * @returns a function that gives the language where it is not that of the interface
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
