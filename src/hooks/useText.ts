import type {Localized} from '@site/src/site/locales';
import {resolveText} from '@site/src/site/texts';
import {useLocale} from './useLocale';
import {useSiteConfig} from './useSiteConfig';

/** Gives texts of the site's tables in the language of the page being shown. */
export function useText(): (text: Localized) => string {
  const locale = useLocale();
  const {strings} = useSiteConfig();
  return (text) => resolveText(text, locale, strings);
}
