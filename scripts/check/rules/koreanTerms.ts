import type {Area} from '../../../src/sets/page/place';
import {DOCS_SET_LIST} from '../../../src/sets/index';
import {ProblemError, type Problem} from '../../../src/sets/problem';
import {LOCALE_TABLE} from '../../../src/site/locales';
import {searchTerms, TERMS_LOCALE} from '../../../src/site/translations';
import type {Sources} from '../sources';
import {entryProblems} from '../terms/entryRules';
import {keyProblems, lackingKeys, noTable, wantedKeys} from '../terms/keyRules';
import {searchedPages, type SearchedPage} from '../terms/searchedPages';
import {spreadProblems, type PageEntry} from '../terms/spread';
import {synonymProblems} from '../terms/synonymRules';
import {readTermTable} from '../terms/table';
import type {Rule} from '../types';

/** Korean terms are those of pages that search finds, and of folders of such pages; what has none is noted. */
export const run: Rule = (sources) => {
  const areas: Area[] = [...DOCS_SET_LIST.map(({id}) => id), 'pages'];
  const searched = searchedPages(sources);
  const results = areas.map((area) =>
    checkTable(
      searchTerms(TERMS_LOCALE, area),
      searched.filter((page) => page.area === area),
      sources,
    ),
  );
  const lacking = results.flatMap((each) => each.lacking);
  return {
    ...(lacking.length > 0 && {note: `none for ${lacking.join(', ')}`}),
    inspected: results.reduce((sum, {inspected}) => sum + inspected, 0),
    problems: [
      ...results.flatMap(({problems}) => problems),
      ...synonymProblems(sources.files),
      ...spreadProblems(results.flatMap(({entries}) => entries)),
    ],
  };
};

interface TableResult {
  readonly inspected: number;
  readonly problems: readonly Problem[];
  /** The terms of the pages that there are. */
  readonly entries: readonly PageEntry[];
  /** What has none. */
  readonly lacking: readonly string[];
}

function checkTable(
  file: string,
  searched: readonly SearchedPage[],
  {files}: Sources,
): TableResult {
  const wanted = wantedKeys(searched);
  if (!files.has(file)) {
    return {
      inspected: 0,
      problems: [noTable(file, wanted)],
      entries: [],
      lacking: [],
    };
  }
  const text = files.read(file);
  try {
    const table = readTermTable(file, text);
    const all = [...table.pages, ...table.groups];
    return {
      lacking: lackingKeys(table, wanted),
      inspected: all.reduce((sum, {terms}) => sum + terms.length, 0),
      problems: [
        ...keyProblems(file, table, wanted),
        ...all.flatMap((entry) =>
          entryProblems(file, entry, LOCALE_TABLE[TERMS_LOCALE]),
        ),
      ],
      entries: table.pages.flatMap((entry) => {
        const page = wanted.pages.get(entry.key);
        return page === undefined ? [] : [{...entry, file, page}];
      }),
    };
  } catch (error) {
    if (!(error instanceof ProblemError)) {
      throw error;
    }
    return {inspected: 0, problems: error.problems, entries: [], lacking: []};
  }
}
