import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {HITS_PER_PAGE, URL_PARAMETERS} from '@site/src/search/engine';
import type {SearchHit} from '@site/src/search/hits';
import {findDocsSet} from '@site/src/site/sets/index';
import HitLink from '../HitLink';
import PopularTopics from '../PopularTopics';
import {HeadingPath, HighlightedText} from '../HitText';
import SearchOutcome from '../SearchOutcome';
import SetFilter, {useFilteredScope} from '../SetFilter';
import {useResults} from '../useResults';
import {useSearchScope} from '../useSearchScope';
import {useSearchEngine} from '../useSearchEngine';
import styles from './styles.module.css';
import {useUrlParameter} from './useUrlParameter';

interface Props {
  readonly query: string;
  /** Called with the suggested query that the reader chose. */
  readonly onAsk: (query: string) => void;
}

export default function SearchResultsView({query, onAsk}: Props): ReactNode {
  const [set, setSet] = useUrlParameter(URL_PARAMETERS.set);
  // Ignores unknown sets in the URL, such as one that was removed from the site.
  const known = findDocsSet(set)?.id ?? '';
  const scope = useFilteredScope(useSearchScope(), known);
  const search = useSearchEngine();
  const {results, loadMore, retry} = useResults(
    search,
    query,
    scope,
    HITS_PER_PAGE.page,
  );
  const {hits, failure, hasMore} = results;
  return (
    <>
      <SetFilter value={known} onChange={setSet} />
      {query === '' && (
        <PopularTopics set={known} preferredTag={scope.preferredTag} />
      )}
      <SearchOutcome
        results={results}
        engine={search.engine}
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
        <div className={styles.more}>
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

function ResultItem({hit}: {readonly hit: SearchHit}): ReactNode {
  const section = [{text: hit.section, isMatch: false}];
  return (
    <li className={styles.result}>
      <HitLink href={hit.href} className={styles.title}>
        <HighlightedText parts={hit.title} />
      </HitLink>
      <p className={styles.path}>
        <HeadingPath headings={[section, ...hit.path]} />
      </p>
      {hit.summary.length > 0 && (
        <p className={styles.summary}>
          <HighlightedText parts={hit.summary} />
        </p>
      )}
    </li>
  );
}
