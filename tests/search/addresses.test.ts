import {describe, expect, it} from 'vitest';
import {
  isExternalLink,
  resolveHitTarget,
  resolveHits,
} from '../../src/search/hits';
import type {SearchAnswer} from '../../src/search/engine';
import {createSearchThemeConfig} from '../../src/search/themeConfig';
import {readSettings} from '../../src/site/settings';

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
    expect(isExternalLink(href)).toBe(href.includes('://demo.'));
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

const TARGETS = {
  origin: 'http://localhost:3000',
  publicOrigin: 'https://docs.example.com',
};

const TEXTS = {
  type: 'lvl2' as const,
  section: 'OCR <SDK>',
  title: [{text: '<b>Errors</b>', isMatch: false}],
  path: [[{text: 'run', isMatch: true}]],
  summary: [],
};

function answer(
  addresses: readonly string[],
  total = addresses.length,
): SearchAnswer {
  return {
    hits: addresses.map((address) => ({...TEXTS, address})),
    total,
    hasMore: total > addresses.length,
  };
}

describe('linkHits', () => {
  it('replaces addresses by validated links', () => {
    const found = answer(['https://docs.example.com/a#b']);
    expect(resolveHits(found, 1, TARGETS)).toEqual({
      hits: [{...TEXTS, href: '/a#b'}],
      total: 1,
      hasMore: false,
    });
    const limited = {...found, fallback: 'unreachable' as const};
    expect(resolveHits(limited, 1, TARGETS).fallback).toBe('unreachable');
  });

  it('drops hits with forbidden or repeated addresses from list and count', () => {
    const addresses = ['/a', 'javascript:alert(1)', '/a', '/b'];
    const {hits, total} = resolveHits(answer(addresses), 1, TARGETS);
    expect(hits.map(({href}) => href)).toEqual(['/a', '/b']);
    expect(total).toBe(2);
    expect(resolveHits(answer(['data:,x'], 9), 1, TARGETS).total).toBe(0);
  });

  it('keeps three sections of a page', () => {
    const addresses = ['/a#1', '/b#1', '/a#2', '/a', '/a#3', '/b#2'];
    const {hits, total} = resolveHits(answer(addresses), 1, TARGETS);
    expect(hits.map(({href}) => href)).toEqual([
      '/a#1',
      '/b#1',
      '/a#2',
      '/a',
      '/b#2',
    ]);
    expect(total).toBe(5);
  });

  it('reports whether there are more hits', () => {
    expect(resolveHits(answer(['/a', '/b'], 3), 1, TARGETS).hasMore).toBe(true);
    expect(resolveHits(answer(['/c'], 1), 2, TARGETS).hasMore).toBe(false);
    // The server counts more hits than it returns.
    expect(resolveHits(answer([], 9), 2, TARGETS)).toMatchObject({
      hasMore: false,
      total: 9,
    });
  });
});

const {search: SETTINGS} = readSettings({});

it('allows links to the other sites of the vendor, but not to hosts with the same beginning', () => {
  const {externalUrlRegex} = createSearchThemeConfig(SETTINGS, [
    'https://sdk.example.com',
    'https://example.com/demo/',
  ]);
  const pattern = new RegExp(externalUrlRegex!);
  for (const address of [
    'https://sdk.example.com',
    'https://sdk.example.com/sdks/9',
    'https://sdk.example.com?x',
    'https://example.com/demo#a',
  ]) {
    expect(address).toMatch(pattern);
  }
  for (const address of [
    'https://sdk.example.com.evil.example/',
    'https://sdkXexample.com/',
    'https://sdk.example.com@evil.example/',
    'https://example.com/demonstration',
    'https://evil.example/https://sdk.example.com/',
  ]) {
    expect(address).not.toMatch(pattern);
  }
});

it('allows no external links without other sites', () => {
  expect(createSearchThemeConfig(SETTINGS, [])).not.toHaveProperty(
    'externalUrlRegex',
  );
});

const {search: HOSTED} = readSettings({
  TYPESENSE_NODES: 'https://a.example,http://b.example:8108/search',
  TYPESENSE_NEAREST_NODE: 'https://near.example',
  TYPESENSE_SEARCH_API_KEY: 'key',
});

describe('createSearchThemeConfig', () => {
  it('holds the cluster of the settings, the nearest node first', () => {
    expect(createSearchThemeConfig(HOSTED).typesenseServerConfig).toEqual({
      nodes: [
        {url: 'https://near.example'},
        {url: 'https://a.example'},
        {url: 'http://b.example:8108/search'},
      ],
      apiKey: 'key',
    });
  });

  it('names no server in a build that needs none', () => {
    const themeConfig = createSearchThemeConfig(SETTINGS);
    expect(themeConfig).not.toHaveProperty('typesenseServerConfig');
  });
});
