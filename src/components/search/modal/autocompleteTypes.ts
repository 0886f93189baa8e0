import type {
  AutocompleteApi,
  AutocompleteCollection,
  AutocompleteState,
} from '@algolia/autocomplete-core';
import type {KeyboardEvent, MouseEvent, FormEvent} from 'react';
import type {Limitation} from '@site/src/search/answer';
import type {SearchHit} from '@site/src/search/hits';
import type {StoredHit} from '@site/src/search/storedHits';

/** A row of the modal: a result, or one that was chosen or saved before. */
export type Row = {
  readonly row: 'hit' | 'recent' | 'favorite';
  readonly href: string;
  readonly hit: SearchHit | StoredHit;
} & Record<string, unknown>;

export type Autocomplete = AutocompleteApi<
  Row,
  FormEvent,
  MouseEvent,
  KeyboardEvent
>;
export type State = AutocompleteState<Row>;
export type RowCollection = AutocompleteCollection<Row>;

/** How the last search went; kept in the autocomplete's context. */
export interface SearchOutcome {
  readonly query: string;
  readonly total: number;
  readonly limitation?: Limitation;
  /** Why there is no answer. */
  readonly failure?: Limitation;
}

/** The outcome of the last search; `undefined` before the first. */
export function outcomeOf({context}: State): SearchOutcome | undefined {
  return context['outcome'] as SearchOutcome | undefined;
}
