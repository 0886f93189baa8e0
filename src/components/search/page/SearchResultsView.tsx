import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import FailureNotice from '../FailureNotice';
import LimitationNotice from '../LimitationNotice';
import {docsTag} from '@site/src/search/records/docsTag';
import {findDocsSet} from '@site/src/sets/index';
import SetFilter from '../SetFilter';
import {useSearchContext} from '../useSearchContext';
import {useSearchScope} from '../useSearchScope';
import {useSearchSession} from '../useSearchSession';
import {useFoundText} from '../useFoundText';
import ZeroResults from '../ZeroResults';
import ResultItem from './ResultItem';
import styles from './styles.module.css';
import {useEndReached} from './useEndReached';
import {PARAMETERS, useQueryInAddress} from './useQueryInAddress';
import {foundNothing, useResults, type ShownResults} from './useResults';

interface Props {
  readonly query: string;
  readonly onAsk: (query: string) => void;
}

/** Count, results, and what stands in their place. */
export default function SearchResultsView({query, onAsk}: Props): ReactNode {
  const [set, setSet] = useQueryInAddress(PARAMETERS.set);
  // An address may name a set that is no more.
  const known = findDocsSet(set)?.id ?? '';
  const tags = known === '' ? undefined : [docsTag(known)];
  const context = useSearchContext(useSearchScope(tags));
  const session = useSearchSession(context);
  const {results, loadMore, retry} = useResults(session, query, context.scope);
  const end = useEndReached(loadMore);
  const {hits, failure, limitation, hasMore} = results;
  return (
    <>
      <SetFilter value={known} onChange={setSet} />
      <PageStatus results={results} />
      <LimitationNotice limitation={limitation} onRetry={retry} />
      {foundNothing(results) && (
        <ZeroResults
          context={context}
          session={session}
          query={results.query}
          onAsk={onAsk}
          onWiden={set === '' ? undefined : () => setSet('')}
        />
      )}
      {hits.length > 0 && query !== '' && (
        <ol className={styles.results}>
          {hits.map((hit) => (
            <ResultItem key={hit.href} hit={hit} />
          ))}
        </ol>
      )}
      {failure && (
        <FailureNotice isRefused={failure === 'refused'} onRetry={retry} />
      )}
      {hasMore && !failure && (
        <div ref={end} className={styles.more}>
          <button
            type="button"
            className="button button--secondary"
            onClick={loadMore}>
            <Translate id="site.search.more">More results</Translate>
          </button>
        </div>
      )}
    </>
  );
}

/** How many results there are, or none, or that they are on their way. Announced as it changes. */
function PageStatus({results}: {results: ShownResults}): ReactNode {
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
