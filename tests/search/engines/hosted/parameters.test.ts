import type {CollectionCreateSchema, SearchParams} from 'typesense';
import {expect, expectTypeOf, it} from 'vitest';
import {
  SEARCH_PARAMETERS,
  searchParameters,
} from '../../../../src/search/engines/hosted/parameters';
import {collectionSchema} from '../../../../src/search/engines/hosted/collection';
import type {SearchRecord} from '../../../../src/search/records/record';

const QUERY = {text: 'run', page: 3, perPage: 15};

// The compiler holds what stands here: the types are those that Typesense publishes with its client.
it('has the published names and types', () => {
  type Parameters = typeof SEARCH_PARAMETERS;
  /** What the server reads and the client does not name yet. */
  type Unnamed =
    | 'group_max_candidates'
    | 'demote_synonym_match'
    | 'enable_typos_for_numerical_tokens';
  type Schema = ReturnType<typeof collectionSchema>;
  expectTypeOf<Omit<Parameters, Unnamed>>().toExtend<
    SearchParams<SearchRecord>
  >();
  type Unknown = Exclude<keyof Parameters, keyof SearchParams<SearchRecord>>;
  expectTypeOf<Unknown>().toExtend<Unnamed>();
  expectTypeOf<Schema>().toExtend<CollectionCreateSchema>();
});

it('searches, sorts and groups by fields of the schema, each with a weight', () => {
  const {fields} = collectionSchema('docs');
  const named = (holds: (field: object & {type: string}) => boolean) =>
    fields.filter(holds).map(({name}) => name);
  const searched = SEARCH_PARAMETERS.query_by.split(',');
  expect(named(({type}) => type.startsWith('string'))).toEqual(
    expect.arrayContaining(searched),
  );
  const weights = SEARCH_PARAMETERS.query_by_weights.split(',').map(Number);
  expect(weights).toHaveLength(searched.length);
  // The server takes a heavier field for one of 15.
  expect(Math.max(...weights)).toBeLessThanOrEqual(15);
  expect(named((field) => 'facet' in field)).toContain(
    SEARCH_PARAMETERS.group_by,
  );
  expect(named(({type}) => type === 'int32')).toEqual(['page_rank', 'depth']);
});

it('limits a search to its scope, with what the site configures', () => {
  const scope = {language: 'en', tags: ['default', 'docs-ocr-current']};
  const configured = {num_typos: 1, filter_by: 'a:=1 || b:=2', page: 9};
  expect(
    searchParameters('docs', {...QUERY, ...scope}, configured),
  ).toMatchObject({
    collection: 'docs',
    q: 'run',
    page: 3,
    per_page: 15,
    num_typos: 1,
    filter_by:
      'language:=en && docusaurus_tag:=[default,docs-ocr-current] && (a:=1 || b:=2)',
  });
  expect(searchParameters('docs', QUERY, configured)['filter_by']).toBe(
    'a:=1 || b:=2',
  );
});

it('puts the set that one reads before kinds of pages, where texts match alike', () => {
  const sortOf = (preferredTag?: string) =>
    searchParameters('docs', {
      ...QUERY,
      ...(preferredTag !== undefined && {preferredTag}),
    })['sort_by'];
  expect(sortOf()).toBe('_text_match:desc,page_rank:desc,depth:asc');
  expect(sortOf('x')).toBe(
    '_text_match:desc,_eval([' +
      '(docusaurus_tag:=x && page_rank:=10):6,' +
      '(docusaurus_tag:=x && page_rank:=8):5,' +
      '(docusaurus_tag:=x && page_rank:=5):4,' +
      '(docusaurus_tag:!=x && page_rank:=10):3,' +
      '(docusaurus_tag:!=x && page_rank:=8):2,' +
      '(docusaurus_tag:!=x && page_rank:=5):1]):desc,depth:asc',
  );
});

it.each([
  ['how do I wait', 'site-search'],
  // A formula, and nothing else.
  ['IF', undefined],
])('drops stop words of "%s" from set %s', (text, set) => {
  const parameters = searchParameters('docs', {...QUERY, text});
  expect(parameters['stopwords']).toBe(set);
  expect(parameters['q']).toBe(text);
});
