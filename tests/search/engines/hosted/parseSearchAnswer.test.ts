import {expect, it} from 'vitest';
import {
  parseHighlighted,
  parseSearchAnswer,
} from '../../../../src/search/engines/hosted/parseSearchAnswer';
import grouped from '../../answers/grouped.json' with {type: 'json'};
import refused from '../../answers/refused.json' with {type: 'json'};

const ASKED = {page: 1, perPage: 20};
const DOCUMENT = {url: '/ocr/api/run', 'hierarchy.lvl1': 'run'};

const plain = (text: string) => ({text, isMatch: false});
const match = (text: string) => ({text, isMatch: true});

const answerOf = (document: unknown, highlight: unknown = {}) =>
  JSON.stringify({
    results: [{found: 40, grouped_hits: [{hits: [{document, highlight}]}]}],
  });
const readHit = (document: unknown, highlight?: unknown) =>
  parseSearchAnswer(answerOf(document, highlight), ASKED).hits[0];

it('reads hits with headings and highlights, in the order of the server', () => {
  const {hits, total, hasMore} = parseSearchAnswer(
    JSON.stringify(grouped),
    ASKED,
  );
  expect({total, hasMore}).toEqual({total: 3, hasMore: false});
  expect(hits[1]).toEqual({
    address: 'http://localhost:3000/en/spreadsheet/intro#formulas',
    type: 'content',
    section: 'Spreadsheet SDK',
    title: [plain('Formulas <fast>')],
    path: [[plain('Spreadsheet SDK')]],
    summary: [
      plain('The '),
      match('result'),
      plain(' of a formula is there without a '),
      match('wait'),
      plain('.'),
    ],
  });
  expect(hits[2]!.title).toEqual([match('waitResult')]);
});

it('computes hasMore from the page of the query', () => {
  expect(parseSearchAnswer(answerOf(DOCUMENT), ASKED).hasMore).toBe(true);
  expect(
    parseSearchAnswer(answerOf(DOCUMENT), {...ASKED, page: 2}).hasMore,
  ).toBe(false);
  const end = '{"results":[{"found":40,"grouped_hits":[]}]}';
  expect(parseSearchAnswer(end, {...ASKED, page: 3}).hits).toEqual([]);
});

it.each([
  [{}, {}, 'lvl2'],
  [{}, {content: {snippet: '<mark>x</mark>'}}, 'content'],
  [
    {'hierarchy.lvl3': 'x'},
    {
      content: {snippet: '<mark>x</mark>'},
      'hierarchy.lvl3': {value: '<mark>x</mark>'},
    },
    'lvl3',
  ],
])('names the place of the match, like the index: %j, %j', (...row) => {
  const [fields, highlight, type] = row;
  const document = {...DOCUMENT, 'hierarchy.lvl2': 'y', content: 'x'};
  expect(readHit({...document, ...fields}, highlight)!.type).toBe(type);
});

it('shows the excerpt of a heading that matches', () => {
  const hit = readHit({...DOCUMENT, excerpt: 'Reads an image.'});
  expect(hit!.summary).toEqual([plain('Reads an image.')]);
});

it('ignores texts that are no strings', () => {
  const highlight = {'hierarchy.lvl1': {value: 5}, content: 5};
  expect(readHit({...DOCUMENT, content: 7}, highlight)).toMatchObject({
    title: [plain('run')],
    summary: [],
  });
});

it.each<[string, string]>([
  ['nothing', ''],
  ['a page', '<!doctype html><title>Welcome</title>'],
  ['half an answer', answerOf(DOCUMENT).slice(0, -20)],
  ['null', 'null'],
  ['no results', '{}'],
  ['an empty list of results', '{"results":[]}'],
  ['a result that is null', '{"results":[null]}'],
  ['no hits', '{"results":[{"found":1}]}'],
  ['no count', '{"results":[{"grouped_hits":[]}]}'],
  ['a count below zero', '{"results":[{"found":-1,"grouped_hits":[]}]}'],
  ['a count and no hits', '{"results":[{"found":10,"grouped_hits":[]}]}'],
  ['a group of nothing', '{"results":[{"found":1,"grouped_hits":[{}]}]}'],
  ['a document that is text', answerOf('x')],
  ['no address', answerOf({...DOCUMENT, url: undefined})],
  ['an empty address', answerOf({...DOCUMENT, url: ' '})],
  ['an address that is a number', answerOf({...DOCUMENT, url: 7})],
  ['no heading', answerOf({url: '/', content: 'x'})],
])('rejects %s', (_, text) => {
  expect(() => parseSearchAnswer(text, ASKED)).toThrow(
    expect.objectContaining({
      message: expect.stringContaining('The search server gave no') as unknown,
      reason: 'unreachable',
    }),
  );
});

it('reports an error in an answer as a refusal', () => {
  const text = JSON.stringify(refused);
  expect(() => parseSearchAnswer(text, ASKED)).toThrow(
    expect.objectContaining({reason: 'refused'}),
  );
});

it.each([
  ['', []],
  ['a <mark>b</mark> c', [plain('a '), match('b'), plain(' c')]],
  // Unescapes once, and only the five entities of HTML.
  ['<img onerror=x>', [plain('<img onerror=x>')]],
  ['List&lt;String&gt; &quot;&#39;&#x27;', [plain("List<String> \"''")]],
  ['&amp;lt; &nbsp;', [plain('&lt; &nbsp;')]],
  // Unbalanced marks.
  ['a</mark>b<mark>c', [plain('a'), plain('b'), match('c')]],
])('reads the text %s', (text, parts) => {
  expect(parseHighlighted(text)).toEqual(parts);
});
