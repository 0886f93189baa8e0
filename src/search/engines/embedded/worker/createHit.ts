import type {FoundHit} from '../../../answer';
import {SUMMARY_WORDS} from '../../../query';
import {titleOf} from '../headings';
import type {FoundHeading} from './findHeadings';
import {cutAround, markWords, matchesTerms, type WordTest} from './markWords';
import type {Shard} from './shard';

/** Makes the hit of a heading: the best piece of its text, matches marked. */
export async function createHit({
  shard,
  id,
  terms,
  inHeadings,
}: FoundHeading<Shard>): Promise<FoundHit> {
  const heading = shard.headings[id]!;
  const test = matchesTerms(new Set(terms));
  // A heading is worth showing without its text when that cannot be had.
  const pieces = await shard.textOf(id).catch(() => []);
  const piece = bestPiece(pieces, test);
  const [section = '', ...above] = heading.hierarchy.slice(0, -1);
  return {
    address: heading.url,
    type: inHeadings || piece === undefined ? `lvl${heading.level}` : 'content',
    section,
    title: markWords(titleOf(heading), test),
    path: above
      .filter((text) => text !== '')
      .map((text) => markWords(text, test)),
    summary:
      piece === undefined
        ? []
        : markWords(cutAround(piece, test, SUMMARY_WORDS), test),
  };
}

function bestPiece(
  pieces: readonly string[],
  test: WordTest,
): string | undefined {
  let best = pieces[0];
  let most = 0;
  for (const piece of pieces) {
    const matches = new Set(
      (piece.match(/[\p{L}\p{N}_+#]+/gu) ?? []).filter(test),
    ).size;
    if (matches > most) {
      [best, most] = [piece, matches];
    }
  }
  return best;
}
