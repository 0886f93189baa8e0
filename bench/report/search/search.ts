import path from 'node:path';
import {openBuiltIndex} from '../../../tests/search/builtIndex';
import {judgeEngine, type Verdict} from '../../../tests/search/judge';
import development from '../../search/quality/development.json' with {type: 'json'};
import {localesOf} from '../localesOf';
import {folded, markdownTable, type Section} from '../markdown';

/** The language of the pages that queries in any language look for. */
const PAGES = 'en';

/** How the development queries of one language were answered, before and after. */
export interface JudgedChange {
  readonly language: string;
  /** Absent when this change cannot read the index of the base. */
  readonly before: Verdict | undefined;
  readonly after: Verdict;
}

/**
 * Asks both builds the development queries of the benchmark `search-quality`. The held-out ones stay
 * unread: who sees what a change does to them begins to tune for them.
 */
export async function compareSearch(
  base: string,
  dir: string,
): Promise<Section> {
  const languages = [...new Set(development.map(({lang}) => lang))];
  const changes: JudgedChange[] = [];
  for (const language of languages) {
    changes.push({
      language,
      // An index of another format than this change reads is no failure of the change.
      before: await judge(base, language).catch(() => undefined),
      after: await judge(dir, language),
    });
  }
  return renderSearch(changes);
}

async function judge(dir: string, language: string): Promise<Verdict> {
  const {prefix} =
    localesOf(dir).find(({locale}) => locale === PAGES) ?? localesOf(dir)[0]!;
  const engine = openBuiltIndex(path.join(dir, prefix, 'search-index'));
  return judgeEngine(
    engine,
    development.filter(({lang}) => lang === language),
    {language: PAGES, prefix},
  );
}

/** The section about search, with each query that is answered worse or better than before. */
export function renderSearch(changes: readonly JudgedChange[]): Section {
  const lost = changes.flatMap(({before, after}) =>
    before ? withoutPlaces(after.misses, before.misses) : [],
  );
  const won = changes.flatMap(({before, after}) =>
    before ? withoutPlaces(before.misses, after.misses) : [],
  );
  const count = changes.reduce((sum, {after}) => sum + after.judged, 0);
  return {
    title: 'Search',
    verdict: changes.every(({before}) => before)
      ? `of ${count} development queries, ${lost.length} lost their first place and ${won.length} won it.`
      : `${count} development queries were asked; the index of the base has another format and was not.`,
    details: [
      markdownTable(
        ['queries in', 'count', 'right page first', 'among the first three'],
        changes.map(({language, before, after}) => [
          language,
          `${after.judged}`,
          share(before?.first, after.first),
          share(before?.topThree, after.topThree),
        ]),
      ),
      folded(
        `${lost.length} lost`,
        lost.map((miss) => `- ${miss}`),
      ),
      folded(
        `${won.length} won`,
        won.map((miss) => `- ${miss}`),
      ),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

function share(before: number | undefined, after: number): string {
  return before === undefined || before === after
    ? percent(after)
    : `${percent(before)} → ${percent(after)}`;
}

/** The misses of a list whose query is no miss of the other one. */
function withoutPlaces(
  misses: readonly string[],
  others: readonly string[],
): string[] {
  const queryOf = (miss: string) => miss.split('": ', 1)[0]!;
  const known = new Set(others.map(queryOf));
  return misses.filter((miss) => !known.has(queryOf(miss)));
}
