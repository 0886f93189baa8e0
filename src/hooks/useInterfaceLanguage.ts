import {DOCS_LOCALE, type Locale} from '@site/src/site/locales';
import {useLocale} from './useLocale';

/**
 * Returns the `lang` attribute for interface texts inside English content; `undefined` if the interface is in
 * English too.
 */
export function useInterfaceLanguage(): Locale | undefined {
  const locale = useLocale();
  return locale === DOCS_LOCALE ? undefined : locale;
}
