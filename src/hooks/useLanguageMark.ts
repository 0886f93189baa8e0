import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Menu item; one with `lang` links to the same page in that language. */
interface MenuEntry {
  readonly lang?: string;
  readonly to?: string;
}

/**
 * Returns a function that finds additional properties of items of the language menu. The current language gets
 * `aria-current`: Docusaurus marks it by a class only. On the not-found page, which has no address of its own, the items
 * link to the home pages; src/native-first/links.ts adds query and hash.
 */
export function useLanguageMark(): (
  entry: MenuEntry,
) => MenuEntry & {readonly 'aria-current'?: 'true'} {
  const {
    i18n: {currentLocale, localeConfigs},
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const current = localeConfigs[currentLocale]?.htmlLang;
  const isNotFound = useLocation().pathname === `${baseUrl}404`;
  return ({lang, to}) => ({
    ...(lang !== undefined && lang === current && {'aria-current': 'true'}),
    ...(lang !== undefined && isNotFound && {to: to?.replace(/404$/, '')}),
  });
}
