import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toLocale, type Locale} from '@site/src/site/locales';

/** Returns the locale of the current page. */
export function useLocale(): Locale {
  return toLocale(useDocusaurusContext().i18n.currentLocale);
}
