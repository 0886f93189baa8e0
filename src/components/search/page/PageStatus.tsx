import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import styles from './styles.module.css';
import {foundNothing, type ShownResults} from './useResults';

/** How many results there are, or none, or that they are on their way. Announced as it changes. */
export default function PageStatus({
  results,
}: {
  results: ShownResults;
}): ReactNode {
  const {selectMessage} = usePluralForm();
  const {status, total} = results;
  return (
    <p role="status" className={styles.status}>
      {status === 'loading' && (
        <Translate
          id="theme.SearchPage.fetchingNewResults"
          description="The paragraph for fetching new search results">
          Fetching new results...
        </Translate>
      )}
      {foundNothing(results) && (
        <strong>
          <Translate
            id="theme.SearchPage.noResultsText"
            description="The paragraph for empty search result">
            No results were found
          </Translate>
        </strong>
      )}
      {status === 'done' &&
        total > 0 &&
        selectMessage(
          total,
          translate(
            {
              id: 'theme.SearchPage.documentsFound.plurals',
              message: 'One document found|{count} documents found',
              description:
                'Pluralized label for "{count} documents found". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
            },
            {count: total},
          ),
        )}
    </p>
  );
}
