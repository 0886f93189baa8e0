import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {HITS_PER_PAGE} from '@site/src/search/query';
import {docsTag} from '@site/src/search/records/docsTag';
import {findDocsSet} from '@site/src/site/sets/index';
import SearchOutcome from '../SearchOutcome';
import SetFilter from '../SetFilter';
import {useResults} from '../useResults';
import {useSearchScope} from '../useSearchScope';
import {useSearchSession} from '../useSearchSession';
import ResultItem from './ResultItem';
import styles from './styles.module.css';
import {useEndReached} from './useEndReached';
import {PARAMETERS, useQueryInAddress} from './useQueryInAddress';

interface Props {
  readonly query: string;
  readonly onAsk: (query: string) => void;
}

/** Count, results, and what stands in their place. */
export default function SearchResultsView({query, onAsk}: Props): ReactNode {
  const [set, setSet] = useQueryInAddress(PARAMETERS.set);
  // An address may name a set that is no more.
  const known = findDocsSet(set)?.id ?? '';
  const scope = useSearchScope(known === '' ? undefined : [docsTag(known)]);
  const session = useSearchSession();
  const {results, loadMore, retry} = useResults(
    session,
    query,
    scope,
    HITS_PER_PAGE.page,
  );
  const end = useEndReached(loadMore);
  const {hits, failure, hasMore} = results;
  return (
    <>
      <SetFilter value={known} onChange={setSet} />
      <SearchOutcome
        results={results}
        session={session}
        scope={scope}
        statusClass={styles.status}
        onAsk={onAsk}
        onWiden={set === '' ? undefined : () => setSet('')}
        onRetry={retry}>
        {hits.length > 0 && query !== '' && (
          <ol className={styles.results}>
            {hits.map((hit) => (
              <ResultItem key={hit.href} hit={hit} />
            ))}
          </ol>
        )}
      </SearchOutcome>
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
