import {expect, it} from 'vitest';
import {inlineCode, policyHash} from '../../../scripts/hosts/inlineCode';

it('lists the scripts that stand in the page and are run', () => {
  const html = `<script>one()</script><script src="/a.js"></script>
    <script type="application/ld+json">{"@context": "x"}</script>
    <script type=module>two("<b>")</script>`;
  expect(inlineCode(html)).toEqual({
    scripts: ['one()', 'two("<b>")'],
    styles: [],
    styleAttributes: [],
    forbidden: [],
  });
});

it.each([
  ['<img src=x onerror=alert(1)>', '<img onerror="alert(1)">'],
  ['<svg ONLOAD=alert(1)>', '<svg onload="alert(1)">'],
  ['<a href="javascript:alert(1)">', '<a href="javascript:alert(1)">'],
  ['<a href=" JavaScript:x">', '<a href=" JavaScript:x">'],
  ['<iframe srcdoc="<p onload=x>">', '<p onload="x">'],
])('finds what a policy forbids in %s', (html, found) => {
  expect(inlineCode(html).forbidden).toEqual([found]);
});

it('reads style sheets, those with a file and those without, and style attributes', () => {
  const html =
    '<style data-href=/a.css>a>b{}</style><p style="color: red">text<svg><style>p {}</style></svg>';
  expect(inlineCode(html)).toEqual({
    scripts: [],
    styles: [
      {address: '/a.css', text: 'a>b{}'},
      {address: '', text: 'p {}'},
    ],
    styleAttributes: ['color: red'],
    forbidden: [],
  });
});

it('takes words for no code', () => {
  const html =
    '<a href="/on/style" title="onclick" data-style="x">style=""</a>';
  expect(inlineCode(html)).toEqual({
    scripts: [],
    styles: [],
    styleAttributes: [],
    forbidden: [],
  });
});

it('hashes a text as browsers do', () => {
  // https://www.w3.org/TR/CSP3/#framework-directive-source-list, example of the empty script
  expect(policyHash('')).toBe(
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  );
});
