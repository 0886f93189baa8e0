import {SearchRefusal} from '../../../../src/search/engine';
import {describe, expect, it} from 'vitest';
import {readAnswer} from '../../../../src/search/engines/hosted/readAnswer';

const ASKED = {page: 1, perPage: 20};

const DOCUMENT = {
  id: '1',
  type: 'lvl1',
  url: 'http://localhost:3000/ocr/api/run',
  'hierarchy.lvl0': 'OCR SDK',
  'hierarchy.lvl1': 'run',
};

function hit(document: unknown, highlight: unknown = {}) {
  return {group_key: ['x'], hits: [{document, highlight}]};
}

function answer(...groups: unknown[]): string {
  return JSON.stringify({
    results: [{found: groups.length, page: 1, grouped_hits: groups}],
  });
}

describe('readAnswer', () => {
  it('reads hits with their highlights', () => {
    const highlight = {
      'hierarchy.lvl1': {value: '<mark>run</mark>', snippet: 3},
    };
    expect(readAnswer(answer(hit(DOCUMENT, highlight)), ASKED)).toEqual({
      hits: [
        {
          address: DOCUMENT.url,
          type: 'lvl1',
          section: 'OCR SDK',
          title: [{text: 'run', isMatch: true}],
          path: [],
          summary: [],
        },
      ],
      total: 1,
      hasMore: false,
    });
  });

  it('reads an answer without hits', () => {
    expect(readAnswer(answer(), ASKED)).toEqual({
      hits: [],
      total: 0,
      hasMore: false,
    });
  });

  it('takes the page from the question, not from the answer', () => {
    const text = JSON.stringify({
      results: [
        {
          found: 40,
          page: 7,
          request_params: {per_page: 0},
          grouped_hits: [hit(DOCUMENT)],
        },
      ],
    });
    expect(readAnswer(text, ASKED).hasMore).toBe(true);
    expect(readAnswer(text, {...ASKED, page: 2}).hasMore).toBe(false);
  });

  it('takes the end of the list for the end', () => {
    const text = '{"results":[{"found":40,"grouped_hits":[]}]}';
    expect(readAnswer(text, {...ASKED, page: 3}).hits).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['no document', undefined],
    ['a document that is text', 'x'],
    ['no address', {...DOCUMENT, url: undefined}],
    ['an address that is a number', {...DOCUMENT, url: 7}],
    ['no heading', {id: '1', url: DOCUMENT.url, content: 'x'}],
    [
      'headings that are numbers',
      {id: '1', url: DOCUMENT.url, 'hierarchy.lvl1': 7},
    ],
  ])('leaves out a hit with %s', (_, document) => {
    const {hits} = readAnswer(answer(hit(document), hit(DOCUMENT)), ASKED);
    expect(hits).toHaveLength(1);
    expect(() => readAnswer(answer(hit(document)), ASKED)).toThrow(
      'no readable hit',
    );
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Welcome</title>'],
    ['half an answer', answer(hit(DOCUMENT)).slice(0, -20)],
    ['null', 'null'],
    ['a list', '[]'],
    ['no results', '{}'],
    ['results that are no list', '{"results":{"0":{}}}'],
    ['an empty list of results', '{"results":[]}'],
    ['a result that is null', '{"results":[null]}'],
    ['no hits', '{"results":[{"found":1}]}'],
    ['no count', '{"results":[{"grouped_hits":[]}]}'],
    ['a count that is text', '{"results":[{"found":"1","grouped_hits":[]}]}'],
    ['a count below zero', '{"results":[{"found":-1,"grouped_hits":[]}]}'],
    ['hits that are null', '{"results":[{"found":1,"grouped_hits":[null]}]}'],
    [
      'groups without hits',
      '{"results":[{"found":1,"grouped_hits":[{"hits":[]}]}]}',
    ],
    ['a count and no hits', '{"results":[{"found":10,"grouped_hits":[]}]}'],
  ])('does not accept %s', (_, text) => {
    expect(() => readAnswer(text, ASKED)).toThrow('The search server gave no');
    expect(() => readAnswer(text, ASKED)).not.toThrow(SearchRefusal);
  });

  it('tells a refusal inside an answer from an answer that makes no sense', () => {
    const text = '{"results":[{"code":404,"error":"Not found."}]}';
    expect(() => readAnswer(text, ASKED)).toThrow(SearchRefusal);
    expect(() => readAnswer(text, ASKED)).toThrow('404 Not found.');
  });
});
