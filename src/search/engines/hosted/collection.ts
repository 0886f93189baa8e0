// Schema, documents and synonyms of the Typesense collection that `npm run search:push` creates.
import {HIERARCHY_FIELDS, type SearchRecord} from '../../records/record';
import {SYNONYM_GROUPS} from '../../text/synonyms';

/** Characters that separate words in addition to spaces, so that identifiers are found by their parts. */
const TOKEN_SEPARATORS = [...'_-./:()<>[]{},=|&;\\@*'];

type TextType = 'string' | 'string[]';

const facet = (name: string, type: TextType = 'string') => ({
  name,
  type,
  facet: true,
});
const text = (name: string, type: TextType = 'string') => ({
  name,
  type,
  optional: true,
});

/**
 * Returns the schema of a collection. No field has a locale, since Typesense splits a query by the rules of
 * the first field, and its Korean rules do not split identifiers at their separators.
 */
export function createCollectionSchema(name: string) {
  return {
    name,
    enable_nested_fields: false,
    token_separators: TOKEN_SEPARATORS,
    // Makes C++ and C# searchable.
    symbols_to_index: ['+', '#'],
    default_sorting_field: 'priority',
    fields: [
      ...HIERARCHY_FIELDS.map((field) => text(field)),
      text('content'),
      text('title'),
      text('title_names', 'string[]'),
      text('title_ko', 'string[]'),
      text('topics', 'string[]'),
      text('headings', 'string[]'),
      text('description'),
      text('link_texts', 'string[]'),
      text('identifiers', 'string[]'),
      text('keywords_ko', 'string[]'),
      text('anchor'),
      facet('url'),
      facet('url_without_anchor'),
      facet('type'),
      facet('language'),
      facet('docusaurus_tag'),
      facet('version', 'string[]'),
      facet('tags', 'string[]'),
      {name: 'priority', type: 'int32' as const},
    ],
  };
}

/** Greater than any `depth` of a record. */
const MAX_DEPTH = 10_000;

/**
 * Creates the documents of a collection. Adds to each record its order among equal matches, since the server
 * sorts by three values at most; and to a heading the text below it, which is shown but not searched.
 */
export function createDocuments(records: readonly SearchRecord[]) {
  return records.map(({page_rank: rank, depth, ...record}, at) => {
    const next = records[at + 1];
    const excerpt =
      record.content === undefined && next?.url === record.url
        ? next.content
        : undefined;
    return {
      ...record,
      priority: rank * MAX_DEPTH - depth,
      ...(excerpt !== undefined && {excerpt}),
    };
  });
}

/** Prefix of the ids of synonyms of the site. All other synonyms are the operator's. */
export const SYNONYM_PREFIX = 'site-';

/** Creates the synonyms for the server by id. */
export function createSynonyms(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    SYNONYM_GROUPS.map((group) => [SYNONYM_PREFIX + group[0]!, group]),
  );
}
