import {describe, expect, it} from 'vitest';
import {isDevelopment, readCurrentLocale} from '../../src/site/settings';

describe('readCurrentLocale', () => {
  const locales = ['ko', 'en'] as const;

  // The three faces of DOCUSAURUS_CURRENT_LOCALE: absent, the text "undefined", a locale.
  it.each([
    [undefined, 'ko'],
    ['undefined', 'ko'],
    ['en', 'en'],
    ['ko', 'ko'],
    ['fr', 'ko'],
  ])('%s is %s', (name, expected) => {
    expect(
      readCurrentLocale({locales}, {DOCUSAURUS_CURRENT_LOCALE: name}),
    ).toBe(expected);
  });

  it('offers no locale that the build does not have', () => {
    expect(
      readCurrentLocale({locales: ['en']}, {DOCUSAURUS_CURRENT_LOCALE: 'ko'}),
    ).toBe('en');
  });
});

it.each([
  ['development', true],
  ['production', false],
  ['test', false],
  [undefined, false],
])('a command under NODE_ENV %s is the development server: %s', (name, is) => {
  expect(isDevelopment({NODE_ENV: name})).toBe(is);
});
