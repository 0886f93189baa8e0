import {announce} from '../announce';
import {decodeHash} from '../decodeHash';
import {elementAround} from '../elementAround';
import {groupsBelow} from './groups';

/** `data-native` of a field that filters the entries of its page. */
export const FILTER = 'filter';

const FILTER_FIELD = `[data-native=${FILTER}]`;

/** Makes the fields that filter a page answer. */
export function installFilterFields(): void {
  document.addEventListener('input', ({target}) => {
    const field = elementAround<HTMLInputElement>(target, FILTER_FIELD);
    if (field) {
      filter(field);
    }
  });
  // Before the browser looks for where a link leads to: what is hidden stands nowhere.
  document.addEventListener(
    'click',
    ({target}) => {
      const link = elementAround<HTMLAnchorElement>(target, 'a[href*="#"]');
      if (link && link.pathname === window.location.pathname) {
        reveal(link.hash);
      }
    },
    {capture: true},
  );
  window.addEventListener('hashchange', () => {
    reveal(window.location.hash)?.scrollIntoView();
  });
  // What was typed before this script came.
  fields().forEach((field) => field.value && filter(field));
}

function fields(): NodeListOf<HTMLInputElement> {
  return document.querySelectorAll<HTMLInputElement>(FILTER_FIELD);
}

/** Hides the entries that lack one of the words, and the groups that none is left of; says how many there are. */
function filter(field: HTMLInputElement): void {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let all = 0;
  let count = 0;
  for (const {heads, entries} of groupsBelow(field.parentElement!)) {
    let shown = 0;
    for (const {parts, text} of entries) {
      const isShown = words.every((word) => text.includes(word));
      parts.forEach((part) => {
        part.hidden = !isShown;
      });
      shown += isShown ? 1 : 0;
    }
    heads.forEach((head) => {
      head.hidden = shown === 0;
    });
    all += entries.length;
    count += shown;
  }
  const {matches = '', none = ''} = field.dataset;
  const said =
    words.length === 0
      ? ''
      : count === 0
        ? none
        : matches
            .replace('{count}', String(count))
            .replace('{all}', String(all));
  field.nextElementSibling?.setAttribute('data-count', said);
  announce(said);
}

/**
 * Empties the field that hides where a link leads to.
 *
 * @param hash - of the link's address
 * @returns the element that was hidden; `undefined` when there is none
 */
function reveal(hash: string): Element | undefined {
  const target = document.getElementById(decodeHash(hash));
  if (!target?.closest('[hidden]')) {
    return undefined;
  }
  fields().forEach((field) => {
    field.value = '';
    filter(field);
  });
  return target;
}
