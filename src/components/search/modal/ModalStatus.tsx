import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useFoundText} from '../useFoundText';
import {outcomeOf, type State} from './autocompleteTypes';

/** Says to assistive technology what became of a query. */
export default function ModalStatus({state}: {state: State}): ReactNode {
  return (
    <p role="status" className="DocSearch-Status">
      {useStatusText(state)}
    </p>
  );
}

function useStatusText(state: State): string {
  const foundText = useFoundText();
  const outcome = outcomeOf(state);
  if (state.status === 'stalled') {
    return translate({
      id: 'theme.SearchPage.fetchingNewResults',
      message: 'Fetching new results...',
      description: 'The paragraph for fetching new search results',
    });
  }
  // A failure is told where it is shown, as an alert.
  if (!outcome || outcome.failure) {
    return '';
  }
  if (outcome.total === 0) {
    return `${translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results for',
      description:
        'The text explains that there are no results for the following search',
    })} "${outcome.query}"`;
  }
  return foundText(outcome.total);
}
