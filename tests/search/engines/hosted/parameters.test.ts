import type {CollectionCreateSchema, SearchParams} from 'typesense';
import {expect, expectTypeOf, it} from 'vitest';
import {
  SEARCH_PARAMETERS,
  buildSearchParameters,
  toServerQuery,
} from '../../../../src/search/engines/hosted/parameters';
import {
  createCollectionSchema,
  createDocuments,
} from '../../../../src/search/engines/hosted/collection';
import type {SearchRecord} from '../../../../src/search/records/record';

const QUERY = {text: 'run', page: 3, perPage: 15};

// Checked by the compiler with the types of the Typesense client.
it('has the published names and types', () => {
  type Parameters = typeof SEARCH_PARAMETERS;
  /** Parameters of the server that the types of the client lack. */
  type Unnamed =
    | 'group_max_candidates'
    | 'demote_synonym_match'
    | 'enable_typos_for_numerical_tokens';
  type Schema = ReturnType<typeof createCollectionSchema>;
  expectTypeOf<Omit<Parameters, Unnamed>>().toExtend<
    SearchParams<SearchRecord>
  >();
  type Unknown = Exclude<keyof Parameters, keyof SearchParams<SearchRecord>>;
  expectTypeOf<Unknown>().toExtend<Unnamed>();
  expectTypeOf<Schema>().toExtend<CollectionCreateSchema>();
});

it('searches, sorts and groups by fields of the schema, each with a weight', () => {
  const {fields} = createCollectionSchema('docs');
  const named = (holds: (field: object & {type: string}) => boolean) =>
    fields.filter(holds).map(({name}) => name);
  const searched = SEARCH_PARAMETERS.query_by.split(',');
  expect(named(({type}) => type.startsWith('string'))).toEqual(
    expect.arrayContaining(searched),
  );
  const weights = SEARCH_PARAMETERS.query_by_weights.split(',').map(Number);
  expect(weights).toHaveLength(searched.length);
  // The server clamps weights to 15.
  expect(Math.max(...weights)).toBeLessThanOrEqual(15);
  expect(named((field) => 'facet' in field)).toContain(
    SEARCH_PARAMETERS.group_by,
  );
  expect(named(({type}) => type === 'int32')).toEqual(['priority']);
});

it('filters by the scope and the configured filter', () => {
  const scope = {language: 'en', tags: ['default', 'docs-ocr-current']};
  const configured = {num_typos: 1, filter_by: 'a:=1 || b:=2', page: 9};
  expect(
    buildSearchParameters('docs', {...QUERY, ...scope}, configured),
  ).toMatchObject({
    collection: 'docs',
    q: 'run',
    page: 3,
    per_page: 15,
    num_typos: 1,
    filter_by:
      'language:=en && docusaurus_tag:=[default,docs-ocr-current] && (a:=1 || b:=2)',
  });
  expect(buildSearchParameters('docs', QUERY, configured)['filter_by']).toBe(
    'a:=1 || b:=2',
  );
});

it('sorts equal matches by preferred set, then by rank of the page and position', () => {
  const sortOf = (scope = {}) =>
    buildSearchParameters('docs', {...QUERY, ...scope})['sort_by'];
  expect(sortOf()).toBe('_text_match:desc,priority:desc');
  expect(sortOf({preferredTag: 'x'})).toBe(
    '_text_match:desc,_eval(docusaurus_tag:=x):desc,priority:desc',
  );
  const priorities = [
    {page_rank: 10, depth: 1000},
    {page_rank: 10, depth: 7999},
    {page_rank: 8, depth: 0},
  ].map(
    (order) =>
      createDocuments([{url: '/', ...order} as SearchRecord])[0]!.priority,
  );
  expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
});

it('gives a heading the text below it as an excerpt', () => {
  const records = [
    {url: '/a', type: 'lvl1'},
    {url: '/a', type: 'content', content: 'first'},
    {url: '/a', type: 'content', content: 'second'},
    {url: '/a#b', type: 'lvl2'},
    {url: '/a#c', type: 'lvl2'},
    {url: '/a#c', type: 'content', content: 'third'},
  ] as SearchRecord[];
  expect(createDocuments(records).map((each) => each.excerpt)).toEqual([
    'first',
    undefined,
    undefined,
    undefined,
    'third',
    undefined,
  ]);
});

it.each([
  // Parsed by the server.
  ['how to wait', 'how to wait'],
  // Stop words of a question, since the server requires all words.
  ['how do I wait?', 'wait?'],
  ['say "how to wait" again', 'say "how to wait" again'],
  ['do what is it', 'do what is it'],
  ['"gpu count"', '"gpu count"'],
  ['C++ and  c#', 'C++ and c#'],
  // An exclusion for the server.
  ['run -async', 'run async'],
  // The server does not stem Korean.
  ['환불을', '환불'],
  ['셀을 여는 방법', '셀 열기'],
  ['글꼴크기를 바꾸기', '글꼴 크기 바꾸기'],
  ['SDK의 설치', 'SDK 설치'],
  ['어떻게', '어떻게'],
])('sends for %s the text %s', (query, text) => {
  expect(toServerQuery(query)).toBe(text);
});

it.each(['', '  ', '!!!', '*', '___', '-', '::->', '""'])(
  'finds no word in "%s"',
  (query) => {
    expect(toServerQuery(query)).toBe('');
  },
);

it('cuts long queries', () => {
  expect(toServerQuery('x'.repeat(5000))).toHaveLength(500);
});
