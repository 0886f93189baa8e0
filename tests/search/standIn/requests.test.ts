import {describe, expect, it} from 'vitest';
import {documentOf, NAME, pageSchema, startClient} from './support';

const FIELDS = [{name: 'title', type: 'string'}];

describe('collections', () => {
  it.each<[string, object, number, string]>([
    ['a name twice', {name: NAME, fields: FIELDS}, 409, 'already exists'],
    ['no name', {fields: FIELDS}, 400, '`name` is required'],
    ['no fields', {name: 'x', fields: []}, 400, '`fields` value should be'],
    [
      'a field twice',
      {name: 'x', fields: [...FIELDS, ...FIELDS]},
      400,
      'duplicate field names',
    ],
    [
      'an unknown type',
      {name: 'x', fields: [{name: 'title', type: 'text'}]},
      400,
      'invalid data type `text`',
    ],
    [
      'sorting by text',
      {name: 'x', fields: FIELDS, default_sorting_field: 'title'},
      400,
      'must be a single valued numerical field',
    ],
    [
      'a separator of two characters',
      {name: 'x', fields: FIELDS, token_separators: ['::']},
      400,
      'character symbols',
    ],
    [
      'a key that is spelled wrong',
      {name: 'x', fields: FIELDS, token_separator: []},
      400,
      '`token_separator` is not one',
    ],
  ])('refuses %s', async (_, schema, status, message) => {
    const {ask} = await startClient();
    const answer = await ask('POST', '/collections', schema);
    expect(answer.status).toBe(status);
    expect((answer.body as {message: string}).message).toContain(message);
  });

  it('refuses what is no JSON', async () => {
    const {ask} = await startClient();
    const answer = await ask('POST', '/collections', '{');
    expect(answer).toMatchObject({status: 400, body: {message: 'Bad JSON.'}});
  });

  it('refuses a name that an alias has, and an alias name that a collection has', async () => {
    const {ask} = await startClient();
    await ask('PUT', '/aliases/docs', {collection_name: NAME});
    expect((await ask('POST', '/collections', pageSchema('docs'))).status).toBe(
      409,
    );
    const clash = await ask('PUT', `/aliases/${NAME}`, {collection_name: NAME});
    expect(clash).toMatchObject({
      status: 500,
      body: {
        message: `Name \`${NAME}\` conflicts with an existing collection name.`,
      },
    });
  });
});

describe('import', () => {
  it('answers with status 200 and a line for each document', async () => {
    const {ask, node} = await startClient([]);
    const lines = [
      documentOf('good'),
      documentOf('tags', {language: ['en']}),
      documentOf('number', {rank: '1'}),
      documentOf('missing', {path: undefined}),
      documentOf('good'),
    ].map((each) => JSON.stringify(each));
    const {status, body} = await ask(
      'POST',
      `/collections/${NAME}/documents/import?action=create`,
      [...lines, '{'].join('\n'),
    );
    expect(status).toBe(200);
    const results = String(body)
      .split('\n')
      .map((line) => JSON.parse(line) as {success: boolean; error?: string});
    expect(results.map(({error}) => error)).toEqual([
      undefined,
      'Field `language` must be a string.',
      'Field `rank` must be a int64.',
      'Field `path` has been declared in the schema, but is not found in the document.',
      'A document with id good already exists.',
      'Bad JSON.',
    ]);
    expect([...node.collections.get(NAME)!.documents.keys()]).toEqual(['good']);
  });

  it('refuses an unknown action and an unknown collection', async () => {
    const {ask} = await startClient();
    const path = `/collections/${NAME}/documents/import?action=replace`;
    expect((await ask('POST', path, '{}')).status).toBe(400);
    const nowhere = '/collections/nowhere/documents/import';
    expect((await ask('POST', nowhere, '{}')).status).toBe(404);
  });
});

describe('synonyms', () => {
  const words = {synonyms: ['js', 'javascript']};

  it.each([
    ['30.2', 200, 404],
    ['nightly', 200, 404],
    ['29.0', 404, 200],
  ])('version %s: set %i, entry %i', async (version, set, entry) => {
    const {ask, node} = await startClient();
    node.state.version = version;
    const items = [{id: 'js', ...words}];
    expect((await ask('PUT', '/synonym_sets/s', {items})).status).toBe(set);
    const path = `/collections/${NAME}/synonyms/js`;
    expect((await ask('PUT', path, words)).status).toBe(entry);
  });

  it('refuses a set that does not exist, and entries without words', async () => {
    const {ask} = await startClient();
    const change = {synonym_sets: ['nowhere']};
    expect((await ask('PATCH', `/collections/${NAME}`, change)).status).toBe(
      404,
    );
    const items = [{id: 'js', synonyms: []}];
    expect((await ask('PUT', '/synonym_sets/s', {items})).status).toBe(400);
  });
});

describe('requests of browsers', () => {
  it('are answered to every origin, without a question before', async () => {
    const {ask} = await startClient();
    const {headers} = await ask('POST', '/multi_search', {searches: []});
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('that need a question before are refused', async () => {
    const {ask} = await startClient();
    expect((await ask('OPTIONS', '/multi_search')).status).toBe(405);
  });

  it('may carry the key in the address', async () => {
    const {ask, node} = await startClient();
    const scope = {actions: ['documents:search'], collections: [NAME]};
    node.state.keys.add('search-key', scope);
    const path = '/multi_search?x-typesense-api-key=search-key';
    const search = {collection: NAME, q: 'a', query_by: 'text'};
    const {status} = await ask('POST', path, {searches: [search]}, '');
    expect(status).toBe(200);
  });
});
