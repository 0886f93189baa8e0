import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Item of the language menu. With `lang`, it links to the same page in that language. */
interface MenuEntry {
  readonly lang?: string;
  readonly to?: string;
}

/**
 * Returns a function that creates additional properties for items of the language menu.
 *
 * The item of the current language gets `aria-current`, since Docusaurus marks it by a class only. On the not-found
 * page, which has no translations, the items link to the home pages; src/native-first/links.ts adds query and hash.
 */
export function useLanguageItemProps(): (
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
