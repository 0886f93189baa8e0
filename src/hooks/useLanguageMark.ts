import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** An entry of a menu: one with a language leads to the same page in that language. */
interface MenuEntry {
  readonly lang?: string;
  readonly to?: string;
}

/**
 * Completes the entries of the language menu. The one of the page that is shown says so to readers who do
 * not see it: Docusaurus marks it with a class alone. Those of the not-found page, which is built for no
 * address, lead to the homes of the languages; src/native-first/links.ts adds what readers asked for.
 *
 * @returns what an entry also says; nothing for entries without a language
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
