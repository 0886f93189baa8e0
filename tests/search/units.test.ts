import {describe, expect, it} from 'vitest';
import {checkSizes} from '../../src/plugins/search-index/sizeGate';
import {leavesSite, resolveHitTarget} from '../../src/search/address';
import {
  contextualFilter,
  mergeFilters,
  parseFilter,
} from '../../src/search/filter';
import {markWords, matchesTerms, parseMarked} from '../../src/search/marked';
import {stripParticle, toLetters} from '../../src/search/text/hangul';
import {identifierTerms, splitHumps} from '../../src/search/text/identifiers';
import {queryTerms} from '../../src/search/text/tokenize';

const SITE = {
  origin: 'http://localhost:3000',
  publicOrigin: 'https://docs.example.com',
  externalUrlRegex: '^https://demo\\.example\\.com(?:[/?#]|$)',
};

describe('resolveHitTarget', () => {
  it.each([
    ['https://docs.example.com/ocr/intro#a', '/ocr/intro#a'],
    ['/ocr/intro', '/ocr/intro'],
    ['https://demo.example.com/x', 'https://demo.example.com/x'],
    ['https://docs.example.com//evil.example/x', '/evil.example/x'],
  ])('leads %s to %s', (address, href) => {
    expect(resolveHitTarget(address, SITE)).toBe(href);
    expect(leavesSite(href)).toBe(href.includes('://demo.'));
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/',
    '//evil.example/x',
    'https://demo.example.com.evil.example/',
    'https://user:pw@docs.example.com/',
    'http://[',
    '',
    ' ',
  ])('refuses %s', (address) => {
    expect(resolveHitTarget(address, SITE)).toBeUndefined();
  });
});

describe('marked text', () => {
  it('keeps markup in records as text', () => {
    const test = matchesTerms(new Set(['img']));
    const marked = markWords('<img onerror=x> &lt; List<String>', test);
    const parts = parseMarked(marked);
    expect(parts.map(({text}) => text).join('')).toBe(
      '<img onerror=x> &lt; List<String>',
    );
    expect(parts.filter(({isMatch}) => isMatch)).toEqual([
      {text: 'img', isMatch: true},
    ]);
  });
});

describe('filters', () => {
  it('joins with "and"', () => {
    expect(
      mergeFilters(contextualFilter('en', ['default', 'a']), 'x:=1 || y:=2'),
    ).toBe(
      '(language:=en && docusaurus_tag:=[default,a])'.slice(1, -1) +
        ' && (x:=1 || y:=2)',
    );
  });

  it('reads values with and without back-ticks', () => {
    expect(parseFilter('a:=`x` && b:=[`y`,z]')).toEqual(
      new Map([
        ['a', ['x']],
        ['b', ['y', 'z']],
      ]),
    );
  });

  it('names what it cannot read', () => {
    expect(() => parseFilter('a:>3')).toThrow('a:>3');
  });
});

describe('words', () => {
  it('splits names at their humps', () => {
    expect(splitHumps('runAsyncQueueBase64')).toEqual([
      'run',
      'async',
      'queue',
      'base64',
    ]);
    expect(identifierTerms('freePointer')).toContain('freeptr');
  });

  it('spells Korean as it is typed', () => {
    expect(stripParticle('문서를')).toBe('문서');
    expect(toLetters('문서').startsWith(toLetters('문ㅅ'))).toBe(true);
  });

  it('leaves out words that say nothing', () => {
    expect(queryTerms('how do I wait').map(({whole}) => whole)).toEqual([
      'wait',
    ]);
  });
});

describe('checkSizes', () => {
  const size = (loaded: number) => [{shard: 'a', loaded, onDemand: 0}];

  it('accepts, warns and fails', () => {
    expect(checkSizes(size(10))).toEqual([]);
    expect(checkSizes(size(600_000))[0]).toContain('600 kB');
    expect(() => checkSizes(size(2_000_000))).toThrow('TYPESENSE_NODES');
  });

  it('judges all shards together', () => {
    const sizes = (count: number) =>
      Array.from({length: count}, (_, shard) => ({
        shard: String(shard),
        loaded: 300_000,
        onDemand: 0,
      }));
    expect(checkSizes(sizes(5))).toEqual([]);
    expect(checkSizes(sizes(10))[0]).toContain('all sets: 3000 kB');
    expect(() => checkSizes(sizes(20))).toThrow('all sets: 6000 kB');
  });
});
