import path from 'node:path';
import {extractPage} from '../../../src/search/records/extractPage';
import {joinPages} from '../../../src/search/records/joinPages';
import {readRecords} from '../../../scripts/typesense/readRecords';
import type {SearchEngine} from '../../../src/search/engine';
import {indexOf, openBuiltIndex} from '../../../tests/search/builtIndex';
import {judgeEngine} from '../../../tests/search/judge';
import {ENGLISH_QUERIES} from '../../../tests/search/judgedQueries';
import {buildForBench} from '../../lib/build';
import {rounded, type Figure} from '../../lib/figures';
import {foreignPages, writeSite} from './foreignPages';
import development from './development.json' with {type: 'json'};
import heldOut from './heldOut.json' with {type: 'json'};
import {knownItems, type KnownItem} from './knownItems';
import {withOwnEntries} from './ownEntries';
import {withPagefind} from './pagefind';
import {wilson} from './wilson';

type Ask = Pick<SearchEngine, 'search'>;

/** What the target of a search must reach on pages that nobody wrote for it, in percent. */
const FOREIGN_BAR = 85;

/** Languages of the queries; the documentation itself is in English. */
const LANGUAGES = {en: 'English', ko: 'Korean'};

/**
 * How often the right page comes first, or among the first three: on held-out queries, which were
 * written without a look at the ranking and which nobody reads to improve it; on the judged queries,
 * and the development queries, which this search was tuned with; and on known items of foreign manuals, which it was not. Pagefind is asked
 * the same of the same pages.
 */
export async function measureQuality(): Promise<Figure[]> {
  return [...(await measureJudged()), ...(await measureForeign())];
}

async function measureJudged(): Promise<Figure[]> {
  const dir = await buildForBench('site');
  const ours = openBuiltIndex(path.join(dir, 'search-index'));
  const records = readRecords(dir);
  const judgedNow = withOwnEntries(records);
  const figuresOf = async (name: string, engine: Ask) => {
    const site = {language: 'en', prefix: ''};
    const {judged, first, topThree} = await judgeEngine(
      engine,
      ENGLISH_QUERIES,
      site,
    );
    return shares(
      `${judged} judged queries (tuned): ${name}`,
      judged,
      first * judged,
      topThree * judged,
    );
  };
  const byLanguage = async (
    kind: string,
    queries: typeof heldOut,
    name: string,
    engine: Ask,
  ) => {
    const figures: Figure[] = [];
    for (const [lang, language] of Object.entries(LANGUAGES)) {
      const {judged, first, topThree} = await judgeEngine(
        engine,
        queries.filter((query) => query.lang === lang).map(judgedNow),
        {language: 'en', prefix: ''},
      );
      figures.push(
        ...shares(
          `${judged} ${kind} in ${language}: ${name}`,
          judged,
          first * judged,
          topThree * judged,
        ),
      );
    }
    return figures;
  };
  const heldOutOf = (name: string, engine: Ask) =>
    byLanguage('held-out queries', heldOut, name, engine);
  return [
    ...(await heldOutOf('this site', ours)),
    ...(await withPagefind(dir, (pagefind) => heldOutOf('Pagefind', pagefind))),
    ...(await byLanguage(
      'development queries (tuned)',
      development,
      'this site',
      ours,
    )),
    ...(await figuresOf('this site', ours)),
    ...(await withPagefind(dir, (pagefind) => figuresOf('Pagefind', pagefind))),
  ];
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
  const ours = await askItems(indexOf(records), items);
  const theirs = await withPagefind(writeSite(pages), (pagefind) =>
    askItems(pagefind, items),
  );
  const name = `${items.length} known items of ${pages.length} foreign pages`;
  const [first, three, ...kinds] = figuresOfItems(
    `${name}: this site`,
    items,
    ours,
  );
  return [
    first!,
    // At least, not at most: what is missed is weighed.
    three!,
    {
      name: `${name}: this site, missed in the first three`,
      value: rounded(100 - three!.value),
      unit: '%',
      atMost: 100 - FOREIGN_BAR,
    },
    ...kinds,
    ...figuresOfItems(`${name}: Pagefind`, items, theirs),
  ];
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
