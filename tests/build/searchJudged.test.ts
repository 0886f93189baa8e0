import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {pushRecords} from '../../scripts/typesense/push';
import {TypesenseApi} from '../../scripts/typesense/typesenseApi';
import {HostedEngine} from '../../src/search/engines/hosted/hostedEngine';
import {
  engineOf,
  inOnePiece,
  openBuiltIndex,
  openIndex,
  readIndex,
} from '../search/builtIndex';
import {judgeEngine} from '../search/judge';
import {ENGLISH_QUERIES, KOREAN_QUERIES} from '../search/judgedQueries';
import {StandIn} from '../search/standIn/server';
import {
  ADMIN_KEY,
  COLLECTION,
  SEARCH_KEY,
  siteState,
} from '../support/searchCluster';
import {recordsOf} from './records';

/** Built in both languages, so that one build answers both sets. */
const DIR = process.env['SEARCH_JUDGED_DIR'] ?? buildDir('global-ko-en');

const SETS = [
  {name: 'English', queries: ENGLISH_QUERIES, language: 'en', prefix: '/en'},
  {name: 'Korean', queries: KOREAN_QUERIES, language: 'ko', prefix: ''},
] as const;

it('judges at least 120 queries', () => {
  expect(ENGLISH_QUERIES.length + KOREAN_QUERIES.length).toBeGreaterThan(120);
});

describe.each(SETS)('$name queries', ({queries, ...site}) => {
  it('are answered by the embedded engine', async () => {
    const index = openBuiltIndex(`${DIR}${site.prefix}/search-index`);
    const verdict = await judgeEngine(index, queries, site);
    const misses = verdict.misses.join('\n');
    expect(verdict.first, misses).toBeGreaterThanOrEqual(0.9);
    expect(verdict.topThree, misses).toBeGreaterThanOrEqual(0.97);
  });
});

it.each(SETS)(
  'cut into blocks answers $name queries as in one piece',
  async ({queries, language, prefix}) => {
    const files = readIndex(`${DIR}${prefix}/search-index`);
    const [cut, whole] = [openIndex(files), openIndex(inOnePiece(files))];
    for (const {q} of queries) {
      const query = {text: q, language, page: 1, perPage: 20};
      expect(await cut.search(query), q).toEqual(await whole.search(query));
    }
  },
);

describe('the hosted engine', () => {
  const standIn = new StandIn(siteState());
  let node: string;

  beforeAll(async () => {
    node = await standIn.start();
    const records = recordsOf(DIR);
    await pushRecords(
      new TypesenseApi({nodes: [node], apiKey: ADMIN_KEY}),
      records,
      {
        alias: COLLECTION,
        stamp: '1',
        force: false,
        dryRun: false,
        report: () => undefined,
      },
    );
  });
  afterAll(() => standIn.stop());

  it.each(SETS)('answers $name queries', async ({queries, ...site}) => {
    const index = openBuiltIndex(`${DIR}${site.prefix}/search-index`);
    const engine = new HostedEngine(
      {nodes: [node], apiKey: SEARCH_KEY, collection: COLLECTION},
      () => Promise.resolve(engineOf(index)),
      {},
      // The stand-in reads every record for each query.
      {order: 60_000, show: 60_000},
    );
    const verdict = await judgeEngine(engine, queries, site);
    const misses = verdict.misses.join('\n');
    expect(verdict.first, misses).toBeGreaterThanOrEqual(0.9);
    expect(verdict.topThree, misses).toBeGreaterThanOrEqual(0.97);
  });
});
