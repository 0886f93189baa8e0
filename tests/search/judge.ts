import type {SearchEngine} from '../../src/search/engine';
import type {JudgedQuery} from './judgedQueries';

/** Search quality for a set of queries. */
export interface SearchQuality {
  readonly judged: number;
  /** Share of the queries with the right page first, 0 to 1. */
  readonly first: number;
  /** Share with a right page among the first three, 0 to 1. */
  readonly topThree: number;
  readonly topTen: number;
  /** One line per query that was not answered by the right page first. */
  readonly misses: readonly string[];
}

/** Compares the pages that an engine finds with the judged ones. */
export async function judgeEngine(
  engine: Pick<SearchEngine, 'search'>,
  queries: readonly JudgedQuery[],
  {language, prefix}: {language: string; prefix: string},
): Promise<SearchQuality> {
  const tags = ['default', 'docs-ocr-current', 'docs-spreadsheet-current'];
  const misses: string[] = [];
  let [first, topThree, topTen] = [0, 0, 0];
  for (const {q, pages} of queries) {
    const {hits} = await engine.search({
      text: q,
      language,
      tags,
      page: 1,
      perPage: 20,
    });
    const found = hits.map(({address}) => {
      const path = new URL(address, 'http://localhost').pathname;
      return path.slice(prefix.length) || '/';
    });
    const place =
      pages.length === 0
        ? found.length === 0
          ? 0
          : -1
        : [...new Set(found)].findIndex((page) => pages.includes(page));
    first += place === 0 ? 1 : 0;
    topThree += place >= 0 && place < 3 ? 1 : 0;
    topTen += place >= 0 && place < 10 ? 1 : 0;
    if (place !== 0) {
      misses.push(
        `"${q}": expected ${pages.join(' or ') || 'nothing'} first, found ${place < 0 ? 'it nowhere' : `it at ${place + 1}`} behind ${found.slice(0, 3).join(', ')}`,
      );
    }
  }
  const {length} = queries;
  return {
    judged: length,
    first: first / length,
    topThree: topThree / length,
    topTen: topTen / length,
    misses,
  };
}
