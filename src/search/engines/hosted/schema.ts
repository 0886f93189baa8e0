import {HIERARCHY_FIELDS} from '../../records/record';

/** What separates words, besides spaces: identifiers are found by their parts. */
const TOKEN_SEPARATORS = [...'_-./:()<>[]{},=|&;\\@*'];

/** Types of the fields that are searched or filtered by. */
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
const number = (name: string) => ({name, type: 'int32' as const});

/**
 * The schema of a collection. No field has a locale: with Korean rules Typesense no longer splits
 * names at their separators, and names are what developers look for. A query is split by the rules of
 * the first field, whatever the others have.
 */
export function collectionSchema(name: string) {
  return {
    name,
    enable_nested_fields: false,
    token_separators: TOKEN_SEPARATORS,
    // C++ and C#.
    symbols_to_index: ['+', '#'],
    default_sorting_field: 'page_rank',
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
      number('page_rank'),
      number('depth'),
    ],
  };
}
