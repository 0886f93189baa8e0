// @works-without-react
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  MAX_QUERY_LENGTH,
  URL_PARAMETERS,
  type SearchScope,
} from '@site/src/search/engine';
import {SCRIPT_FILLED_PROPS} from '../../components/filledByScript';
import {MODAL_ATTRIBUTE, SCOPE_ATTRIBUTE} from '@site/src/search/native/modal';
import './dialog.css';

interface Props {
  /** URL of the results page. Enter opens it if the modal's script cannot be loaded. */
  readonly action: string;
  readonly scope: SearchScope;
}

const CLEAR_SIGN = '✕';

/**
 * Search dialog without its content. The native script opens it at once. The modal's script renders its
 * content below the field and leaves the field as it is, so that typed text is kept.
 */
export default function SearchDialog({action, scope}: Props): ReactNode {
  const placeholder = translate({
    id: 'theme.SearchModal.placeholder',
    message: 'Search docs',
  });
  const clear = translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
  });
  return (
    <dialog
      className="DocSearch DocSearch-Container"
      data-dialog="search"
      {...{[SCOPE_ATTRIBUTE]: JSON.stringify(scope)}}
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}>
      <div className="DocSearch-Modal">
        <div className="DocSearch-SearchBar">
          <form className="DocSearch-Form" role="search" action={action}>
            <span className="DocSearch-MagnifierLabel" aria-hidden="true">
              <span className="DocSearch-Search-Icon" />
            </span>
            {/* Controls an ARIA grid, since the options of a listbox must not contain links and buttons. */}
            <input
              className="DocSearch-Input"
              // Not `type="search"`, which does not allow the role combobox.
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-haspopup="grid"
              aria-expanded="false"
              aria-label={placeholder}
              name={URL_PARAMETERS.query}
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
            })}
          </button>
        </div>
        <div
          className="DocSearch-Content"
          {...{[MODAL_ATTRIBUTE]: ''}}
          {...SCRIPT_FILLED_PROPS}
        />
      </div>
    </dialog>
  );
}
