import {editDistance} from '../../../src/search/engines/embedded/spelling';
import {parseFilter} from '../../../src/search/filter';
import {
  tokenize,
  type Collection,
  type Document,
  type Field,
} from './collection';

export type Parameters = Readonly<Record<string, string | number | undefined>>;

interface Answer {
  readonly code?: number;
  readonly error?: string;
  readonly [key: string]: unknown;
}

/** Groups the server keeps unless `group_max_candidates` asks for more (from version 29 on). */
const GROUP_CANDIDATES = 250;

const KNOWN = new Set(
  'collection q query_by query_by_weights include_fields highlight_fields highlight_full_fields group_by group_limit group_max_candidates sort_by snippet_threshold highlight_affix_num_tokens num_typos drop_tokens_threshold filter_by page per_page'.split(
    ' ',
  ),
);

/** Answers one search of a `multi_search` request; errors come inside the answer. */
export function search(collection: Collection, parameters: Parameters): Answer {
  const problem = parameterProblem(collection, parameters);
  if (problem) {
    return problem;
  }
  const {schema} = collection;
  const fields = String(parameters['query_by']).split(',');
  const filter = parseFilter(String(parameters['filter_by'] ?? ''));
  const documents = [...collection.documents.values()].filter((document) =>
    [...filter].every(([name, values]) =>
      values.includes(String(document[name])),
    ),
  );
  const entries = documents.map((document) => ({
    document,
    tokens: fields.map((field) => tokensOf(document, field, collection)),
  }));
  const tokens = tokenize(String(parameters['q']), schema);
  const weights = String(parameters['query_by_weights'] ?? '')
    .split(',')
    .map(Number);
  let matches = rank(entries, tokens, weights);
  // Tokens are dropped from the right while there is nothing.
  for (
    let kept = tokens.length - 1;
    matches.length === 0 && kept > 0;
    kept -= 1
  ) {
    matches = rank(entries, tokens.slice(0, kept), weights);
  }
  for (
    let start = 1;
    matches.length === 0 && start < tokens.length;
    start += 1
  ) {
    matches = rank(entries, tokens.slice(start), weights);
  }
  return answer(matches, parameters);
}

const cache = new WeakMap<Document, Map<string, readonly string[]>>();

function tokensOf(
  document: Document,
  field: string,
  {schema}: Collection,
): readonly string[] {
  const known = cache.get(document) ?? new Map<string, readonly string[]>();
  cache.set(document, known);
  let tokens = known.get(field);
  if (!tokens) {
    const value = document[field];
    const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
    tokens = tokenize(text, schema);
    known.set(field, tokens);
  }
  return tokens;
}

function parameterProblem(
  {schema}: Collection,
  parameters: Parameters,
): Answer | undefined {
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
  const faceted = [
    String(parameters['group_by'] ?? ''),
    ...parseFilter(String(parameters['filter_by'] ?? '')).keys(),
  ];
  for (const name of faceted.filter(Boolean)) {
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

interface Match {
  readonly document: Document;
  readonly score: number;
  readonly words: readonly string[];
}

interface Entry {
  readonly document: Document;
  readonly tokens: readonly (readonly string[])[];
}

function rank(
  entries: readonly Entry[],
  tokens: readonly string[],
  weights: readonly number[],
): Match[] {
  if (tokens.length === 0) {
    return [];
  }
  // Words with typos count only where no document has the word itself.
  for (const typos of [0, 1, 2]) {
    const forms = formsOf(entries, tokens, typos);
    if (forms.some(({size}) => size === 0)) {
      continue;
    }
    const matches = entries.flatMap((entry) => {
      const match = matchEntry(entry, tokens, weights, forms);
      return match ? [match] : [];
    });
    if (matches.length > 0) {
      return matches.sort(
        (a, b) =>
          b.score - a.score || priorityOf(b.document) - priorityOf(a.document),
      );
    }
  }
  return [];
}

function matchEntry(
  {document, tokens: fields}: Entry,
  tokens: readonly string[],
  weights: readonly number[],
  forms: readonly ReadonlySet<string>[],
): Match | undefined {
  const words: string[] = [];
  const fieldScores = fields.map(() => 0);
  for (const [position, token] of tokens.entries()) {
    const accepted = forms[position]!;
    let isFound = false;
    fields.forEach((field, index) => {
      const word = field.includes(token)
        ? token
        : field.find((form) => accepted.has(form));
      if (word) {
        isFound = true;
        words.push(word);
        fieldScores[index]! += word === token ? 10 : 7;
      }
    });
    if (!isFound) {
      return undefined;
    }
  }
  fields.forEach((field, index) => {
    // A field that is nothing but the query comes first.
    if (field.join(' ') === tokens.join(' ')) {
      fieldScores[index]! += 20;
    }
  });
  const score = Math.max(
    ...fieldScores.map(
      (value, index) => value * 100 + (value > 0 ? (weights[index] ?? 1) : 0),
    ),
  );
  return {document, score, words};
}

/** The words of the entries that count as each token. */
function formsOf(
  entries: readonly Entry[],
  tokens: readonly string[],
  typos: number,
): ReadonlySet<string>[] {
  const vocabulary = [
    ...new Set(entries.flatMap((entry) => entry.tokens.flat())),
  ];
  return tokens.map(
    (token, index) =>
      new Set(
        vocabulary.filter(
          (word) =>
            word === token ||
            judgeForm(word, token, index === tokens.length - 1, typos),
        ),
      ),
  );
}

function judgeForm(
  word: string,
  token: string,
  isPrefix: boolean,
  typos: number,
): boolean {
  if (isPrefix && word.startsWith(token)) {
    return true;
  }
  const most = token.length < 4 ? 0 : token.length < 7 ? 1 : 2;
  const allowed = Math.min(typos, most);
  if (allowed === 0) {
    return false;
  }
  const forms = isPrefix ? [word, word.slice(0, token.length)] : [word];
  return forms.some(
    (form) =>
      Math.abs(form.length - token.length) <= allowed &&
      editDistance(form, token) <= allowed,
  );
}

function priorityOf(document: Document): number {
  return Number(document['item_priority'] ?? 0);
}

function answer(matches: readonly Match[], parameters: Parameters): Answer {
  const groups = new Map<string, Match>();
  for (const match of matches) {
    const key = String(match.document[String(parameters['group_by'])]);
    if (!groups.has(key)) {
      groups.set(key, match);
    }
  }
  const candidates = Number(
    parameters['group_max_candidates'] ?? GROUP_CANDIDATES,
  );
  const page = Number(parameters['page'] ?? 1);
  const perPage = Number(parameters['per_page'] ?? 10);
  const shown = [...groups]
    .slice(0, candidates)
    .slice((page - 1) * perPage, page * perPage);
  const included = String(parameters['include_fields'] ?? '').split(',');
  return {
    facet_counts: [],
    found: groups.size,
    found_docs: matches.length,
    out_of: matches.length,
    page,
    request_params: {
      collection_name: parameters['collection'],
      per_page: perPage,
      q: parameters['q'],
    },
    search_cutoff: false,
    search_time_ms: 1,
    grouped_hits: shown.map(([key, {document, words}]) => ({
      group_key: [key],
      found: 1,
      hits: [
        {
          document: pick(document, included),
          highlight: highlight(document, words, included),
          highlights: [],
        },
      ],
    })),
  };
}

function pick(document: Document, names: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => names.includes(name)),
  );
}

function highlight(
  document: Document,
  words: readonly string[],
  names: readonly string[],
): object {
  const fields = names.filter(
    (name) =>
      /^hierarchy\.|^content$/.test(name) && document[name] !== undefined,
  );
  return Object.fromEntries(
    fields.map((name) => {
      const value = String(document[name]).replace(/[\p{L}\p{N}]+/gu, (word) =>
        words.includes(word.toLowerCase()) ? `<mark>${word}</mark>` : word,
      );
      return [name, {snippet: value, value, matched_tokens: words}];
    }),
  );
}
