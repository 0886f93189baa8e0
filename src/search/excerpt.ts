import {plainText, type TextPart} from './text/parts';

/** Characters kept ahead of the first match: few, so that a phone's two lines still show it. */
const BEFORE = 30;

/** Characters kept from the first match on: what two lines hold on a wide screen. */
const AFTER = 150;

/** Cuts a marked text, at its words, to the two lines around its first match that the modal shows. */
export function excerpt(parts: readonly TextPart[]): TextPart[] {
  const match = Math.max(
    0,
    parts.findIndex(({isMatch}) => isMatch),
  );
  const before = plainText(parts.slice(0, match));
  const kept: TextPart[] =
    before.length > BEFORE
      ? [{text: before.slice(-BEFORE).replace(/^\S*/, '…'), isMatch: false}]
      : parts.slice(0, match);
  let room = AFTER;
  for (const {text, isMatch} of parts.slice(match)) {
    if (text.length > room) {
      const cut = text.slice(0, room).replace(/\s\S*$/, '');
      return [...kept, {text: `${cut} …`, isMatch}];
    }
    kept.push({text, isMatch});
    room -= text.length;
  }
  return kept;
}
