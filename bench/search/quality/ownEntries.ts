import type {SearchRecord} from '../../../src/search';
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
    for (const name of namesIn(headingOf(record) ?? '')) {
      const pages = entries.get(name) ?? new Set();
      entries.set(name, pages.add(new URL(record.url).pathname));
    }
  }
  return (query) => {
    const own = namesIn(query.q).flatMap((name) => [
      ...(entries.get(name) ?? []),
    ]);
    return {...query, pages: [...query.pages, ...own]};
  };
}

/** The heading that a record is of; none for a text. */
export function headingOf({type, ...record}: SearchRecord): string | undefined {
  return type === 'content' ? undefined : record[`hierarchy.${type}`];
}

/** A text that is one name, however it is called, or a code and its number: `=SUM(`, `run()`, `ARGO_OK (0)`, `error 503`. */
function namesIn(text: string): string[] {
  const [, name, number] =
    /^(?:error |오류 |[="'.])?([A-Za-z_]\w*)?(?:[\s(]*(\d{3})\)?|\W*|\(.*\))$/.exec(
      text.trim(),
    ) ?? [];
  return [name, number].flatMap((each) => each?.toLowerCase() ?? []);
}
