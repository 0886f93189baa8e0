import {memo, type ReactNode, type RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchSession} from '@site/src/search/session';
import type {StoredHit} from '@site/src/search/storedHits';
import {encodedText} from '@site/src/site/encodedText';
import HitLink from '../HitLink';
import LimitationNotice from '../LimitationNotice';
import FailureNotice from '../FailureNotice';
import {PARAMETERS} from '../page/useQueryInAddress';
import type {SearchContext} from '../useSearchContext';
import ZeroResults from '../ZeroResults';
import {
  outcomeOf,
  type Autocomplete,
  type Row,
  type State,
} from './autocompleteTypes';
import ResultGrid from './ResultGrid';
import type {Lists} from './sources';
import Topics from './Topics';

interface Props {
  readonly context: SearchContext;
  /** Id of the documentation set that is searched; empty for all. */
  readonly set: string;
  readonly onWiden: () => void;
  readonly session: SearchSession;
  readonly autocomplete: Autocomplete;
  /** The state when the last answer came. */
  readonly state: State;
  /** The row that the keys chose; the autocomplete tells each row whether it is the one. */
  readonly activeRow: number | null;
  readonly lists: Lists;
  readonly topics: readonly StoredHit[];
  /** Id of the grid that the search field controls. */
  readonly grid: string;
  readonly choose: (row: Row) => void;
  readonly onClose: () => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** What stands below the search field: earlier results, results, none, or a failure. */
function ModalScreen(props: Props): ReactNode {
  const {context, session, autocomplete, state, lists, onClose} = props;
  const outcome = outcomeOf(state);
  const refresh = () => void autocomplete.refresh();
  const hasRows = state.collections.some(({items}) => items.length > 0);
  const ask = (query: string) => {
    autocomplete.setQuery(query);
    refresh();
    props.input.current?.focus();
  };
  if (outcome?.failure) {
    return (
      <FailureNotice
        isRefused={outcome.failure === 'refused'}
        onRetry={refresh}
      />
    );
  }
  const isStart = !outcome && state.query === '';
  return (
    <>
      {isStart && hasNothingChosen(lists) && (
        <p className="DocSearch-Help">
          <Translate
            id="theme.SearchModal.startScreen.noRecentSearchesText"
            description="The text when no recent searches">
            No recent searches
          </Translate>
        </p>
      )}
      <LimitationNotice limitation={outcome?.limitation} onRetry={refresh} />
      {hasRows ? (
        <ResultGrid
          id={props.grid}
          autocomplete={autocomplete}
          collections={state.collections}
          lists={lists}
          choose={props.choose}
        />
      ) : (
        outcome && (
          <>
            <NoResultsTitle query={outcome.query} />
            <ZeroResults
              context={context}
              session={session}
              query={outcome.query}
              onAsk={ask}
              onWiden={props.set === '' ? undefined : props.onWiden}
              onChoose={onClose}
            />
          </>
        )
      )}
      {isStart && <Topics topics={props.topics} onChoose={onClose} />}
      {outcome && hasRows && (
        <p className="DocSearch-HitsFooter">
          <HitLink
            href={`${context.searchPage}?${addressOf(outcome.query, props.set)}`}
            onClick={onClose}>
            <Translate
              id="theme.SearchBar.seeAll"
              values={{count: outcome.total}}>
              {'See all {count} results'}
            </Translate>
          </HitLink>
        </p>
      )}
    </>
  );
}

/** Says which query found nothing; the results page says so in its title and its status. */
function NoResultsTitle({query}: {query: string}): ReactNode {
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

function hasNothingChosen({recent, favorites}: Lists): boolean {
  return recent.getAll().length + favorites.getAll().length === 0;
}

function addressOf(query: string, set: string): string {
  const asked = `${PARAMETERS.query}=${encodedText(query)}`;
  return set === '' ? asked : `${asked}&${PARAMETERS.set}=${set}`;
}

// Each key changes the state several times before its answer, and nothing here.
export default memo(ModalScreen);
