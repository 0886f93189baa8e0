import {useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {typedText} from '@site/src/native/dialogs';
import type {SearchScope} from '@site/src/search/query';
import {SearchBox} from 'typesense-docsearch-react/dist/esm/SearchBox';
import {docsTag} from '@site/src/search/records/docsTag';
import SetFilter from '../SetFilter';
import {useSearchContext} from '../useSearchContext';
import {useSearchSession} from '../useSearchSession';
import ModalFooter from './ModalFooter';
import ModalScreen from './ModalScreen';
import {searchBoxProps} from './searchBoxProps';
import {placeholderText, searchBoxTexts} from './texts';
import {useFoundText} from '../useFoundText';
import {outcomeOf, type State} from './autocompleteTypes';
import {useAutocomplete} from './useAutocomplete';
import {useDialog} from './useDialog';
import {useEnterAhead} from './useEnterAhead';
import {useLists} from './useLists';
import {useTopics} from './useTopics';

interface Props {
  readonly scope: SearchScope;
  readonly onClose: () => void;
}

/** The search modal. */
export default function SearchDialog({scope, onClose}: Props): ReactNode {
  const context = useSearchContext(scope);
  const session = useSearchSession(context);
  const input = useRef<HTMLInputElement>(null);
  const grid = useId();
  const [typed] = useState(() => typedText('search'));
  const lists = useLists(context.storageName, session.targets);
  const [set, setSet] = useState('');
  const narrowed = useMemo(
    () => (set === '' ? scope : {...scope, tags: [docsTag(set)]}),
    [scope, set],
  );
  const topics = useTopics(set, scope.preferredTag);
  const {autocomplete, state, choose} = useAutocomplete({
    session,
    lists,
    scope: narrowed,
    initialQuery: typed?.text ?? '',
    placeholder: placeholderText(),
    onClose,
  });
  const settled = useSettled(state);
  const onEnter = useEnterAhead(state, choose, typed?.isEntered === true);
  const dialog = useDialog({input, onClose});

  return (
    <dialog
      {...dialog}
      className={`DocSearch DocSearch-Container${
        state.status === 'stalled' ? ' DocSearch-Container--Stalled' : ''
      }`}
      aria-label={translate({
        id: 'theme.SearchBar.label',
        message: 'Search',
        description: 'The ARIA label and placeholder for search button',
      })}>
      <div className="DocSearch-Modal">
        <header className="DocSearch-SearchBar">
          <SearchBox
            {...searchBoxProps(autocomplete, state, grid, onEnter)}
            autoFocus
            inputRef={input}
            isFromSelection={false}
            translations={searchBoxTexts()}
            onClose={onClose}
          />
        </header>
        <div className="DocSearch-Dropdown">
          <SetFilter value={set} onChange={setSet} />
          <ModalScreen
            context={context}
            set={set}
            onWiden={() => setSet('')}
            session={session}
            autocomplete={autocomplete}
            state={settled}
            activeRow={state.activeItemId}
            lists={lists}
            topics={topics}
            grid={grid}
            choose={choose}
            onClose={onClose}
            input={input}
          />
        </div>
        <footer className="DocSearch-Footer">
          <ModalFooter />
        </footer>
        <p role="status" className="DocSearch-Status">
          {useStatusText(state)}
        </p>
      </div>
    </dialog>
  );
}

/** The state without the moments between two answers, which would flash. */
function useSettled(state: State): State {
  const [settled, setSettled] = useState(state);
  const isSettled = state.status === 'idle' || state.status === 'error';
  if (isSettled && settled !== state) {
    setSettled(state);
  }
  return isSettled ? state : settled;
}

/** What became of a query, for assistive technology. */
function useStatusText(state: State): string {
  const foundText = useFoundText();
  const outcome = outcomeOf(state);
  if (state.status === 'stalled') {
    return translate({
      id: 'theme.SearchPage.fetchingNewResults',
      message: 'Fetching new results...',
      description: 'The paragraph for fetching new search results',
    });
  }
  // A failure is told where it is shown, as an alert.
  if (!outcome || outcome.failure) {
    return '';
  }
  if (outcome.total === 0) {
    return `${translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results for',
      description:
        'The text explains that there are no results for the following search',
    })} "${outcome.query}"`;
  }
  return foundText(outcome.total);
}
