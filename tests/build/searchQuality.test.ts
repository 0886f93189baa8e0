import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createRandom, type Random} from '../../bench/pages/corpus/random';
import {buildDir} from '../../scripts/test/builds/builds';
import {
  fileNames,
  MANIFEST_FILE,
  type Manifest,
  type TitlesFile,
} from '../../src/search/engines/embedded/indexFiles';
import {memberRows as headerRows} from '../../src/reference/ocr/headerTables';
import {setPagesReader} from '../../src/reference/shared/setPages';
import {NameLinker} from '../../src/reference/spreadsheet/links';
import {memberRows} from '../../src/reference/spreadsheet/memberIndex';
import {DECLARATIONS, HEADER} from '../support/contracts';
import {findEntryPages} from '../../src/reference/spreadsheet/links';
import {SPREADSHEET} from '../../src/site/sets/spreadsheet/set';
import {openBuiltIndex} from '../search/builtIndex';
import {judgeEngine} from '../search/judge';
import {ENGLISH_QUERIES, KOREAN_QUERIES} from '../search/judgedQueries';
import {OCR_QUESTIONS, SPREADSHEET_QUESTIONS} from '../search/judgedQuestions';

/** Built in both languages, so that one build answers all; the bench measures others. */
const DIR = process.env['SEARCH_JUDGED_DIR'] ?? buildDir('global-ko-en');

const ENGLISH = `${DIR}/en/search-index`;
const index = openBuiltIndex(ENGLISH);

const pageOf = (address: string) => address.split('#', 1)[0]!;

it.each([
  {name: 'English queries', queries: ENGLISH_QUERIES, least: 0.9},
  {name: 'Korean queries', queries: KOREAN_QUERIES, least: 0.9, isKorean: true},
  {
    name: 'questions about OCR',
    queries: OCR_QUESTIONS,
    least: 0.92,
  },
  {
    name: 'questions about spreadsheets',
    queries: SPREADSHEET_QUESTIONS,
    least: 0.92,
  },
])('$name find their pages', async ({queries, least, isKorean = false}) => {
  const verdict = await judgeEngine(
    isKorean ? openBuiltIndex(`${DIR}/search-index`) : index,
    queries,
    isKorean ? {language: 'ko', prefix: ''} : {language: 'en', prefix: '/en'},
  );
  const misses = verdict.misses.join('\n');
  expect(verdict.judged).toBeGreaterThan(15);
  expect(verdict.first, misses).toBeGreaterThanOrEqual(least);
  expect(verdict.topThree, misses).toBeGreaterThanOrEqual(0.97);
});

/** A name that is a plain word too, such as `Chart` or `sort()`: whoever types it may mean the guide. */
const isPlainWord = (name: string) => /^[A-Z]?[a-z]+(?:\(\))?$/.test(name);

const header = headerRows(HEADER);
const pages = findEntryPages(setPagesReader(SPREADSHEET)());
const members = memberRows(DECLARATIONS, new NameLinker(DECLARATIONS, pages));

it.each([
  {name: 'OCR', rows: header, least: {topTwo: 0.95, topThree: 0.98}},
  {name: 'Spreadsheet', rows: members, least: {topTwo: 0.85, topThree: 0.97}},
])(
  'a name of $name leads to the page that explains it, then to its entry',
  async ({rows, least}) => {
    // Names that several types have are left out: no one entry is right.
    const names = rows.filter(({url}) => url !== undefined);
    expect(names.length).toBeGreaterThan(50);
    const places: {name: string; place: number}[] = [];
    for (const {name, url} of names) {
      const {hits} = await index.search({text: name, page: 1, perPage: 9});
      const place = hits.findIndex(({address}) => address.endsWith(url!));
      places.push({name, place});
    }
    const shareOf = (found: typeof places, most: number) =>
      found.filter(({place}) => place >= 0 && place < most).length /
      found.length;
    const misses = places.filter(({place}) => place !== 0);
    const all = misses.map(({name, place}) => `${name}: ${place + 1}`).join();
    expect(shareOf(places, 3), all).toBeGreaterThanOrEqual(least.topThree);
    expect(shareOf(places, 2), all).toBeGreaterThanOrEqual(0.8);
    const telling = places.filter(({name}) => !isPlainWord(name));
    expect(shareOf(telling, 2), all).toBeGreaterThanOrEqual(least.topTwo);
  },
);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The single edits of a word: a letter left out, put in, replaced, or swapped with the next. */
const EDITS: readonly ((word: string, random: Random) => string)[] = [
  (word, {between}) => {
    const at = between(0, word.length - 1);
    return word.slice(0, at) + word.slice(at + 1);
  },
  (word, {between}) => {
    const at = between(0, word.length);
    return word.slice(0, at) + LETTERS[between(0, 25)]! + word.slice(at);
  },
  (word, {between}) => {
    const at = between(0, word.length - 1);
    return word.slice(0, at) + LETTERS[between(0, 25)]! + word.slice(at + 1);
  },
  (word, {between}) => {
    const at = between(0, word.length - 2);
    return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
  },
];

/** Names that are edited: more would take longer than they tell. */
const SAMPLE = 400;

describe('is found', () => {
  const NAMES = [...new Set([...header, ...members].map(({name}) => name))]
    .map((name) => name.replace(/\(.*$/, ''))
    .filter((name) => name.length > 2 && /^\w+$/.test(name));

  /** The share of queries that find in the first three one of the first three of others. */
  async function expectKept(
    pairs: readonly (readonly [query: string, like: string])[],
    least: number,
  ): Promise<void> {
    const firstThree = async (text: string) => {
      const {hits} = await index.search({text, page: 1, perPage: 9});
      return [...new Set(hits.map(({address}) => pageOf(address)))].slice(0, 3);
    };
    const misses: string[] = [];
    for (const [query, like] of pairs) {
      const [wanted, found] = [await firstThree(like), await firstThree(query)];
      if (!found.some((page) => wanted.includes(page))) {
        misses.push(`"${query}" for "${like}": ${found.join(', ')}`);
      }
    }
    const share = 1 - misses.length / pairs.length;
    expect(share, misses.join('\n')).toBeGreaterThanOrEqual(least);
  }

  it.each([
    // Of so few letters, many edits make another name.
    {
      letters: 'up to four',
      isMeant: (name: string) => name.length < 5,
      least: 0.88,
    },
    {letters: 'more', isMeant: (name: string) => name.length > 4, least: 0.97},
  ])('a name of $letters letters with an edit', async ({isMeant, least}) => {
    const random = createRandom(11);
    const names = NAMES.filter(isMeant);
    const pairs = Array.from({length: SAMPLE}, (_, at) => {
      const name = names[Math.floor((at * names.length) / SAMPLE)]!;
      return [EDITS[at % EDITS.length]!(name, random), name] as const;
    });
    await expectKept(pairs, least);
  });

  it('a title by its words in any order', async () => {
    const read = <T>(name: string) =>
      JSON.parse(readFileSync(`${ENGLISH}/${name}`, 'utf8')) as T;
    const {build} = read<Manifest>(MANIFEST_FILE);
    const titles = read<TitlesFile>(fileNames(build).titles);
    const pairs = titles
      .map(([title]) => title)
      .filter((title) => title.includes(' '))
      .map((title) => [title.split(' ').reverse().join(' '), title] as const);
    expect(pairs.length).toBeGreaterThan(30);
    await expectKept(pairs, 0.97);
  });
});
