import {hasHangul, toLetters} from '../../../text/hangul';
import {readWord, type QueryWord} from '../../../text/queryWords';
import type {IndexReader} from './indexReader';

/** Characters of the shortest part of a compound. */
const SHORTEST = {hangul: 1, latin: 3};

/** Syllables from which on one part of a compound stands for all of it. */
const LONE_PART = 2;

/** Longest compound that is taken apart, in characters. */
const LONGEST = 24;

/**
 * Takes a compound apart that no page has, where pages have its first part: `시트이름변경`,
 * `colourscales`. The rest may be a compound again.
 *
 * @returns no words where it is none
 */
export async function splitWord(
  source: IndexReader,
  {text, isStop, isOpen}: QueryWord,
): Promise<QueryWord[]> {
  const least = hasHangul(text) ? SHORTEST.hangul : SHORTEST.latin;
  if (isStop || text.length > LONGEST || !/^\p{L}+$/u.test(text)) {
    return [];
  }
  const places = Array.from(
    {length: Math.max(0, text.length - 2 * least + 1)},
    (_, index) => least + index,
  ).reverse();
  const heads = await source.find(places.map((at) => termAt(text, 0, at)));
  const known = new Set(heads.map(({term}) => term));
  const splits = places
    .filter((at) => known.has(termAt(text, 0, at)))
    .map((at) => [
      readWord(text.slice(0, at), termAt(text, 0, at), false),
      readWord(text.slice(at), termAt(text, at), isOpen),
    ]);
  for (const [head, tail] of splits) {
    const tails = await source.find([tail!.term, ...tail!.forms]);
    if (tails.length > 0) {
      return [head!, tail!];
    }
  }
  for (const [head, tail] of splits) {
    const rest = await splitWord(source, tail!);
    if (rest.length > 0) {
      return [head!, ...rest];
    }
  }
  if (!hasHangul(text)) {
    return [];
  }
  // 테두리선: what a noun ends with may be in no page; what it begins with says most of it.
  const longest = splits[0]?.[0];
  return longest && longest.text.length >= LONE_PART
    ? [longest]
    : lastPart(source, text, isOpen);
}

/** The longest noun that a compound ends with, where pages have that alone: `거품차트를`. */
async function lastPart(
  source: IndexReader,
  text: string,
  isOpen: boolean,
): Promise<QueryWord[]> {
  for (let at = 1; at <= text.length - LONE_PART; at += 1) {
    const part = readWord(text.slice(at), termAt(text, at), isOpen);
    if ((await source.find([part.term, part.stem])).length > 0) {
      return [part];
    }
  }
  return [];
}

function termAt(text: string, from: number, to?: number): string {
  return toLetters(text.slice(from, to)).toLowerCase();
}
