import {expect, it} from 'vitest';
import {resolveCrossLanguageLink} from '../../src/content';
import {findCrossLanguageRoute} from '../../src/content/pages/crossLanguageLinks';

const KOREAN = 'i18n/ko/docusaurus-plugin-content-docs-ocr/current/api/run.mdx';
const FILES = ['docs-ocr/api/run.mdx', 'docs-ocr/intro.mdx', 'docs-ocr/_a.mdx'];

it.each([
  [KOREAN, '../intro.mdx', '/ocr/intro'],
  [KOREAN, '../intro.mdx#start', '/ocr/intro#start'],
  [KOREAN, './run.mdx?a=b#c', '/ocr/api/run?a=b#c'],
  ['docs-ocr/intro.mdx', './api/run.mdx', '/ocr/api/run'],
  [KOREAN, './gone.mdx', undefined],
  [KOREAN, '../_a.mdx', undefined],
  [KOREAN, '../../../../../docs-spreadsheet/intro.mdx', undefined],
  ['docs-spreadsheet/intro.mdx', '../docs-ocr/intro.mdx', undefined],
  ['docs-ocr/intro.mdx', '../README.md', undefined],
])('routeBetweenEditions %s, %s: %s', (from, url, route) => {
  expect(findCrossLanguageRoute(from, url, (f) => FILES.includes(f))).toBe(
    route,
  );
});

it('reports file, line and link if the page exists in no language', () => {
  const position = {start: {line: 7}};
  expect(() =>
    resolveCrossLanguageLink({
      sourceFilePath: 'docs-ocr/intro.mdx',
      url: './gone.mdx',
      node: {position} as never,
    }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: docs-ocr/intro.mdx:7: link to "./gone.mdx": expected a page of the same set. Correct the path; mind upper and lower case.]`,
  );
});
