import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Says which query found nothing; the results page says so in its title and its status. */
export default function NoResultsTitle({query}: {query: string}): ReactNode {
  return (
    <p className="DocSearch-Title">
      <Translate
        id="theme.SearchModal.noResultsScreen.noResultsText"
        description="The text explains that there are no results for the following search">
        No results for
      </Translate>{' '}
      <strong>{`"${query}"`}</strong>
    </p>
  );
}
