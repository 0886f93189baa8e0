import {announce, closestElement, decodeHash} from './dom';
import {findGroups} from './filterGroups';

/** `data-native` of a field that filters the entries of its page. */
export const FILTER = 'filter';

const FILTER_FIELD = `[data-native=${FILTER}]`;

/** Handles the fields that filter a page. */
export function installFilterFields(): void {
  document.addEventListener('input', ({target}) => {
    const field = closestElement<HTMLInputElement>(target, FILTER_FIELD);
    if (field) {
      filter(field);
    }
  });
  // Runs before the browser scrolls to the link's target, which has no position while it is hidden.
  document.addEventListener(
    'click',
    ({target}) => {
      const link = closestElement<HTMLAnchorElement>(target, 'a[href*="#"]');
      if (link && link.pathname === window.location.pathname) {
        reveal(link.hash);
      }
    },
    {capture: true},
  );
  window.addEventListener('hashchange', () => {
    reveal(window.location.hash)?.scrollIntoView();
  });
  // A reader may have typed before this script has run.
  fields().forEach((field) => field.value && filter(field));
}

function fields(): NodeListOf<HTMLInputElement> {
  return document.querySelectorAll<HTMLInputElement>(FILTER_FIELD);
}

/** Hides the entries that lack one of the words, and groups without entries; announces the number of matches. */
function filter(field: HTMLInputElement): void {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let all = 0;
  let count = 0;
  for (const {heads, entries} of findGroups(field.parentElement!)) {
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
  const message =
    words.length === 0
      ? ''
      : count === 0
        ? none
        : matches
            .replace('{count}', String(count))
            .replace('{all}', String(all));
  field.nextElementSibling?.setAttribute('data-count', message);
  announce(message);
}

/**
 * Empties the fields if they hide the target of a hash.
 *
 * @returns the target if it was hidden
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
