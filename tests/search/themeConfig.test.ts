import {expect, it} from 'vitest';
import {searchThemeConfig} from '../../src/search/themeConfig';

it('lets results lead to the other sites of the vendor, and to no host that begins alike', () => {
  const {externalUrlRegex} = searchThemeConfig('docs', [
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

it('lets results lead nowhere else when there are no other sites', () => {
  expect(searchThemeConfig('docs', [])).not.toHaveProperty('externalUrlRegex');
});
