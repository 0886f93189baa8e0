import {groupBy} from '../../../src/site/groupBy';
import {splitWords, isStopWord, type SearchRecord} from '../../../src/search';
import type {JudgedQuery} from '../../../tests/search/judgedQueries';
import {
  createRandomGenerator,
  type RandomGenerator,
} from '../../pages/corpus/random';
import {getRecordHeading} from './ownEntries';

/** A generated known-item query, as if by somebody who has seen the page. */
interface KnownItem extends Pick<JudgedQuery, 'q' | 'pages'> {
  readonly kind: string;
}

/** Number of content words in a query. */
const WORDS = {least: 2, most: 7};

/** Ways to misremember a heading or sentence. */
const KINDS: Readonly<
  Record<
    string,
    (words: readonly string[], random: RandomGenerator) => string[]
  >
> = {
  'as written': (words) => [...words],
  'a word less': (words, random) =>
    words.filter(
      (_, index) =>
        words.length <= 2 || index !== random.between(0, words.length - 1),
    ),
  'another order': (words, random) =>
    words
      .map((word) => ({word, order: random.next()}))
      .sort((a, b) => a.order - b.order)
      .map(({word}) => word),
  inflected: (words, random) => replaceOne(words, random, inflect),
  mistyped: (words, random) => replaceOne(words, random, mistype),
};

/**
 * Generates queries from a heading and the first sentence of each page, misremembered in one of the ways in
 * turn. Skips texts that occur on several pages.
 */
export function createKnownItems(
  records: readonly SearchRecord[],
): KnownItem[] {
  const random = createRandomGenerator(7);
  const kinds = Object.entries(KINDS);
  const pages = groupBy(records, (record) => record.url_without_anchor);
  const sources = [...pages].map(([url, ofPage]) => ({
    url,
    headings: [
      ...new Set(ofPage.flatMap((one) => getRecordHeading(one) ?? [])),
    ],
    sentence: findFirstSentence(ofPage),
  }));
  const uses = new Map<string, number>();
  for (const {headings, sentence} of sources) {
    for (const key of new Set([...headings, sentence].map(keyOf))) {
      uses.set(key, (uses.get(key) ?? 0) + 1);
    }
  }
  const isOwn = (text: string) => uses.get(keyOf(text)) === 1;
  const items: KnownItem[] = [];
  for (const {url, headings, sentence} of sources) {
    const own = headings.filter(isOwn);
    const heading = own[random.between(0, Math.max(0, own.length - 1))] ?? '';
    for (const source of [heading, isOwn(sentence) ? sentence : '']) {
      const words = contentWords(source);
      if (words.length >= WORDS.least) {
        const [kind, change] = kinds[items.length % kinds.length]!;
        const asked = change(words, random).join(' ');
        items.push({q: asked, pages: [new URL(url).pathname], kind});
      }
    }
  }
  return items;
}

function findFirstSentence(records: readonly SearchRecord[]): string {
  const text =
    records.find(({content}) => content !== undefined)?.content ?? '';
  return /^[^]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? '';
}

function keyOf(text: string): string {
  return contentWords(text).join(' ').toLowerCase();
}

function contentWords(text: string): string[] {
  const words = splitWords(text);
  return [...new Set(words.filter((word) => !isStopWord(word)))].slice(
    0,
    WORDS.most,
  );
}

function replaceOne(
  words: readonly string[],
  random: RandomGenerator,
  change: (word: string, random: RandomGenerator) => string,
): string[] {
  const longest = [...words].sort((a, b) => b.length - a.length)[0]!;
  return words.map((word) => (word === longest ? change(word, random) : word));
}

function inflect(word: string): string {
  const endings: [RegExp, string][] = [
    [/ies$/, 'y'],
    [/(?<=[a-z]{3})s$/, ''],
    [/(?<=[a-z]{3})ing$/, 'ed'],
    [/(?<=[a-z]{3})ed$/, 'ing'],
    [/(?<=[a-z][^aeiou])y$/, 'ies'],
    [/(?<=[a-z])$/, 's'],
  ];
  const [pattern, ending] = endings.find(([each]) => each.test(word)) ?? [
    /$/,
    '',
  ];
  return word.replace(pattern, ending);
}

/** Deletes, inserts, replaces or swaps a letter, except for the first. */
function mistype(word: string, random: RandomGenerator): string {
  if (word.length < 4) {
    return word;
  }
  const at = random.between(1, word.length - 2);
  const letter = 'abcdefghijklmnopqrstuvwxyz'[random.between(0, 25)]!;
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  return [
    before + after,
    before + letter + word.slice(at),
    before + letter + after,
    before + word[at + 1]! + word[at]! + word.slice(at + 2),
  ][random.between(0, 3)]!;
}
