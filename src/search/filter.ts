/** Field → values one of which a record must have. */
export type FilterTerms = ReadonlyMap<string, readonly string[]>;

const CLAUSE =
  /^\s*([\w.]+)\s*:=?\s*(\[[^\]]*\]|`[^`]*`|[^\s&|()[\]<>=!:][^\s&|()[\]]*)\s*$/;

/** Joins filters that must all hold; empty ones are left out. */
export function mergeFilters(
  ...filters: readonly (string | undefined)[]
): string {
  const given = filters.map((filter) => filter?.trim() ?? '').filter(Boolean);
  // An `||` inside one of them must not reach across the joint.
  const atom = (filter: string) =>
    given.length > 1 && filter.includes('||') ? `(${filter})` : filter;
  return given.map(atom).join(' && ');
}

/**
 * The filter of the page a reader is on: its language, and the documentation versions in use with
 * `default` for pages outside the documentation.
 */
export function contextualFilter(
  language: string,
  tags: readonly string[],
): string {
  return mergeFilters(
    `language:=${language}`,
    tags.length > 0 ? `docusaurus_tag:=[${tags.join(',')}]` : undefined,
  );
}

/**
 * Reads the part of Typesense's filter language that the embedded engine knows: `field:=value` and
 * `field:=[a,b]`, with or without back-ticks, joined by `&&`.
 *
 * @throws Error naming the clause it cannot read
 */
export function parseFilter(filterBy: string): FilterTerms {
  const terms = new Map<string, readonly string[]>();
  for (const clause of filterBy.split('&&')) {
    if (clause.trim() === '') {
      continue;
    }
    const match = CLAUSE.exec(clause);
    if (!match) {
      throw new Error(
        `Search filter "${clause.trim()}": the embedded engine reads field:=value and field:=[a,b], joined by &&.`,
      );
    }
    const [, field, value] = match as unknown as [string, string, string];
    const values = value
      .replace(/^\[|\]$/g, '')
      .split(',')
      .map((item) => item.trim().replace(/^`|`$/g, ''));
    const known = terms.get(field);
    terms.set(
      field,
      known ? known.filter((item) => values.includes(item)) : values,
    );
  }
  return terms;
}
