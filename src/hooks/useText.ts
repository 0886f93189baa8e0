import type {LocalizedText} from '@site/src/site/locales';
import {resolveLocalizedText} from '@site/src/site/texts';
import {useLocale} from './useLocale';
import {useSiteConfig} from './useSiteConfig';

/** Returns a function that selects the text for the current language from a localized text. */
export function useText(): (text: LocalizedText) => string {
  const locale = useLocale();
  const {strings} = useSiteConfig();
  return (text) => resolveLocalizedText(text, locale, strings);
}
