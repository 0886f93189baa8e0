import {readdirSync, readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {createRandom, type Random} from '../../bench/pages/corpus/random';
import {buildDir} from '../../scripts/test/builds/builds';
import {
  fileNames,
  MANIFEST_FILE,
  type Manifest,
  type TitlesFile,
} from '../../src/search/engines/embedded/indexFiles';
import {openBuiltIndex} from '../search/builtIndex';
import {singleEdits} from '../search/singleEdits';

const DIR = process.env['SEARCH_JUDGED_DIR'] ?? buildDir('global-en');

/** Queries of each property: more would take longer than they tell. */
const SAMPLE = 400;

/** Of all edits of all names, those that are asked. */
const EDITS_ASKED = 1500;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Functions, codes and types of the C header; interfaces and members of the declarations. */
const NAMES = [
  ...namesIn('contracts/ocr/argo_sdk.h', /\b(?:ARGO_E_\w+|[A-Za-z]\w*(?=\())/g),
  ...namesIn(
    'contracts/spreadsheet/spreadsheet-sdk.d.ts',
    /(?<=interface )\w+|(?<=^ {2}(?:readonly )?)\w+(?=[(:?<])/gm,
  ),
];

/** Words of the documents, lower case. */
function wordsIn(folder: string): Set<string> {
  const texts = readdirSync(folder)
    .filter((name) => /-page-\d+\.json$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  return new Set(
    texts.flatMap((text) => text.toLowerCase().match(/\w+/g) ?? []),
  );
}

const isShort = (name: string) => name.length < 5;
const isLong = (name: string) => !isShort(name);

function namesIn(file: string, pattern: RegExp): string[] {
  const names = readFileSync(file, 'utf8').match(pattern) ?? [];
  return [...new Set(names)].filter((name) => name.length > 2);
}

/** Titles of the pages of an index. */
function titlesIn(folder: string): string[] {
  const read = <T>(name: string) =>
    JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as T;
  const {build} = read<Manifest>(MANIFEST_FILE);
  return read<TitlesFile>(fileNames(build).titles).map(([title]) => title);
}

/** The single edits of a word: a letter left out, put in, replaced, or swapped with the next. */
const EDITS: Readonly<
  Record<string, (word: string, random: Random) => string>
> = {
  'a letter left out': (word, {between}) => {
    const at = between(0, word.length - 1);
    return word.slice(0, at) + word.slice(at + 1);
  },
  'a letter put in': (word, {between}) => {
    const at = between(0, word.length);
    return word.slice(0, at) + LETTERS[between(0, 25)]! + word.slice(at);
  },
  'a letter replaced': (word, {between}) => {
    const at = between(0, word.length - 1);
    return word.slice(0, at) + LETTERS[between(0, 25)]! + word.slice(at + 1);
  },
  'two letters swapped': (word, {between}) => {
    const at = between(0, word.length - 2);
    const swapped = word[at + 1]! + word[at]!;
    return word.slice(0, at) + swapped + word.slice(at + 2);
  },
};

describe('the search', () => {
  let index: ReturnType<typeof openBuiltIndex>;
  const pagesFor = async (text: string): Promise<string[]> => {
    const {hits} = await index.search({text, page: 1, perPage: 9});
    return [...new Set(hits.map(({address}) => address.split('#', 1)[0]!))];
  };

  /** How many of some queries find in the first three one of the first three of others. */
  const countKept = async (
    pairs: readonly (readonly [query: string, like: string])[],
  ) => {
    const misses: string[] = [];
    for (const [query, like] of pairs) {
      const wanted = (await pagesFor(like)).slice(0, 3);
      const found = (await pagesFor(query)).slice(0, 3);
      if (!found.some((page) => wanted.includes(page))) {
        misses.push(`"${query}" for "${like}": ${found.join(', ')}`);
      }
    }
    const kept = pairs.length - misses.length;
    console.log(`${kept} of ${pairs.length} in the first three`);
    return {share: kept / pairs.length, misses: misses.join('\n')};
  };

  beforeAll(() => {
    index = openBuiltIndex(`${DIR}/search-index`);
  });

  it('knows the names of the contracts', () => {
    expect(NAMES.length).toBeGreaterThan(150);
  });

  it.each([
    // Of so few letters, many edits make another name.
    {letters: 'up to four letters', isMeant: isShort, least: 0.88},
    {letters: 'more letters', isMeant: isLong, least: 0.97},
  ])('forgives single edits of names of $letters', async ({isMeant, least}) => {
    const random = createRandom(11);
    const kinds = Object.values(EDITS);
    const names = NAMES.filter(isMeant);
    const pairs = Array.from({length: SAMPLE}, (_, at) => {
      const name = names[Math.floor((at * names.length) / SAMPLE)]!;
      return [kinds[at % kinds.length]!(name, random), name] as const;
    });
    const {share, misses} = await countKept(pairs);
    expect(share, misses).toBeGreaterThanOrEqual(least);
  });

  it.each([
    {letters: 'up to four letters', isMeant: isShort, least: 0.96, other: 0.97},
    {letters: 'more letters', isMeant: isLong, least: 0.99, other: 0.99},
  ])(
    'finds names of $letters by any of all their edits, those above all that are no word themselves',
    async ({isMeant, least, other}) => {
      const words = wordsIn(`${DIR}/search-index`);
      const random = createRandom(17);
      const all = NAMES.filter(isMeant).flatMap((name) =>
        singleEdits(name).map((edit) => [edit, name] as const),
      );
      const sampled = Array.from(
        {length: EDITS_ASKED},
        () => all[random.between(0, all.length - 1)]!,
      );
      const isOther = ([edit]: readonly [string, string]) =>
        !words.has(edit.toLowerCase());
      console.log(
        `${all.length} edits; asked ${sampled.length}, ${sampled.filter(isOther).length} of them no word of the documents`,
      );
      expect((await countKept(sampled)).share).toBeGreaterThanOrEqual(least);
      const {share, misses} = await countKept(sampled.filter(isOther));
      expect(share, misses).toBeGreaterThanOrEqual(other);
    },
    60_000,
  );

  it('finds titles by their words in any order', async () => {
    const random = createRandom(5);
    const titles = titlesIn(`${DIR}/search-index`);
    const pairs = titles
      .filter((title) => / /.test(title))
      .map((title) => {
        const words = title
          .split(' ')
          .map((word) => ({word, place: random.next()}))
          .sort((a, b) => a.place - b.place);
        return [words.map(({word}) => word).join(' '), title] as const;
      });
    expect(pairs.length).toBeGreaterThan(30);
    const {share, misses} = await countKept(pairs);
    expect(share, misses).toBeGreaterThanOrEqual(0.97);
  });
});
