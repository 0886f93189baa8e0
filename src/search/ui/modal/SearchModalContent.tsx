import {useId, useMemo, useReducer, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  HITS_PER_PAGE,
  URL_PARAMETERS,
  type SearchScope,
} from '@site/src/search/engine';
import {resolveHitTarget} from '@site/src/search/hits';
import {encodeUrlText} from '@site/src/site/paths';
import {createDocsSearchTag} from '@site/src/site/sets/docsTag';
import HitLink from '../HitLink';
import SearchOutcome from '../SearchOutcome';
import SetFilter from '../SetFilter';
import {isEmpty, useResults} from '../useResults';
import {getSearchConfig, useSearchSession} from '../useSearchSession';
import ModalFooter from './ModalFooter';
import ResultGrid, {rowId} from './ResultGrid';
import {groupHits, groupStoredHits, type Row} from './rows';
import {openStoredHits} from './storedHits';
import Topics from './Topics';
import {typeInto, useField} from './useField';

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
  const session = useSearchSession();
  const grid = useId();
  const [set, setSet] = useState('');
  const narrowed = useMemo(
    () => (set === '' ? scope : {...scope, tags: [createDocsSearchTag(set)]}),
    [scope, set],
  );
  const [text, setText] = useState(field.value);
  const query = text.trim();
  const {results, retry} = useResults(
    session,
    query,
    narrowed,
    HITS_PER_PAGE.modal,
  );
  const name = getSearchConfig(siteConfig.themeConfig).typesenseCollectionName;
  const stored = useMemo(
    () =>
      openStoredHits(
        `docs-search-hits-${name}`,
        (href) => resolveHitTarget(href, session.targets) === href,
      ),
    [name, session],
  );
  const [, showStored] = useReducer((count: number) => count + 1, 0);

  const isStart = results.query === '';
  const groups = isStart ? groupStoredHits(stored) : groupHits(results.hits);
  const rows = groups.flatMap((group) => group.rows);
  // Active row, stored with its list of hits: a new list starts at the first row again.
  const [moved, move] = useState({within: results.hits, to: 0});
  const at = moved.within === results.hits ? moved.to : 0;
  const active = rows[Math.min(at, rows.length - 1)];
  const activate = (to: number) => move({within: results.hits, to});

  useField({
    field,
    entered,
    grid,
    active: active && rowId(grid, active),
    isAnswered: results.query === query && results.status !== 'loading',
    query,
    onChange: setText,
    onMove: (step) => {
      const to = (at + step + rows.length) % rows.length;
      activate(to);
      document
        .getElementById(rowId(grid, rows[to]!))
        ?.scrollIntoView({block: 'nearest'});
    },
  });
  const choose = ({hit}: Row) => {
    const isFavorite = stored
      .getAll()
      .some((other) => other.isFavorite && other.href === hit.href);
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
        {isEmpty(results) && (
          <p className="DocSearch-Title">
            <Translate id="theme.SearchModal.noResultsScreen.noResultsText">
              No results for
            </Translate>{' '}
            <strong>{`"${results.query}"`}</strong>
          </p>
        )}
        <SearchOutcome
          results={results}
          session={session}
          scope={narrowed}
          statusClass="DocSearch-Status"
          onAsk={(asked) => typeInto(field, asked)}
          onWiden={set === '' ? undefined : () => setSet('')}
          onRetry={retry}
          onChoose={onClose}>
          {isStart && rows.length === 0 && !results.failure && (
            <p className="DocSearch-Help">
              <Translate id="theme.SearchModal.startScreen.noRecentSearchesText">
                No recent searches
              </Translate>
            </p>
          )}
          {rows.length > 0 && (
            <ResultGrid
              id={grid}
              groups={groups}
              active={active}
              stored={stored}
              onPoint={(row) => activate(rows.indexOf(row))}
              onChoose={choose}
              onStore={showStored}
            />
          )}
        </SearchOutcome>
        {isStart ? (
          <Topics
            set={set}
            preferredTag={scope.preferredTag}
            onChoose={onClose}
          />
        ) : (
          rows.length > 0 && (
            <p className="DocSearch-HitsFooter">
              <HitLink
                href={`${siteConfig.baseUrl}search?${searchParams(results.query, set)}`}
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
      </div>
      <ModalFooter />
    </>
  );
}

function searchParams(query: string, set: string): string {
  const text = `${URL_PARAMETERS.query}=${encodeUrlText(query)}`;
  return set === '' ? text : `${text}&${URL_PARAMETERS.set}=${set}`;
}
