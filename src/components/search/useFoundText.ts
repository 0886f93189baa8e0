import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** A function that says how many pages were found. */
export function useFoundText(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchPage.documentsFound.plurals',
          message: 'One document found|{count} documents found',
          description:
            'Pluralised label for "{count} documents found". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
        },
        {count},
      ),
    );
}
