import {useId, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  HITS_PER_PAGE,
  URL_PARAMETERS,
  type SearchScope,
} from '@site/src/search/engine';
import {resolveHitTarget} from '@site/src/search/hits';
import {getSearchConfig} from '@site/src/search/themeConfig';
import {encodeUrlText} from '@site/src/site/paths';
import HitLink from '../HitLink';
import PopularTopics from '../PopularTopics';
import SearchOutcome from '../SearchOutcome';
import SetFilter, {useFilteredScope} from '../SetFilter';
import {hasNoHits, useResults} from '../useResults';
import {useSearchEngine} from '../useSearchEngine';
import ModalFooter from './ModalFooter';
import PageCommands from './PageCommands';
import ResultGrid, {getRowId, type HitGroup} from './ResultGrid';
import {groupStoredHits, useStoredHits, type ShownHit} from './storedHits';
import {setFieldText, useSearchCombobox} from './useSearchCombobox';

interface Props {
  readonly scope: SearchScope;
  /** The search field, which is outside the React root. */
  readonly field: HTMLInputElement;
  /** Query for which the reader pressed Enter before the script was loaded. */
  readonly entered: string | undefined;
  readonly onClose: () => void;
}

/** Content of the search dialog below its search field. */
export default function SearchModalContent({
  scope,
  field,
  entered,
  onClose,
}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const search = useSearchEngine();
  const grid = useId();
  const [set, setSet] = useState('');
  const narrowed = useFilteredScope(scope, set);
  const [text, setText] = useState(field.value);
  const query = text.trim();
  const {results, retry} = useResults(
    search,
    query,
    narrowed,
    HITS_PER_PAGE.modal,
  );
  const name = getSearchConfig(siteConfig.themeConfig).typesenseCollectionName;
  const stored = useStoredHits(
    `docs-search-hits-${name}`,
    (href) => resolveHitTarget(href, search.targets) === href,
  );

  const isStart = results.query === '';
  const groups: HitGroup[] = isStart
    ? groupStoredHits(stored.hits)
    : [{hits: results.hits}];
  const hits = groups.flatMap((group) => group.hits);
  // Active row, stored with its list of hits: a new list starts at the first row again.
  const [moved, move] = useState({within: results.hits, to: 0});
  const at = moved.within === results.hits ? moved.to : 0;
  const active = hits[Math.min(at, hits.length - 1)];
  const activate = (to: number) => move({within: results.hits, to});

  useSearchCombobox({
    field,
    entered,
    grid,
    active: active && getRowId(grid, active),
    isAnswered: results.query === query && results.status !== 'loading',
    query,
    onChange: setText,
    onMove: (step) => {
      const to = (at + step + hits.length) % hits.length;
      activate(to);
      document
        .getElementById(getRowId(grid, hits[to]!))
        ?.scrollIntoView({block: 'nearest'});
    },
  });
  const choose = (hit: ShownHit) => {
    const isFavorite = stored.hits.some(
      (other) => other.isFavorite && other.href === hit.href,
    );
    if (!isFavorite) {
      stored.save(hit, false);
    }
    onClose();
  };
  return (
    <>
      <div
        className="DocSearch-Dropdown"
        aria-busy={results.status === 'loading'}>
        <SetFilter value={set} onChange={setSet} />
        {hasNoHits(results) && (
          <p className="DocSearch-Title">
            <Translate
              id="theme.SearchModal.noResultsScreen.noResultsText"
              values={{query: <strong>{results.query}</strong>}}>
              {'No results for "{query}"'}
            </Translate>
          </p>
        )}
        <SearchOutcome
          results={results}
          engine={search.engine}
          scope={narrowed}
          statusClass="DocSearch-Status"
          onAsk={(asked) => setFieldText(field, asked)}
          onWiden={set === '' ? undefined : () => setSet('')}
          onRetry={retry}
          onChoose={onClose}>
          {isStart && hits.length === 0 && !results.failure && (
            <p className="DocSearch-Help">
              <Translate id="theme.SearchModal.startScreen.noRecentSearchesText">
                No recent searches
              </Translate>
            </p>
          )}
          {hits.length > 0 && (
            <ResultGrid
              id={grid}
              groups={groups}
              active={active}
              stored={stored}
              onPoint={(hit) => activate(hits.indexOf(hit))}
              onChoose={choose}
            />
          )}
        </SearchOutcome>
        {isStart ? (
          <PopularTopics
            set={set}
            preferredTag={scope.preferredTag}
            onChoose={onClose}
          />
        ) : (
          hits.length > 0 && (
            <p className="DocSearch-HitsFooter">
              <HitLink
                href={`${siteConfig.baseUrl}search?${buildSearchParams(results.query, set)}`}
                onClick={onClose}>
                <Translate
                  id="theme.SearchBar.seeAll"
                  values={{count: results.total}}>
                  {'See all {count} results'}
                </Translate>
              </HitLink>
            </p>
          )
        )}
        <PageCommands query={query} onChoose={onClose} />
      </div>
      <ModalFooter />
    </>
  );
}

function buildSearchParams(query: string, set: string): string {
  const text = `${URL_PARAMETERS.query}=${encodeUrlText(query)}`;
  return set === '' ? text : `${text}&${URL_PARAMETERS.set}=${set}`;
}
