import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useFoundText} from '../useFoundText';
import styles from './styles.module.css';
import {foundNothing, type ShownResults} from './useResults';

/** How many results there are, or none, or that they are on their way. Announced as it changes. */
export default function PageStatus({
  results,
}: {
  results: ShownResults;
}): ReactNode {
  const foundText = useFoundText();
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
      {status === 'done' && total > 0 && foundText(total)}
    </p>
  );
}
