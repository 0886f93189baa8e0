import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Tells readers who do not see it which entry of a menu is the language of the page: Docusaurus
 * marks it with a class alone.
 *
 * @returns what an entry of the menu also says; nothing for any other than the current language
 */
export function useLanguageMark(): (item: {readonly lang?: string}) => {
  readonly 'aria-current'?: 'true';
} {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const current = localeConfigs[currentLocale]?.htmlLang;
  return ({lang}) =>
    lang !== undefined && lang === current ? {'aria-current': 'true'} : {};
}
