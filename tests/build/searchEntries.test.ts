import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {parseHeaderFile} from '../../src/sets/ocr/contract/header';
import {HEADER_FILE} from '../../src/sets/ocr/contract/headerFile';
import {memberRows as headerRows} from '../../src/sets/ocr/reference/nameEntries';
import {setPagesReader} from '../../src/sets/reference/setPages';
import type {MemberRow} from '../../src/sets/reference/memberRows';
import {CONTRACT_FILE} from '../../src/sets/spreadsheet/contract/contractFile';
import {readContract} from '../../src/sets/spreadsheet/contract/readContract';
import {NameLinker} from '../../src/sets/spreadsheet/reference/links';
import {memberRows} from '../../src/sets/spreadsheet/reference/memberIndex';
import {findHomes} from '../../src/sets/spreadsheet/reference/pages';
import {SPREADSHEET} from '../../src/sets/spreadsheet/set';
import {openBuiltIndex} from '../search/builtIndex';

const DIR = process.env['SEARCH_JUDGED_DIR'] ?? buildDir('global-en');

let index: ReturnType<typeof openBuiltIndex>;
beforeAll(() => {
  index = openBuiltIndex(`${DIR}/search-index`);
});

const SETS = [
  {
    name: 'OCR',
    rows: async () => headerRows(await parseHeaderFile(HEADER_FILE)),
    least: {first: 0.95, topThree: 0.98},
  },
  {
    name: 'Spreadsheet',
    rows: () => {
      const pages = setPagesReader(process.cwd(), SPREADSHEET)();
      const contract = readContract(path.resolve(CONTRACT_FILE));
      return memberRows(contract, new NameLinker(contract, findHomes(pages)));
    },
    least: {first: 0.85, topThree: 0.97},
  },
];

/** A name that is a plain word too, such as `Chart` or `sort()`: whoever types it may mean the guide. */
const isPlainWord = (name: string) => /^[A-Z]?[a-z]+(?:\(\))?$/.test(name);

/** Share of all names, plain words too, that lead to their entry first. */
const LEAST_OF_ALL = 0.8;

// Names that several types have are left out: no one entry is right.
const isSingle = (row: MemberRow) => row.url !== undefined;

it.each(SETS)('a name of $name leads to its entry', async ({rows, least}) => {
  const names = (await rows()).filter(isSingle);
  expect(names.length).toBeGreaterThan(50);
  const misses: string[] = [];
  let first = 0;
  let tellingFirst = 0;
  let telling = 0;
  let topThree = 0;
  for (const {name, url} of names) {
    const {hits} = await index.search({text: name, page: 1, perPage: 9});
    const place = hits.findIndex(({address}) => address.endsWith(url!));
    const isTelling = !isPlainWord(name);
    telling += isTelling ? 1 : 0;
    tellingFirst += isTelling && place === 0 ? 1 : 0;
    first += place === 0 ? 1 : 0;
    topThree += place >= 0 && place < 3 ? 1 : 0;
    if (place !== 0) {
      misses.push(`${name}: ${url} at ${place + 1} behind ${hits[0]?.address}`);
    }
  }
  console.log(
    `${tellingFirst} of ${telling} names that are no plain words lead to their entry first, of all names ${first}, and ${topThree} of ${names.length} names in the first three`,
  );
  const all = misses.join('\n');
  expect(topThree / names.length, all).toBeGreaterThanOrEqual(least.topThree);
  expect(tellingFirst / telling, all).toBeGreaterThanOrEqual(least.first);
  expect(first / names.length, all).toBeGreaterThanOrEqual(LEAST_OF_ALL);
});
