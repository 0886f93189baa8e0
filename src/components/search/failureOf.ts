import type {Limitation} from '@site/src/search/answer';

/** Why a search gave no answer. Told by the name: modal and page each have classes of their own. */
export function failureOf({name}: Error): Limitation {
  return name === 'SearchRefusal' ? 'refused' : 'unreachable';
}
