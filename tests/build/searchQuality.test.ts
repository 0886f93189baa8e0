import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {
  getIndexFileNames,
  MANIFEST_FILE,
  type IndexManifest,
  type TitlesFile,
} from '../../src/search/engines/embedded/indexFiles';
import {listMemberRows as headerRows} from '../../src/reference/ocr/headerTables';
import {createSetPagesReader} from '../../src/reference/shared/pages';
import {
  findEntryPages,
  NameLinker,
} from '../../src/reference/spreadsheet/links';
import {listMemberRows} from '../../src/reference/spreadsheet/nameLists';
import {DECLARATIONS, HEADER} from '../support/contracts';
import {SPREADSHEET_SET} from '../../src/site/sets/spreadsheet/set';
import {openBuiltIndex} from '../search/builtIndex';
import {judgeEngine} from '../search/judge';
import {ENGLISH_QUERIES, KOREAN_QUERIES} from '../search/judgedQueries';
import {OCR_QUESTIONS, SPREADSHEET_QUESTIONS} from '../search/judgedQuestions';

/** The build with both languages; SEARCH_JUDGED_DIR judges another one. */
const DIR = process.env['SEARCH_JUDGED_DIR'] ?? getBuildDir('global-ko-en');

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

/** Names that are also plain words, such as `Chart` or `sort()`: readers who type them may mean the guide. */
const isPlainWord = (name: string) => /^[A-Z]?[a-z]+(?:\(\))?$/.test(name);

const header = headerRows(HEADER);
const pages = findEntryPages(createSetPagesReader(SPREADSHEET_SET)());
const members = listMemberRows(new NameLinker(DECLARATIONS, pages));

it.each([
  {name: 'OCR', rows: header, least: {topTwo: 0.95, topThree: 0.98}},
  {name: 'Spreadsheet', rows: members, least: {topTwo: 0.85, topThree: 0.97}},
])('a name of $name is found in guide or entry', async ({rows, least}) => {
  // Names that several types have are excluded: no single entry is right.
  const names = rows.filter(({url}) => url !== undefined);
  expect(names.length).toBeGreaterThan(50);
  const places: {name: string; place: number}[] = [];
  for (const {name, url} of names) {
    const {hits} = await index.search({text: name, page: 1, perPage: 9});
    const place = hits.findIndex(({address}) => address.endsWith(url!));
    places.push({name, place});
  }
  const computeShare = (found: typeof places, most: number) =>
    found.filter(({place}) => place >= 0 && place < most).length / found.length;
  const misses = places.filter(({place}) => place !== 0);
  const all = misses.map(({name, place}) => `${name}: ${place + 1}`).join();
  expect(computeShare(places, 3), all).toBeGreaterThanOrEqual(least.topThree);
  expect(computeShare(places, 2), all).toBeGreaterThanOrEqual(0.8);
  const telling = places.filter(({name}) => !isPlainWord(name));
  expect(computeShare(telling, 2), all).toBeGreaterThanOrEqual(least.topTwo);
});

it('a title is found by its words in any order', async () => {
  const read = <T>(name: string) =>
    JSON.parse(readFileSync(`${ENGLISH}/${name}`, 'utf8')) as T;
  const {build} = read<IndexManifest>(MANIFEST_FILE);
  const titles = read<TitlesFile>(getIndexFileNames(build).titles)
    .map(([title]) => title)
    .filter((title) => title.includes(' '));
  expect(titles.length).toBeGreaterThan(30);
  const firstThree = async (text: string) => {
    const {hits} = await index.search({text, page: 1, perPage: 9});
    return [...new Set(hits.map(({address}) => pageOf(address)))].slice(0, 3);
  };
  const misses: string[] = [];
  for (const title of titles) {
    const expected = await firstThree(title);
    const found = await firstThree(title.split(' ').reverse().join(' '));
    if (!found.some((page) => expected.includes(page))) {
      misses.push(title);
    }
  }
  expect(misses.length, misses.join('\n')).toBeLessThan(titles.length * 0.03);
});
