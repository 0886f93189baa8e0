import path from 'node:path';
import {parseHtml} from '../../../src/content';
import {extractPage, joinPageRecords} from '../../../src/search';
import {groupBy} from '../../../src/site/groupBy';
import {readRecords} from '../../../scripts/typesense/readRecords';
import {
  buildAndOpenIndex,
  openBuiltIndex,
} from '../../../tests/search/builtIndex';
import {judgeEngine, type SearchQuality} from '../../../tests/search/judge';
import {
  ENGLISH_QUERIES,
  type JudgedQuery,
} from '../../../tests/search/judgedQueries';
import {buildForBench} from '../../lib/build';
import {createFigure, type BenchFigure} from '../../lib/figures';
import {readForeignPages} from './foreignPages';
import development from './development.json' with {type: 'json'};
import heldOut from './heldOut.json' with {type: 'json'};
import {createKnownItems} from './knownItems';
import {createOwnEntryAdder} from './ownEntries';

/** Minimum share of hits among the first three on foreign pages, in percent. */
const FOREIGN_BAR = 85;

type Shares = Pick<SearchQuality, 'judged' | 'first' | 'topThree'>;

const SITE = {language: 'en', prefix: ''};

const LANGUAGES = {en: 'English', ko: 'Korean'};

/**
 * Measures how often the right page comes first or among the first three: for judged, held-out and development
 * queries, which the search was tuned with; and for known items of foreign manuals, which it was not.
 */
export async function measureSearchQuality(): Promise<BenchFigure[]> {
  return [...(await measureJudged()), ...(await measureForeign())];
}

async function measureJudged(): Promise<BenchFigure[]> {
  const dir = await buildForBench();
  const index = openBuiltIndex(path.join(dir, 'search-index'));
  const withEntries = createOwnEntryAdder(readRecords(dir));
  const figures: BenchFigure[] = [];
  const judge = async (kind: string, queries: readonly JudgedQuery[]) => {
    figures.push(...shares(kind, await judgeEngine(index, queries, SITE)));
  };
  for (const [kind, queries] of [
    ['held-out queries (tuned)', heldOut],
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

async function measureForeign(): Promise<BenchFigure[]> {
  const pages = await readForeignPages();
  const records = joinPageRecords(
    pages.flatMap(
      ({path: page, html}) =>
        extractPage({nodes: parseHtml(html), url: `http://localhost${page}`}) ??
        [],
    ),
  );
  const index = buildAndOpenIndex(records);
  const items = createKnownItems(records);
  const kinds: BenchFigure[] = [];
  const all = {judged: items.length, first: 0, topThree: 0};
  const name = `known items of ${pages.length} foreign pages`;
  for (const [kind, ofKind] of groupBy(items, (item) => item.kind)) {
    const verdict = await judgeEngine(index, ofKind, SITE);
    const part = verdict.judged / all.judged;
    all.first += verdict.first * part;
    all.topThree += verdict.topThree * part;
    kinds.push(shares(`${name}, ${kind}`, verdict)[1]!);
  }
  const [first, three] = shares(name, all);
  return [first!, {...three!, atLeast: FOREIGN_BAR}, ...kinds];
}

function shares(
  name: string,
  {judged, first, topThree}: Shares,
): BenchFigure[] {
  return [
    percent(`${judged} ${name}: first`, first, judged),
    percent(`${judged} ${name}: first three`, topThree, judged),
  ];
}

/** Adds the Wilson score interval with 95 % confidence to the name. */
function percent(name: string, share: number, count: number): BenchFigure {
  const z = 1.96;
  const spread =
    z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * count)) / count);
  const [low, high] = [-spread, spread].map((distance) =>
    (
      (100 * (share + z ** 2 / (2 * count) + distance)) /
      (1 + z ** 2 / count)
    ).toFixed(1),
  );
  return createFigure(`${name} [${low}–${high}]`, share * 100, '%');
}
