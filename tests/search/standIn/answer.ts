import type {SearchResponse, SearchResponseHit} from 'typesense-30';
import type {Document} from './collection';
import type {SearchParameters} from './parameters';

/** A document that was found, and the words by which. */
export interface Match {
  readonly document: Document;
  readonly words: readonly string[];
}

type Fields = Record<string, unknown>;

/** An answer, as Typesense publishes its type. */
export type Answer = SearchResponse<Fields>;

/** Groups the server keeps unless `group_max_candidates` asks for more (from version 29 on). */
const GROUP_CANDIDATES = 250;

/**
 * One page of an answer.
 *
 * @param groups - the best match of each group, the best group first
 */
export function answer(
  groups: readonly (readonly [key: string, match: Match])[],
  found: number,
  parameters: SearchParameters,
): Answer {
  const candidates = Number(
    parameters['group_max_candidates'] ?? GROUP_CANDIDATES,
  );
  const page = Number(parameters['page'] ?? 1);
  const perPage = Number(parameters['per_page'] ?? 10);
  const shown = groups
    .slice(0, candidates)
    .slice((page - 1) * perPage, page * perPage);
  const included = namesIn(parameters['include_fields']);
  const marked = namesIn(
    parameters['highlight_fields'] ?? parameters['query_by'],
  );
  return {
    facet_counts: [],
    found: groups.length,
    found_docs: found,
    out_of: found,
    page,
    request_params: {
      collection_name: String(parameters['collection']),
      per_page: perPage,
      q: String(parameters['q']),
    },
    search_cutoff: false,
    search_time_ms: 1,
    grouped_hits: shown.map(([key, {document, words}]) => ({
      group_key: [key],
      found: 1,
      hits: [
        {
          document: pick(document, included),
          highlight: highlight(document, words, marked),
          // Of the words, how many; the server packs more into it.
          text_match: words.length,
        },
      ],
    })),
  };
}

/** The fields that a parameter lists. */
function namesIn(parameter: SearchParameters[string]): string[] {
  return String(parameter ?? '').split(',');
}

function pick(document: Document, names: readonly string[]): Fields {
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => names.includes(name)),
  );
}

function highlight(
  document: Document,
  words: readonly string[],
  names: readonly string[],
): SearchResponseHit<Fields>['highlight'] {
  const texts = names.filter((name) => typeof document[name] === 'string');
  return Object.fromEntries(
    texts.map((name) => {
      const value = String(document[name]).replace(/[\p{L}\p{N}]+/gu, (word) =>
        words.includes(word.toLowerCase()) ? `<mark>${word}</mark>` : word,
      );
      return [name, {snippet: value, value, matched_tokens: [...words]}];
    }),
  );
}
