import {announceToScreenReader, findClosestElement, decodeHash} from './dom';
import {findFilterGroups} from './filterGroups';

/** Value of `data-native` on a field that filters the entries of its page. */
export const FILTER_INPUT = 'filter';

const FILTER_SELECTOR = `[data-native=${FILTER_INPUT}]`;

/** Handles the fields that filter the entries of a page. */
export function installFilterFields(): void {
  document.addEventListener('input', ({target}) => {
    const field = findClosestElement<HTMLInputElement>(target, FILTER_SELECTOR);
    if (field) {
      filter(field);
    }
  });
  // Uses the capture phase to show the link's target before the browser scrolls to it.
  document.addEventListener(
    'click',
    ({target}) => {
      const link = findClosestElement<HTMLAnchorElement>(
        target,
        'a[href*="#"]',
      );
      if (link && link.pathname === window.location.pathname) {
        reveal(link.hash);
      }
    },
    {capture: true},
  );
  window.addEventListener('hashchange', () => {
    reveal(window.location.hash)?.scrollIntoView();
  });
  // Filters by text that the reader typed before this script ran.
  fields().forEach((field) => field.value && filter(field));
}

function fields(): NodeListOf<HTMLInputElement> {
  return document.querySelectorAll<HTMLInputElement>(FILTER_SELECTOR);
}

/**
 * Hides entries that do not contain all words, groups without visible entries, and their links in the table of
 * contents. Announces the number of matches.
 */
function filter(field: HTMLInputElement): void {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let all = 0;
  let count = 0;
  for (const {heads, entries} of findFilterGroups(field.parentElement!)) {
    let shown = 0;
    for (const {parts, text} of entries) {
      const isShown = words.every((word) => text.includes(word));
      parts.forEach((part) => {
        part.hidden = !isShown;
      });
      shown += isShown ? 1 : 0;
    }
    heads.forEach((head) => {
      head.hidden = words.length > 0 && shown === 0;
    });
    all += entries.length;
    count += shown;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '.table-of-contents a',
  )) {
    link.parentElement!.hidden = isHidden(link.hash);
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
  announceToScreenReader(message);
}

/**
 * Clears the filter fields if they hide the target of a hash.
 *
 * @returns the target if it was hidden
 */
function reveal(hash: string): Element | undefined {
  const target = document.getElementById(decodeHash(hash));
  if (!target || !isHidden(hash)) {
    return undefined;
  }
  fields().forEach((field) => {
    field.value = '';
    filter(field);
  });
  return target;
}

function isHidden(hash: string): boolean {
  const target = document.getElementById(decodeHash(hash));
  return Boolean(target?.closest('[hidden]'));
}
