import {expect, it} from 'vitest';
import {
  inlineStyles,
  nextPageHtml,
} from '../../src/plugins/styles-in-pages/inlineStyles';

const CSS: Readonly<Record<string, string>> = {
  '/assets/css/a.css': 'p>a{content:"$&"}',
  '/assets/css/b.css': 'i{}',
};

const read = (address: string) => CSS[address];

it('puts each sheet where its link stood, whatever characters it holds', () => {
  const html =
    '<head><link rel="stylesheet" href="/assets/css/a.css" integrity="sha256-a="/><link rel=stylesheet href=/assets/css/b.css integrity="sha256-b="/><link rel=icon href=/i.svg></head>';
  expect(inlineStyles(html, read)).toBe(
    '<head><style data-href="/assets/css/a.css" data-integrity="sha256-a=">p>a{content:"$&"}</style><style data-href="/assets/css/b.css" data-integrity="sha256-b=">i{}</style><link rel=icon href=/i.svg></head>',
  );
});

it('leaves a page without sheets as it is', () => {
  const html = '<head><link rel=canonical href=/a></head>';
  expect(inlineStyles(html, read)).toBe(html);
});

it('leaves links to sheets of others', () => {
  const html =
    '<link rel="stylesheet" href="https://cdn.example/katex.css" integrity="x" crossorigin="anonymous"/>';
  expect(inlineStyles(html, read)).toBe(html);
});

it('refuses a sheet that would end its element', () => {
  expect(() =>
    inlineStyles('<link rel=stylesheet href=/x.css>', () => 'a{}</STYLE>'),
  ).toThrow('/x.css: expected a style sheet that can stand in a page');
});

it('keeps what search engines must not find from them', () => {
  expect(nextPageHtml('<html><head><title>a</title>')).toBe(
    '<html><head><meta name=robots content=noindex><title>a</title>',
  );
});
