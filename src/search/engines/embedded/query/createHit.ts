import type {FoundHit} from '../../../answer';
import type {Level} from '../../../records/record';
import type {PageFile} from '../indexFiles';
import {markWords, wordsMatching, type WordTest} from './markWords';

/** Makes the hit of a section: the best piece of its text, matches marked. */
export function createHit(
  {path, lvl0, sections}: PageFile,
  section: number,
  test: WordTest,
): FoundHit {
  const [anchor, headings, pieces] = sections[section]!;
  const piece = bestPiece(pieces, test);
  const title = markWords(headings.at(-1)!, test);
  const level = headings.length as Level;
  const isInText = piece !== undefined && wordsMatching(piece, test) > 0;
  const isInTitle = title.some(({isMatch}) => isMatch);
  return {
    address: anchor ? `${path}#${anchor}` : path,
    type: isInText && !isInTitle ? 'content' : `lvl${level}`,
    section: lvl0,
    title,
    path: headings
      .slice(0, -1)
      .filter((text) => text !== '')
      .map((text) => markWords(text, test)),
    summary: piece === undefined ? [] : markWords(piece, test),
  };
}

function bestPiece(
  pieces: readonly string[],
  test: WordTest,
): string | undefined {
  let best = pieces[0];
  let most = 0;
  for (const piece of pieces) {
    const matches = wordsMatching(piece, test);
    if (matches > most) {
      [best, most] = [piece, matches];
    }
  }
  return best;
}
