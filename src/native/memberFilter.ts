import {announce} from './announce';

/** `data-native` of the field that filters an index of members. */
export const MEMBER_FILTER = 'member-filter';

/** Fields above an index: they hide the rows, and the letters without rows, that lack what is typed. */
export function installMemberFilter(): void {
  document.addEventListener('input', ({target}) => {
    if (
      target instanceof HTMLInputElement &&
      target.dataset['native'] === MEMBER_FILTER
    ) {
      filterIndex(target);
    }
  });
  // What a browser has kept of the field when one comes back.
  document
    .querySelectorAll<HTMLInputElement>(`[data-native=${MEMBER_FILTER}]`)
    .forEach((field) => field.value && filterIndex(field));
}

function filterIndex(field: HTMLInputElement): void {
  const index = field.closest('div');
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const section of index?.querySelectorAll('section') ?? []) {
    let shown = 0;
    for (const row of section.querySelectorAll('li')) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      shown += row.hidden ? 0 : 1;
    }
    section.hidden = shown === 0;
    count += shown;
  }
  const {matches = '', none = ''} = field.dataset;
  const said =
    words.length === 0
      ? ''
      : count === 0
        ? none
        : matches.replace('{count}', String(count));
  field.nextElementSibling?.setAttribute('data-count', said);
  announce(said);
}
