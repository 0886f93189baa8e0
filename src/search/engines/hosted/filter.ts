import type {SearchScope} from '../../query';

/**
 * Joins filters that must all hold, in Typesense's filter language; empty ones are left out.
 * https://typesense.org/docs/30.0/api/search.html#filter-parameters
 */
export function mergeFilters(
  ...filters: readonly (string | undefined)[]
): string {
  const given = filters.map((filter) => filter?.trim() ?? '').filter(Boolean);
  // An `||` inside one of them must not reach across the joint.
  const atom = (filter: string) =>
    given.length > 1 && filter.includes('||') ? `(${filter})` : filter;
  return given.map(atom).join(' && ');
}

/** The filter of the pages that a search is limited to; empty when it is to none. */
export function scopeFilter({language, tags = []}: SearchScope): string {
  return mergeFilters(
    language === undefined ? undefined : `language:=${language}`,
    tags.length > 0 ? `docusaurus_tag:=[${tags.join(',')}]` : undefined,
  );
}
