import type {SearchRecord} from '../../../src/search/records/record';
import type {JudgedQuery} from '../../../tests/search/judgedQueries';

/**
 * Takes the entry of a name for a right answer to that name alone: the queries were judged when the
 * pages that have an entry for each name were not there yet.
 *
 * @param records - of the pages that are searched
 * @returns the query, with the paths of such pages among the right ones
 */
export function withOwnEntries(
  records: readonly SearchRecord[],
): <Query extends JudgedQuery>(query: Query) => Query {
  const entries = new Map<string, Set<string>>();
  for (const record of records) {
    const heading = headingOf(record);
    const name = heading === undefined ? undefined : nameIn(heading);
    if (name !== undefined) {
      const pages = entries.get(name) ?? new Set();
      entries.set(name, pages.add(new URL(record.url).pathname));
    }
  }
  return (query) => {
    const name = nameIn(query.q);
    const own = name === undefined ? undefined : entries.get(name);
    return own ? {...query, pages: [...query.pages, ...own]} : query;
  };
}

function headingOf({type, ...record}: SearchRecord): string | undefined {
  return type === 'content' ? undefined : record[`hierarchy.${type}`];
}

/** A text that is one name, however it is called: `=SUM(`, `run()`, `RUN`. */
function nameIn(text: string): string | undefined {
  return /^[="'.]?([A-Za-z_]\w*)(?:\W*|\(.*\))$/
    .exec(text.trim())?.[1]
    ?.toLowerCase();
}
