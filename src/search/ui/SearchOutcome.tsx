import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchScope} from '@site/src/search/query';
import type {SearchSession} from '@site/src/search/session';
import SearchNotice from './SearchNotice';
import {useFoundText} from './useFoundText';
import {foundNothing, type ShownResults} from './useResults';
import ZeroResults from './ZeroResults';

interface Props {
  readonly results: ShownResults;
  readonly session: SearchSession;
  readonly scope: SearchScope;
  /** Class of the line that says what became of the query. */
  readonly statusClass: string | undefined;
  /** Searches for another text. */
  readonly onAsk: (query: string) => void;
  /** Searches the whole site; absent where that was searched. */
  readonly onWiden: (() => void) | undefined;
  readonly onRetry: () => void;
  /** A link that is no result was followed. */
  readonly onChoose?: () => void;
  /** The results themselves. */
  readonly children: ReactNode;
}

/** What became of a query, the same on both surfaces: results, none, those of the site's own index, or a failure. */
export default function SearchOutcome({
  results,
  statusClass,
  onRetry,
  children,
  ...help
}: Props): ReactNode {
  const {limitation, failure, query} = results;
  return (
    <>
      <p role="status" className={statusClass}>
        <StatusText results={results} />
      </p>
      {limitation && (
        <SearchNotice because={limitation} isAnswered onRetry={onRetry} />
      )}
      {foundNothing(results) && (
        <ZeroResults key={query} query={query} {...help} />
      )}
      {children}
      {failure && (
        <SearchNotice because={failure} isAnswered={false} onRetry={onRetry} />
      )}
    </>
  );
}

/** How many results there are, or none, or that they are on their way. Announced as it changes. */
function StatusText({results}: {results: ShownResults}): ReactNode {
  const foundText = useFoundText();
  const {status, total} = results;
  if (status === 'loading') {
    return (
      <Translate
        id="theme.SearchPage.fetchingNewResults"
        description="The paragraph for fetching new search results">
        Fetching new results...
      </Translate>
    );
  }
  if (foundNothing(results)) {
    return (
      <Translate
        id="theme.SearchPage.noResultsText"
        description="The paragraph for empty search result">
        No results were found
      </Translate>
    );
  }
  return status === 'done' && total > 0 && foundText(total);
}
