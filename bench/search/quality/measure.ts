import path from 'node:path';
import {extractPage} from '../../../src/search/records/extractPage';
import {joinPages} from '../../../src/search/records/joinPages';
import {readRecords} from '../../../scripts/typesense/readRecords';
import type {SearchEngine} from '../../../src/search/engine';
import {indexOf, openBuiltIndex} from '../../../tests/search/builtIndex';
import {judgeEngine} from '../../../tests/search/judge';
import {
  ENGLISH_QUERIES,
  type JudgedQuery,
} from '../../../tests/search/judgedQueries';
import {buildForBench} from '../../lib/build';
import {rounded, type Figure} from '../../lib/figures';
import {foreignPages} from './foreignPages';
import development from './development.json' with {type: 'json'};
import heldOut from './heldOut.json' with {type: 'json'};
import {knownItems, type KnownItem} from './knownItems';
import {withOwnEntries} from './ownEntries';
import {wilson} from './wilson';

type Ask = Pick<SearchEngine, 'search'>;

/** What the target of a search must reach on pages that nobody wrote for it, in percent. */
const FOREIGN_BAR = 85;

/** Languages of the queries; the documentation itself is in English. */
const LANGUAGES = {en: 'English', ko: 'Korean'};

/**
 * How often the right page comes first, or among the first three: on held-out queries, which were
 * written without a look at the ranking and which nobody reads to improve it; on the judged queries,
 * and the development queries, which this search was tuned with; and on known items of foreign manuals, which it was not.
 */
export async function measureQuality(): Promise<Figure[]> {
  return [...(await measureJudged()), ...(await measureForeign())];
}

async function measureJudged(): Promise<Figure[]> {
  const dir = await buildForBench('site');
  const index = openBuiltIndex(path.join(dir, 'search-index'));
  const withEntries = withOwnEntries(readRecords(dir));
  const figures: Figure[] = [];
  const judge = async (kind: string, queries: readonly JudgedQuery[]) => {
    const site = {language: 'en', prefix: ''};
    const {judged, first, topThree} = await judgeEngine(index, queries, site);
    figures.push(
      ...shares(`${judged} ${kind}`, judged, first * judged, topThree * judged),
    );
  };
  for (const [kind, queries] of [
    ['held-out queries', heldOut],
    ['development queries (tuned)', development],
  ] as const) {
    for (const [lang, language] of Object.entries(LANGUAGES)) {
      await judge(
        `${kind} in ${language}`,
        queries.filter((query) => query.lang === lang).map(withEntries),
      );
    }
  }
  await judge('judged queries (tuned)', ENGLISH_QUERIES);
  return figures;
}

async function measureForeign(): Promise<Figure[]> {
  const pages = await foreignPages();
  const records = joinPages(
    pages.flatMap(
      ({path: page, html}) =>
        extractPage({html, url: `http://localhost${page}`}, []) ?? [],
    ),
  );
  const items = knownItems(records);
  const [first, three, ...kinds] = figuresOfItems(
    `${items.length} known items of ${pages.length} foreign pages`,
    items,
    await askItems(indexOf(records), items),
  );
  return [first!, {...three!, atLeast: FOREIGN_BAR}, ...kinds];
}

/** The place at which each item was found, from 0; -1 for nowhere. */
async function askItems(engine: Ask, items: readonly KnownItem[]) {
  const places: number[] = [];
  for (const {q, page} of items) {
    const {hits} = await engine.search({text: q, page: 1, perPage: 20});
    const found = hits.map(({address}) => address.replace(/#.*$/, ''));
    places.push([...new Set(found)].indexOf(page));
  }
  return places;
}

function figuresOfItems(
  name: string,
  items: readonly KnownItem[],
  places: readonly number[],
): Figure[] {
  const within = (limit: number, kind?: string) =>
    places.filter(
      (place, index) =>
        place >= 0 &&
        place < limit &&
        (kind === undefined || items[index]!.kind === kind),
    ).length;
  const kinds = [...new Set(items.map(({kind}) => kind))];
  return [
    ...shares(name, items.length, within(1), within(3)),
    ...kinds.map((kind) => {
      const count = items.filter((item) => item.kind === kind).length;
      return percent(`${name}, ${kind}: first three`, within(3, kind), count);
    }),
  ];
}

function shares(name: string, count: number, first: number, three: number) {
  return [
    percent(`${name}: first`, first, count),
    percent(`${name}: first three`, three, count),
  ];
}

/** A share with the interval in which it truly lies. */
function percent(name: string, hits: number, count: number): Figure {
  const {share, low, high} = wilson(Math.round(hits), count);
  const of = (value: number) => (value * 100).toFixed(1);
  return {
    name: `${name} [${of(low)}–${of(high)}]`,
    value: rounded(share * 100),
    unit: '%',
  };
}
