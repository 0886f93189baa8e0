import type {KeyboardEvent} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SearchBox} from 'typesense-docsearch-react/dist/esm/SearchBox';
import {opensElsewhere} from '../HitLink';
import {isComposing} from '@site/src/native/isComposing';
import type {Autocomplete, State} from './autocompleteTypes';

type PackagedProps = Parameters<typeof SearchBox>[0];

/**
 * The autocomplete as the packaged search box takes it, with the roles of a field that controls a
 * grid: rows hold links and buttons, which the options of a listbox may not.
 *
 * @param onEnter - called with each Enter; tells whether the key is dealt with
 */
export function searchBoxProps(
  autocomplete: Autocomplete,
  state: State,
  gridId: string,
  onEnter: () => boolean,
): Omit<
  PackagedProps,
  'autoFocus' | 'inputRef' | 'onClose' | 'isFromSelection'
> {
  const label = translate({
    id: 'theme.SearchPage.inputLabel',
    message: 'Search',
    description: 'The ARIA label for search page input',
  });
  return {
    ...(autocomplete as unknown as PackagedProps),
    // It looks at nothing but the query.
    state: state as unknown as PackagedProps['state'],
    getInputProps: (props: Parameters<Autocomplete['getInputProps']>[0]) => {
      const inputProps = autocomplete.getInputProps(props);
      const isOpen = inputProps['aria-controls'] !== undefined;
      // The package names the first row also where there is none.
      const hasRows = state.collections.some(({items}) => items.length > 0);
      return {
        ...inputProps,
        // A field of the type `search` has no other role, and the dialog gives it the focus.
        type: 'text',
        autoFocus: undefined,
        role: 'combobox',
        'aria-label': label,
        'aria-labelledby': undefined,
        'aria-autocomplete': 'list',
        'aria-haspopup': 'grid',
        'aria-expanded': isOpen && inputProps['aria-controls'] !== '',
        'aria-controls': inputProps['aria-controls'] ? gridId : undefined,
        'aria-activedescendant': hasRows
          ? inputProps['aria-activedescendant']
          : undefined,
        onKeyDown: (event: KeyboardEvent) => {
          const isEnter = event.key === 'Enter';
          // The Enter that ends a syllable is the input method's.
          if (isEnter && isComposing(event.nativeEvent)) {
            return;
          }
          if (isEnter && !opensElsewhere(event) && onEnter()) {
            event.preventDefault();
            return;
          }
          inputProps.onKeyDown(event);
        },
      };
    },
  } as unknown as PackagedProps;
}
