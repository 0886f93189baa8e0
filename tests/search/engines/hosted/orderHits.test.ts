import {describe, expect, it} from 'vitest';
import type {FoundHit, SearchAnswer} from '../../../../src/search/answer';
import {
  orderAnswer,
  windowOf,
} from '../../../../src/search/engines/hosted/orderHits';

const SITE = 'https://docs.test';

const hit = (address: string): FoundHit => ({
  address,
  type: 'lvl1',
  section: '',
  title: [],
  path: [],
  summary: [],
});

const answerOf = (paths: readonly string[], total: number): SearchAnswer => ({
  hits: paths.map((path) => hit(new URL(path, SITE).href)),
  total,
  hasMore: total > paths.length,
});

interface Case {
  readonly server: readonly string[];
  readonly own: readonly string[];
  readonly isAdding?: boolean;
}

/** Where the first page of ten leads; the site's own addresses as paths. */
function order({server, own, isAdding = true}: Case): string[] {
  const {hits} = orderAnswer(
    answerOf(server, server.length),
    {page: 1, perPage: 10},
    {own: own.map(hit), isAdding},
  );
  return hits.map(({address}) => address.replace(SITE, ''));
}

describe('orderAnswer', () => {
  it('puts pages in the order of the index, what only the server has behind them', () => {
    const server = ['/a#x', '/b', '/c', '/d#y'];
    expect(order({server, own: ['/d#y', '/a#x']})).toEqual([
      '/d#y',
      '/a#x',
      '/b',
      '/c',
    ]);
  });

  it('is not upset by what is no address', () => {
    const found = [hit('http://['), hit('javascript:x'), hit(`${SITE}/a`)];
    const {hits} = orderAnswer(
      {hits: found, total: 3, hasMore: false},
      {page: 1, perPage: 10},
      {own: [hit('/a')], isAdding: true},
    );
    expect(hits).toHaveLength(3);
    expect(hits).toContainEqual(hit(`${SITE}/a`));
  });

  it('gives the section that the index names, and what the server lacks', () => {
    expect(order({server: ['/a', '/a#x'], own: ['/b', '/a#x']})).toEqual([
      '/b',
      '/a#x',
      '/a',
    ]);
  });

  it('adds nothing where the site filters, and gives another section of the page', () => {
    const server = ['/a', '/c#x', '/c#y'];
    expect(order({server, own: ['/b', '/c'], isAdding: false})).toEqual([
      '/c#x',
      '/a',
      '/c#y',
    ]);
  });

  it('leaves hits of other sites in their places', () => {
    const server = ['https://other.test/a', '/a', '/b'];
    expect(order({server, own: ['/b']})).toEqual([
      'https://other.test/a',
      '/b',
      '/a',
    ]);
  });

  it('keeps the order of the server without an index', () => {
    expect(order({server: ['/b', '/a'], own: []})).toEqual(['/b', '/a']);
  });

  it('gives each hit on one page, whatever was added', () => {
    const server = Array.from({length: 30}, (_, at) => `/${at}`);
    const own = ['/new', '/3'].map(hit);
    const shown = [1, 2, 3].map((page) =>
      orderAnswer(
        answerOf(server, 40),
        {page, perPage: 10},
        {own, isAdding: true},
      ),
    );
    const addresses = shown.flatMap(({hits}) =>
      hits.map(({address}) => address),
    );
    expect(addresses).toHaveLength(31);
    expect(new Set(addresses).size).toBe(31);
    expect(shown.map(({total, hasMore}) => [total, hasMore])).toEqual([
      [41, true],
      [41, true],
      [41, true],
    ]);
  });

  it('passes on what lies behind the window', () => {
    const answer = answerOf(['/b', '/a'], 42);
    expect(
      orderAnswer(
        answer,
        {page: 3, perPage: 15},
        {own: [hit('/a')], isAdding: true},
      ),
    ).toBe(answer);
  });
});

it.each([
  [1, 10, {page: 1, perPage: 30}],
  [2, 15, {page: 1, perPage: 30}],
  [3, 15, {page: 3, perPage: 15}],
])('for page %i of %i hits asks for enough', (page, perPage, asked) => {
  expect(windowOf({page, perPage})).toEqual(asked);
});
