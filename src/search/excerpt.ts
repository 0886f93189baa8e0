import {plainText, type TextPart} from './text/parts';

/** Characters kept ahead of the first match: few, so that a phone's two lines still show it. */
const BEFORE = 30;

/** Characters kept from the first match on: what two lines hold on a wide screen. */
const AFTER = 150;

/** Cuts a marked text, at its words, to the two lines around its first match that the modal shows. */
export function excerpt(parts: readonly TextPart[]): TextPart[] {
  const text = plainText(parts);
  const match = matchStart(parts);
  const start = wordStart(text, match - BEFORE, match);
  const end = wordEnd(text, match + AFTER, match);
  const kept: TextPart[] = [];
  let offset = 0;
  for (const {text: whole, isMatch} of parts) {
    const piece = whole.slice(Math.max(0, start - offset), end - offset);
    if (offset < end && piece !== '') {
      kept.push({text: piece, isMatch});
    }
    offset += whole.length;
  }
  return [
    ...(start > 0 ? [{text: '… ', isMatch: false}] : []),
    ...kept,
    ...(end < text.length ? [{text: ' …', isMatch: false}] : []),
  ];
}

/** Where the first match begins; 0 without one. */
function matchStart(parts: readonly TextPart[]): number {
  const first = parts.findIndex(({isMatch}) => isMatch);
  return parts
    .slice(0, Math.max(0, first))
    .reduce((length, {text}) => length + text.length, 0);
}

/** The first start of a word from a position on, at most `last`. */
function wordStart(text: string, from: number, last: number): number {
  if (from <= 0) {
    return 0;
  }
  const space = text.indexOf(' ', from);
  return space === -1 ? last : Math.min(space + 1, last);
}

/** The last end of a word up to a position; the position itself when no word ends after `first`. */
function wordEnd(text: string, to: number, first: number): number {
  if (to >= text.length) {
    return text.length;
  }
  const space = text.lastIndexOf(' ', to);
  return space > first ? space : to;
}
