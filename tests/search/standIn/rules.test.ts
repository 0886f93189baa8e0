import {describe, expect, it} from 'vitest';
import {documentOf, NAME, startClient} from './support';

describe('a search that the server would refuse', () => {
  it.each<[string, Record<string, unknown>, object]>([
    [
      'of an unknown collection',
      {collection: 'nowhere'},
      {code: 404, error: 'Not found.'},
    ],
    [
      'in an unknown field',
      {query_by: 'nothing', query_by_weights: undefined},
      {
        code: 404,
        error: 'Could not find a field named `nothing` in the schema.',
      },
    ],
    [
      'in a field of numbers',
      {query_by: 'rank', query_by_weights: undefined},
      {
        code: 400,
        error: 'Field `rank` should be a string or a string array.',
      },
    ],
    [
      'with weights for other fields',
      {query_by_weights: '1,2,3'},
      {
        code: 400,
        error:
          'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
      },
    ],
    [
      'grouped by a field without facets',
      {group_by: 'text'},
      {
        code: 404,
        error: 'Could not find a facet field named `text` in the schema.',
      },
    ],
    [
      'filtered by an unknown field',
      {filter_by: 'lang:=en'},
      {
        code: 404,
        error: 'Could not find a filter field named `lang` in the schema.',
      },
    ],
    [
      'with a filter that cannot be read',
      {filter_by: 'language=en'},
      {code: 400, error: 'Could not parse the filter query.'},
    ],
    [
      'with a filter that has a parenthesis too few',
      {filter_by: '(language:=en && path:=/a'},
      {
        code: 400,
        error: 'Could not parse the filter query: unbalanced parentheses.',
      },
    ],
    [
      'filtered by a field without facets',
      {filter_by: 'text:=en'},
      {
        code: 404,
        error: 'Could not find a facet field named `text` in the schema.',
      },
    ],
    [
      'sorted by an unknown field',
      {sort_by: 'priority:desc'},
      {
        code: 404,
        error:
          'Could not find a field named `priority` in the schema for sorting.',
      },
    ],
    [
      'sorted in no order',
      {sort_by: 'rank'},
      {
        code: 400,
        error: 'Order for field` rank` should be either ASC or DESC.',
      },
    ],
    [
      'for more than 250 hits at once',
      {per_page: 251},
      {code: 422, error: 'Only upto 250 hits can be fetched per page.'},
    ],
    [
      'with a parameter that is spelled wrong',
      {highlight_field: 'text'},
      {
        code: 400,
        error: 'Parameter `highlight_field` is not one the site means to send.',
      },
    ],
    [
      'without a query',
      {q: undefined},
      {code: 400, error: 'Parameter `q` is required.'},
    ],
  ])('%s: the error stands inside status 200', async (_, changes, error) => {
    const {search} = await startClient();
    expect(await search(changes)).toEqual(error);
  });

  it('spoils only itself', async () => {
    const {ask} = await startClient();
    const good = {collection: NAME, q: 'title', query_by: 'title'};
    const {status, body} = await ask('POST', '/multi_search', {
      searches: [{...good, collection: 'nowhere'}, good],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({results: [{code: 404}, {found: 1}]});
  });
});

describe('a filter', () => {
  const documents = [
    documentOf('en', {topics: ['a b', 'c']}),
    documentOf('ko', {language: 'ko', topics: ['c (d)']}),
    documentOf('none', {language: 'ko, en'}),
  ];

  it.each([
    ['', ['en', 'ko', 'none']],
    ['language:=en', ['en']],
    ['language:=[en, ko]', ['en', 'ko']],
    ['language:=`ko, en`', ['none']],
    ['language:=[`ko, en`,ko]', ['ko', 'none']],
    ['language:!=en', ['ko', 'none']],
    // Without the sign of equality, words are enough.
    ['language:en', ['en', 'none']],
    ['topics:=c', ['en']],
    ['topics:=`c (d)`', ['ko']],
    ['language:=ko && topics:=c', []],
    ['language:=ko || topics:=c', ['en', 'ko']],
    // Both operators bind alike, from the left.
    ['language:=en || language:=ko && topics:=c', ['en']],
    ['language:=ko && topics:=c || language:=en', ['en']],
    ['language:=ko && (topics:=c || topics:=`c (d)`)', ['ko']],
    ['((language:=en))', ['en']],
  ])('%s', async (filter_by, found) => {
    const {search} = await startClient(documents);
    const {grouped_hits: groups, error} = await search({filter_by});
    expect(
      error ??
        (groups as {group_key: string[]}[])
          .map(({group_key: [path]}) => path!.slice(1))
          .sort(),
    ).toEqual(found);
  });
});

describe('paging', () => {
  const documents = Array.from({length: 300}, (_, i) => documentOf(`d${i}`));

  it('ends after 250 groups, unless more candidates are asked for', async () => {
    const {search} = await startClient(documents);
    const last = {page: 15, per_page: 20};
    const capped = await search({...last, group_max_candidates: undefined});
    expect(capped).toMatchObject({found: 300, grouped_hits: []});
    const whole = await search({...last, group_max_candidates: 2000});
    expect(whole['grouped_hits']).toHaveLength(20);
  });
});

describe('words', () => {
  const text = 'List<String> at C_RESULT_CALLBACK, C++ runAsyncQueue 문서를';

  it.each([
    // Separators of the schema split, the symbols of the schema stay, case does not matter.
    ['string', 1],
    ['result callback', 1],
    ['c++', 1],
    ['c#', 0],
    // Humps are no borders, and words are found by their beginning, the last one only.
    ['runasync', 1],
    ['queue', 0],
    ['문서', 1],
    ['서를', 0],
  ])('"%s" is found %i times', async (q, found) => {
    const {search} = await startClient([documentOf('a', {text})]);
    const result = await search({
      q,
      query_by: 'text',
      query_by_weights: '1',
      num_typos: 0,
    });
    expect(result['found']).toBe(found);
  });

  it('joins what other punctuation stands between', async () => {
    const {search} = await startClient([documentOf('a', {text: 'foo!bar'})]);
    const ask = (q: string) =>
      search({q, query_by: 'text', query_by_weights: '1'});
    expect((await ask('foobar'))['found']).toBe(1);
    expect((await ask('bar'))['found']).toBe(0);
  });
});
