import {expect, it} from 'vitest';
import {inlineCode, policyHash} from '../../../scripts/hosts/inlineCode';

it.each([
  [
    'scripts that stand in the page and are run',
    `<script>one()</script><script src="/a.js"></script>
     <script type="application/ld+json">{"@context": "x"}</script>
     <script type=module>two("<b>")</script>`,
    {scripts: ['one()', 'two("<b>")']},
  ],
  [
    'style sheets, with a file and without, and style attributes',
    '<style data-href=/a.css>a>b{}</style><p style="color: red">text<svg><style>p {}</style></svg>',
    {
      styles: [
        {address: '/a.css', text: 'a>b{}'},
        {address: '', text: 'p {}'},
      ],
      styleAttributes: ['color: red'],
    },
  ],
  [
    'no words',
    '<a href="/on/style" title="onclick" data-style="x">style=""</a>',
    {},
  ],
  [
    'handlers',
    '<svg ONLOAD=alert(1)>',
    {forbidden: ['<svg onload="alert(1)">']},
  ],
  [
    'addresses of scripts',
    '<a href=" JavaScript:x">',
    {forbidden: ['<a href=" JavaScript:x">']},
  ],
  [
    'what stands in a frame',
    '<iframe srcdoc="<p onload=x>">',
    {forbidden: ['<p onload="x">']},
  ],
])('finds %s', (_, html, found) => {
  expect(inlineCode(html)).toEqual({
    scripts: [],
    styles: [],
    styleAttributes: [],
    forbidden: [],
    ...found,
  });
});

it('hashes a text as browsers do', () => {
  // https://www.w3.org/TR/CSP3/#framework-directive-source-list, example of the empty script
  expect(policyHash('')).toBe(
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  );
});
