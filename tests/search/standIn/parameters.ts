import type {Collection, Field} from './collection';
import {FilterProblem, parseFilter} from './filter';

/** Parameters of one search. */
export type SearchParameters = Readonly<
  Record<string, string | number | boolean | undefined>
>;

/** An answer that says no. */
export interface Problem {
  readonly code: number;
  readonly error: string;
}

const KNOWN = new Set(
  'collection q query_by query_by_weights include_fields highlight_fields highlight_full_fields group_by group_limit group_max_candidates sort_by snippet_threshold highlight_affix_num_tokens num_typos drop_tokens_threshold max_candidates text_match_type prioritize_num_matching_fields filter_by page per_page'.split(
    ' ',
  ),
);

/** Says what is wrong with the parameters of a search; `undefined` when nothing is. */
export function parameterProblem(
  {schema}: Collection,
  parameters: SearchParameters,
): Problem | undefined {
  const fieldNamed = (name: string): Field | undefined =>
    schema.fields.find((field) => field.name === name);
  const unknown = Object.keys(parameters).find((name) => !KNOWN.has(name));
  if (unknown) {
    return {
      code: 400,
      error: `Parameter \`${unknown}\` is not one the site means to send.`,
    };
  }
  for (const name of String(parameters['query_by'] ?? '').split(',')) {
    const field = fieldNamed(name);
    if (!field) {
      return {
        code: 404,
        error: `Could not find a field named \`${name}\` in the schema.`,
      };
    }
    if (!field.type.startsWith('string')) {
      return {
        code: 400,
        error: `Field \`${name}\` should be a string or a string array.`,
      };
    }
  }
  const weights = String(parameters['query_by_weights'] ?? '')
    .split(',')
    .filter(Boolean);
  if (
    weights.length > 0 &&
    weights.length !== String(parameters['query_by']).split(',').length
  ) {
    return {
      code: 400,
      error:
        'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
    };
  }
  const filtered = filteredFields(schema, parameters);
  if ('error' in filtered) {
    return filtered;
  }
  const grouped = String(parameters['group_by'] ?? '');
  for (const name of [grouped, ...filtered.fields].filter(Boolean)) {
    if (!fieldNamed(name)) {
      return {
        code: 404,
        error: `Could not find a field named \`${name}\` in the schema.`,
      };
    }
    if (!fieldNamed(name)!.facet) {
      return {
        code: 404,
        error: `Could not find a facet field named \`${name}\` in the schema.`,
      };
    }
  }
  return Number(parameters['per_page'] ?? 10) > 250
    ? {code: 422, error: 'Only upto 250 hits can be fetched per page.'}
    : undefined;
}

function filteredFields(
  schema: Collection['schema'],
  parameters: SearchParameters,
): Problem | {readonly fields: readonly string[]} {
  try {
    return parseFilter(String(parameters['filter_by'] ?? ''), schema);
  } catch (error) {
    if (error instanceof FilterProblem) {
      return {code: error.code, error: error.message};
    }
    throw error;
  }
}
