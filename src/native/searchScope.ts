import {findFrame} from './frame';

/** Attribute of the search frame: what the page limits a search to, as JSON. */
export const SCOPE_ATTRIBUTE = 'data-scope';

/** What a search is limited to by the page it is made from. */
export interface ModalScope {
  readonly language?: string;
  readonly tags?: readonly string[];
  readonly preferredTag?: string;
}

/** What the page limits a search to. */
export function readScope(): ModalScope {
  const text = findFrame('search')?.getAttribute(SCOPE_ATTRIBUTE);
  return JSON.parse(text ?? '{}') as ModalScope;
}
