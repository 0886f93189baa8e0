import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toLocale, type Locale} from '@site/src/site/locales';

/** Locale of the page being shown. */
export function useLocale(): Locale {
  return toLocale(useDocusaurusContext().i18n.currentLocale);
}
