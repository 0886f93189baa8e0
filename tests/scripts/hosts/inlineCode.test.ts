import {expect, it} from 'vitest';
import {inlineCode, policyHash} from '../../../scripts/hosts/inlineCode';

it('lists the scripts that stand in the page and are run', () => {
  const html = `<script>one()</script><script src="/a.js"></script>
    <script type="application/ld+json">{"@context": "x"}</script>
    <script type=module>two("<b>")</script>`;
  expect(inlineCode(html)).toEqual({
    scripts: ['one()', 'two("<b>")'],
    styles: [],
    forbidden: [],
  });
});

it.each([
  ['<style>p {}</style>', '<style>'],
  ['<svg><style>p {}</style></svg>', '<style>'],
  ['<p style="color: red">', '<p style="color: red">'],
  ['<img src=x onerror=alert(1)>', '<img onerror="alert(1)">'],
  ['<svg ONLOAD=alert(1)>', '<svg onload="alert(1)">'],
  ['<a href="javascript:alert(1)">', '<a href="javascript:alert(1)">'],
  ['<a href=" JavaScript:x">', '<a href=" JavaScript:x">'],
  ['<iframe srcdoc="<p>">', '<iframe srcdoc="<p>">'],
])('finds what a policy forbids in %s', (html, found) => {
  expect(inlineCode(html).forbidden).toEqual([found]);
});

it('reads a style sheet that names its file', () => {
  const html =
    '<style data-href=/a.css>a>b{}</style><p>text<style>p {}</style>';
  expect(inlineCode(html)).toEqual({
    scripts: [],
    styles: [{address: '/a.css', text: 'a>b{}'}],
    forbidden: ['<style>'],
  });
});

it('takes words for no code', () => {
  const html =
    '<a href="/on/style" title="onclick" data-style="x">style=""</a>';
  expect(inlineCode(html)).toEqual({scripts: [], styles: [], forbidden: []});
});

it('hashes a text as browsers do', () => {
  // https://www.w3.org/TR/CSP3/#framework-directive-source-list, example of the empty script
  expect(policyHash('')).toBe(
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  );
});
