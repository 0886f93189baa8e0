import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Plural categories, in the order in which a translation has its forms. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A function that says how many pages were found. */
export function useFoundText(): (count: number) => string {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (count) => {
    const forms = translate(
      {
        id: 'theme.SearchPage.documentsFound.plurals',
        message: 'One document found|{count} documents found',
        description:
          'Pluralised label for "{count} documents found". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
      },
      {count},
    ).split('|');
    const rules = new Intl.PluralRules(currentLocale);
    const {pluralCategories} = rules.resolvedOptions();
    const index = CATEGORIES.filter((each) =>
      pluralCategories.includes(each),
    ).indexOf(rules.select(count));
    return forms[Math.min(index, forms.length - 1)]!;
  };
}
