import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import FailureNotice from '../FailureNotice';
import LimitationNotice from '../LimitationNotice';
import {useSearchContext} from '../useSearchContext';
import {useSearchScope} from '../useSearchScope';
import {useSearchSession} from '../useSearchSession';
import ZeroResults from '../ZeroResults';
import DocsSetFilter, {tagsOfSet} from './DocsSetFilter';
import PageStatus from './PageStatus';
import ResultItem from './ResultItem';
import styles from './styles.module.css';
import {useEndReached} from './useEndReached';
import {PARAMETERS, useQueryInAddress} from './useQueryInAddress';
import {foundNothing, useResults} from './useResults';

interface Props {
  readonly query: string;
  readonly onAsk: (query: string) => void;
}

/** Count, results, and what stands in their place. */
export default function SearchResultsView({query, onAsk}: Props): ReactNode {
  const [set, setSet] = useQueryInAddress(PARAMETERS.set);
  const context = useSearchContext(useSearchScope(tagsOfSet(set)));
  const session = useSearchSession(context);
  const {results, loadMore, retry} = useResults(session, query, context.scope);
  const end = useEndReached(loadMore);
  const {hits, failure, limitation, hasMore} = results;
  return (
    <>
      <DocsSetFilter value={set} onChange={setSet} />
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
