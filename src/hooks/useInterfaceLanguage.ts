import {DOCS_LOCALE, type Locale} from '@site/src/site/locales';
import {useLocale} from './useLocale';

/** The language of the interface where it may differ from that of the text around: code and many pages are in English. */
export function useInterfaceLanguage(): Locale | undefined {
  const locale = useLocale();
  return locale === DOCS_LOCALE ? undefined : locale;
}
