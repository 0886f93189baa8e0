import type {SearchRecord} from '../../../src/search';
import type {JudgedQuery} from '../../../tests/search/judgedQueries';

/**
 * Adds reference pages with an entry for a name to the right answers of a query for that name, because the
 * queries are older than the reference pages.
 */
export function createOwnEntryAdder(
  records: readonly SearchRecord[],
): <Query extends JudgedQuery>(query: Query) => Query {
  const entries = new Map<string, Set<string>>();
  for (const record of records) {
    for (const name of namesIn(getRecordHeading(record) ?? '')) {
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

export function getRecordHeading({
  type,
  ...record
}: SearchRecord): string | undefined {
  return type === 'content' ? undefined : record[`hierarchy.${type}`];
}

/** Extracts a name or a code with its number from `=SUM(`, `run()`, `ARGO_OK (0)` or `error 503`. */
function namesIn(text: string): string[] {
  const [, name, number] =
    /^(?:error |오류 |[="'.])?([A-Za-z_]\w*)?(?:[\s(]*(\d{3})\)?|\W*|\(.*\))$/.exec(
      text.trim(),
    ) ?? [];
  return [name, number].flatMap((each) => each?.toLowerCase() ?? []);
}
