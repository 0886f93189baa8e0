import {expect, it} from 'vitest';
import {lastingHtml} from '../../../src/plugins/built-pages/lastingHtml';
import {inlineStyles} from '../../../src/plugins/styles-in-pages/inlineStyles';

/** A page whose scripts and styles bear a hash. */
const pageWith = (hash: string, sum: string) =>
  `<html><head><title>a</title><link rel="stylesheet" href="/assets/css/styles.${hash}.css" integrity="sha256-${sum}=" /><script src=/assets/js/native.${hash}.js integrity="sha256-${sum}=" async></script><meta name=live-script content="/base/assets/live/panel.${hash.toUpperCase()}.js#sha256-${sum}="><meta name=app-scripts content="/base/assets/js/runtime~main.${hash}.js#sha256-${sum}= /base/assets/js/main.${hash}.js#sha256-${sum}="></head><body><p>a</p></body>`;
const PAGE = pageWith('0123abcd', 'a/b+c');

it('does not change with the scripts and styles of the site', () => {
  expect(lastingHtml(pageWith('fedc9876', 'dEf0'))).toBe(lastingHtml(PAGE));
});

it('is the same before and after the styles were put into the page', () => {
  const whole = inlineStyles(PAGE, () => 'p>a{content:"$&"}');
  expect(whole).not.toContain('stylesheet');
  expect(lastingHtml(whole)).toBe(lastingHtml(PAGE));
});

it.each([
  ['text', '<p>a', '<p>b'],
  ['a title', '<title>a', '<title>b'],
  [
    'an address of a file',
    '<p>a',
    '<p><a href=/assets/files/a-0123456789abcdef0123456789abcdef.js>a</a>',
  ],
])('changes with %s', (_what, from, to) => {
  expect(lastingHtml(PAGE.replace(from, to))).not.toBe(lastingHtml(PAGE));
});
