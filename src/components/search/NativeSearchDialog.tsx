import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {MAX_QUERY_LENGTH} from '@site/src/search/query';
import {placeholderText, searchBoxTexts} from './modal/texts';
import {PARAMETERS} from './page/useQueryInAddress';
import {SCOPE_ATTRIBUTE} from '@site/src/native/searchModal';
import type {SearchScope} from '@site/src/search/query';
import './nativeDialog.css';

interface Props {
  /** Address of the results page, where Enter leads. */
  readonly action: string;
  /** What the page limits a search to. */
  readonly scope: SearchScope;
}

/**
 * Stands in for the modal while it is on its way, and looks like its head: `src/native/search.ts`
 * opens it, and the modal takes over what was typed.
 */
export default function NativeSearchDialog({action, scope}: Props): ReactNode {
  const {cancelButtonText} = searchBoxTexts();
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
            <input
              className="DocSearch-Input"
              type="search"
              name={PARAMETERS.query}
              autoComplete="off"
              spellCheck={false}
              maxLength={MAX_QUERY_LENGTH}
              placeholder={placeholderText()}
              aria-label={placeholderText()}
            />
          </form>
          <button
            type="button"
            className="DocSearch-Cancel"
            data-native="close">
            {cancelButtonText}
          </button>
        </div>
        <div className="DocSearch-Dropdown" />
      </div>
    </dialog>
  );
}
