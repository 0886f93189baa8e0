import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {PrismTheme} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';
import {renderWithSite} from '../support/renderWithSite';

const theme: PrismTheme = {
  plain: {},
  styles: [
    {types: ['keyword', 'property'], style: {color: 'red'}},
    {types: ['comment'], style: {color: 'green', fontStyle: 'italic'}},
    {types: ['string'], style: {color: 'blue'}},
  ],
};

/** Magic comments of the classic theme and of a site. */
const magicComments = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
  {className: 'error-line', line: 'this-will-error'},
];

function renderBlock(children: ReactNode, props: object = {}, prism = {}) {
  const {container} = renderWithSite(
    <CodeBlock {...props}>{children}</CodeBlock>,
    {themeConfig: {prism: {theme, magicComments, ...prism}}},
  );
  return container;
}

/** Returns the HTML of the code without the classes of lines. */
function readCode(container: HTMLElement): string {
  return container
    .querySelector('code')!
    .innerHTML.replaceAll(/"[^"]*line_?[^" ]* ?/g, '"')
    .replaceAll(/ class="" ?/g, ' ');
}

const highlight = (code: string, props: object = {}, prism = {}) =>
  readCode(renderBlock(code, {language: 'ts', ...props}, prism));

describe('the code of a block', () => {
  it('is highlighted only where the theme has a style', () => {
    expect(highlight("const a = b < 'c'; // d")).toBe(
      '<span class="token keyword">const</span> a = b &lt; <span class="token string">\'c\'</span>; <span class="token comment">// d</span>',
    );
  });

  it.each([
    ['of a fence', {className: 'language-ts'}, {}],
    ['of a property', {language: 'TS'}, {}],
    ['of the site', {}, {defaultLanguage: 'ts'}],
  ])('is in the language %s', (_, props, prism) => {
    const container = renderBlock('const a = 1;', props, prism);
    expect(readCode(container)).toContain('<span class="token keyword">const');
    expect(container.querySelector('pre')?.dataset['language']).toBe('ts');
    expect(container.querySelector('figure')?.className).toContain(
      'language-ts',
    );
  });
});

/** Lists the lines of a block with number and classes. */
function readLines(code: string, props: object) {
  const container = renderBlock(code, {language: 'ts', ...props});
  return [...container.querySelectorAll<HTMLElement>('code > span')].map(
    ({className, dataset, textContent}) =>
      [dataset['line'], className.replace(/^\S+ ?/, ''), textContent] as const,
  );
}

describe('the lines of a block', () => {
  const HIGHLIGHTED = 'theme-code-block-highlighted-line';

  it('are highlighted by a range', () => {
    expect(readLines('a\nb\nc\nd\n', {metastring: '{1,3-4}'})).toEqual([
      [undefined, HIGHLIGHTED, 'a\n'],
      [undefined, HIGHLIGHTED, 'c\n'],
      [undefined, HIGHLIGHTED, 'd'],
    ]);
  });

  it('have the classes of magic comments, which are removed', () => {
    const code =
      'a\n// highlight-next-line\nb\n// this-will-error\nc\n// highlight-start\nd\n\n// highlight-end\ne';
    expect(readLines(code, {})).toEqual([
      [undefined, HIGHLIGHTED, 'b\n'],
      [undefined, 'error-line', 'c\n'],
      [undefined, HIGHLIGHTED, 'd\n'],
      [undefined, HIGHLIGHTED, '\n'],
    ]);
    expect(renderBlock(code, {language: 'ts'}).textContent).not.toContain('//');
  });

  it.each([
    ['showLineNumbers', {metastring: 'showLineNumbers'}, ['1', '2']],
    ['showLineNumbers=9', {metastring: 'showLineNumbers=9'}, [' 9', '10']],
    ['the property', {showLineNumbers: true}, ['1', '2']],
    ['the first number', {showLineNumbers: 99}, [' 99', '100']],
  ])('are numbered, to one width: %s', (_, props, numbers) => {
    expect(readLines('a\nb', props).map(([number]) => number)).toEqual(numbers);
  });

  it('that repeat an earlier fence are folded, but copied', () => {
    expect(highlight('a;\nb;\nc;', {seenLines: 2})).toBe(
      '<span tabindex="-1">a;\nb;\n</span>c;',
    );
  });
});

it('known names are linked once per block, outside comments and strings', () => {
  const nameLinks = JSON.stringify({run: '/set/run', toString: '/t'});
  expect(highlight("// run\nrun('run'); a < run(); runs();", {nameLinks})).toBe(
    '<span class="token comment">// run</span>\n<a href="/set/run">run</a>(<span class="token string">\'run\'</span>); a &lt; run(); runs();',
  );
});
