import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SearchNotice from './SearchNotice';
import {hasNoHits, type ShownResults} from './useResults';
import ZeroResults, {type ZeroResultsProps} from './ZeroResults';

interface Props extends Omit<ZeroResultsProps, 'query'> {
  readonly results: ShownResults;
  /** CSS class of the status line. */
  readonly statusClass: string | undefined;
  readonly onRetry: () => void;
  /** The list of hits. */
  readonly children: ReactNode;
}

/** Status line, notices and help around the list of hits. Used in the modal and on the results page. */
export default function SearchOutcome({
  results,
  statusClass,
  onRetry,
  children,
  ...help
}: Props): ReactNode {
  const {fallback, failure, query} = results;
  return (
    <>
      <p role="status" className={statusClass}>
        <StatusText results={results} />
      </p>
      {fallback && (
        <SearchNotice because={fallback} hasResults onRetry={onRetry} />
      )}
      {hasNoHits(results) && (
        <ZeroResults key={query} query={query} {...help} />
      )}
      {children}
      {failure && (
        <SearchNotice because={failure} hasResults={false} onRetry={onRetry} />
      )}
    </>
  );
}

function StatusText({results}: {readonly results: ShownResults}): ReactNode {
  const {status, total} = results;
  if (status === 'loading') {
    return (
      <Translate id="theme.SearchPage.fetchingNewResults">
        Fetching new results...
      </Translate>
    );
  }
  if (hasNoHits(results)) {
    return (
      <Translate id="theme.SearchPage.noResultsText">
        No results were found
      </Translate>
    );
  }
  return status === 'done' && total > 0 && formatCount(total);
}

/** Formats the number of hits. `usePluralForm` of Docusaurus would add code of its theme to the modal. */
function formatCount(count: number): string {
  const [one, other = one] = translate(
    {
      id: 'theme.SearchPage.documentsFound.plurals',
      message: 'One document found|{count} documents found',
    },
    {count},
  ).split('|');
  return (count === 1 ? one : other)!;
}
