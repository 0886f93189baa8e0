import {BOOK_TEXTS} from '../../../src/site/bookTexts';
import type {Locale} from '../../../src/site/locales';
import {textIn} from '../../../src/site/texts';
import type {Chapter} from './chapters';
import {escapeHtml} from './escape';
import {fragmentOf} from './links';

/** Anchor → number of the sheet on which it stands, from 1. */
export type SheetNumbers = ReadonlyMap<string, number>;

/**
 * The list of contents. Its room does not depend on the numbers: they can be filled in once the sheets
 * are counted.
 *
 * @param numbers - of the sheets; a chapter without one shows none
 */
export function contentsList(
  chapters: readonly Chapter[],
  locale: Locale,
  numbers: SheetNumbers,
): string {
  const title = escapeHtml(textIn(BOOK_TEXTS.contents, locale));
  return `<nav class="book-contents"><h2>${title}</h2>${list(chapters, numbers)}</nav>`;
}

function list(chapters: readonly Chapter[], numbers: SheetNumbers): string {
  const items = chapters.map(({id, title, chapters: below}) => {
    const href = escapeHtml(fragmentOf(id));
    const name = `<span class="book-entry">${escapeHtml(title)}</span>`;
    const number = `<span class="book-number">${numbers.get(id) ?? ''}</span>`;
    const inner = below.length > 0 ? list(below, numbers) : '';
    return `<li><a href="${href}">${name}${number}</a>${inner}</li>`;
  });
  return `<ol>${items.join('')}</ol>`;
}
