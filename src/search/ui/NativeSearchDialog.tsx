import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {MAX_QUERY_LENGTH, type SearchScope} from '@site/src/search/query';
import {FILLED_BY_SCRIPT} from '../../components/filledByScript';
import {PARAMETERS} from './page/useQueryInAddress';
import {
  MODAL_ATTRIBUTE,
  SCOPE_ATTRIBUTE,
} from '@site/src/search/native/searchModal';
import './nativeDialog.css';

interface Props {
  /** Address of the results page, where Enter leads without the modal's script. */
  readonly action: string;
  /** What the page limits a search to. */
  readonly scope: SearchScope;
}

/** On the button that clears the field. */
const CLEAR_SIGN = '✕';

/**
 * The search modal without its content: `src/search/native/search.ts` opens it at once, and what the reader types into it stays
 * where it is when the modal's script has come and fills in the rest.
 */
export default function NativeSearchDialog({action, scope}: Props): ReactNode {
  const placeholder = translate({
    id: 'theme.SearchModal.placeholder',
    message: 'Search docs',
    description: 'The placeholder of the input of the DocSearch pop-up modal',
  });
  const clear = translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
    description: 'The label and ARIA label for search box reset button',
  });
  return (
    <dialog
      className="DocSearch DocSearch-Container"
      data-dialog="search"
      {...{[SCOPE_ATTRIBUTE]: JSON.stringify(scope)}}
      aria-label={translate({
        id: 'theme.SearchBar.label',
        message: 'Search',
        description: 'The ARIA label and placeholder for search button',
      })}>
      <div className="DocSearch-Modal">
        <div className="DocSearch-SearchBar">
          <form className="DocSearch-Form" role="search" action={action}>
            <span className="DocSearch-MagnifierLabel" aria-hidden="true">
              <span className="DocSearch-Search-Icon" />
            </span>
            {/* No listbox: its options may hold no links and buttons, as the rows of a grid do. */}
            <input
              className="DocSearch-Input"
              // A field of the type `search` has no other role.
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-haspopup="grid"
              aria-expanded="false"
              aria-label={placeholder}
              name={PARAMETERS.query}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={MAX_QUERY_LENGTH}
              placeholder={placeholder}
            />
            <button
              type="reset"
              className="DocSearch-Reset"
              data-native=""
              aria-label={clear}>
              <span aria-hidden="true">{CLEAR_SIGN}</span>
            </button>
          </form>
          <button
            type="button"
            className="DocSearch-Cancel"
            data-native="close">
            {translate({
              id: 'theme.SearchModal.searchBox.cancelButtonText',
              message: 'Cancel',
              description:
                'The label and ARIA label for search box cancel button',
            })}
          </button>
        </div>
        <div
          className="DocSearch-Content"
          {...{[MODAL_ATTRIBUTE]: ''}}
          {...FILLED_BY_SCRIPT}
        />
      </div>
    </dialog>
  );
}
