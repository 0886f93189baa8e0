import type {ReactNode} from 'react';
import {screen} from '@testing-library/react';
import CodeBlock from '@theme/CodeBlock';
import type {PrismTheme} from 'prism-react-renderer';
import {describe, expect, it, vi} from 'vitest';
import {renderWithSite} from '../support/renderWithSite';

const live = vi.hoisted(() => ({theme: undefined as unknown}));
vi.mock('@generated/code-blocks/default/LiveCodeBlock', () => ({
  get default() {
    return live.theme;
  },
}));

const theme: PrismTheme = {
  plain: {},
  styles: [
    {types: ['keyword', 'property'], style: {color: 'red'}},
    {types: ['comment'], style: {color: 'green', fontStyle: 'italic'}},
    {types: ['class-name', 'string', 'constant'], style: {color: 'blue'}},
    {types: ['number'], style: {color: 'blue'}, languages: ['json']},
  ],
};

/** The theme's own comment, and one of a site. */
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

/** The code of a block as HTML, lines that are marked with `[classes]` or with their number in front. */
function codeOf(container: HTMLElement): string {
  return container
    .querySelector('code')!
    .innerHTML.replaceAll(/"[^"]*line_?[^" ]* ?/g, '"')
    .replaceAll(/ class="" ?/g, ' ');
}

const coloured = (code: string, props: object = {}, prism = {}) =>
  codeOf(renderBlock(code, {language: 'ts', ...props}, prism));

describe('the code of a block', () => {
  it('is coloured where the theme has a style, and only there', () => {
    expect(coloured("const a = b < 'c'; // d")).toBe(
      '<span class="token keyword">const</span> a = b &lt; <span class="token string">\'c\'</span>; <span class="token comment">// d</span>',
    );
  });

  it('has one class where a part of a part has all its style', () => {
    expect(coloured('class A {}')).toContain('class="token constant">A<');
  });

  it('has the style of the dark theme too', () => {
    const darkTheme = {plain: {}, styles: [{types: ['number'], style: {}}]};
    expect(coloured('1', {}, {darkTheme})).toBe('1');
    darkTheme.styles[0]!.style = {color: 'blue'};
    expect(coloured('1', {}, {darkTheme})).toBe(
      '<span class="token number">1</span>',
    );
  });

  it('has the styles of its language', () => {
    expect(coloured('1')).toBe('1');
    expect(coloured('1', {language: 'json'})).toContain('token number');
  });

  it.each([
    ['of a fence', {className: 'language-ts'}, {}],
    ['of a property', {language: 'TS'}, {}],
    ['of the site', {}, {defaultLanguage: 'ts'}],
  ])('is in the language %s', (_, props, prism) => {
    const container = renderBlock('const a = 1;', props, prism);
    expect(codeOf(container)).toContain('<span class="token keyword">const');
    expect(container.querySelector('pre')?.dataset['language']).toBe('ts');
    expect(container.querySelector('figure')?.className).toContain(
      'language-ts',
    );
  });

  it.each(['text', 'klingon'])('is plain text in %s', (language) => {
    expect(coloured('const a < b', {language})).toBe('const a &lt; b');
  });

  it('shows elements as they are', () => {
    const container = renderBlock(['a ', <b key="b">b</b>]);
    expect(container.querySelector('code')?.innerHTML).toBe('a <b>b</b>');
  });
});

/** The lines of a block, each with its classes, but for the block's own, and its number. */
function linesOf(code: string, props: object) {
  const container = renderBlock(code, {language: 'ts', ...props});
  return [...container.querySelectorAll<HTMLElement>('code > span')].map(
    ({className, dataset, textContent}) =>
      [dataset['line'], className.replace(/^\S+ ?/, ''), textContent] as const,
  );
}

describe('the lines of a block', () => {
  const HIGHLIGHTED = 'theme-code-block-highlighted-line';

  it('are highlighted by a range', () => {
    expect(linesOf('a\nb\nc\nd\n', {metastring: '{1,3-4}'})).toEqual([
      [undefined, HIGHLIGHTED, 'a\n'],
      [undefined, HIGHLIGHTED, 'c\n'],
      [undefined, HIGHLIGHTED, 'd'],
    ]);
  });

  it('have the classes of magic comments, which readers do not see', () => {
    const code =
      'a\n// highlight-next-line\nb\n// this-will-error\nc\n// highlight-start\nd\n\n// highlight-end\ne';
    expect(linesOf(code, {})).toEqual([
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
    expect(linesOf('a\nb', props).map(([number]) => number)).toEqual(numbers);
  });

  it('that an earlier fence began with too are folded, and stay text to copy', () => {
    expect(coloured('a;\nb;\nc;', {seenLines: 2})).toBe(
      '<span tabindex="-1">a;\nb;\n</span>c;',
    );
  });
});

describe('names that have an entry', () => {
  const nameLinks = JSON.stringify({
    run: '/set/run',
    lt: '/lt',
    toString: '/t',
  });

  it('are links, each once, where they are neither comment nor text', () => {
    expect(
      coloured("// run\nrun('run'); a < run(); runs();", {nameLinks}),
    ).toBe(
      '<span class="token comment">// run</span>\n<a href="/set/run">run</a>(<span class="token string">\'run\'</span>); a &lt; run(); runs();',
    );
  });
});

describe('the head of a block', () => {
  it.each([
    ['title="run.c"', {metastring: 'title="run.c"'}],
    ['the property', {title: <b>run.c</b>}],
  ])('has its title: %s', (_, props) => {
    renderBlock('a', props);
    expect(
      screen.getByRole('figure').querySelector('figcaption')?.textContent,
    ).toBe('run.c');
  });

  it.each([
    ['c', 'C'],
    ['cpp', 'C++'],
    ['bash', 'Shell'],
    [undefined, 'Text'],
  ])(
    'names the language without one, for the eye alone: %s',
    (language, name) => {
      const head = renderBlock('a', {language}).querySelector(
        'figure',
      )!.firstElementChild!;
      expect(head.textContent).toBe(name);
      expect(head.getAttribute('aria-hidden')).toBe('true');
    },
  );

  it('stands above the code, not on it', () => {
    const {children} = renderBlock('a', {title: 'b'}).querySelector('figure')!;
    expect([...children].map(({tagName}) => tagName)).toEqual([
      'FIGCAPTION',
      'BUTTON',
      'PRE',
    ]);
    // Scrolls sideways, so it must be reachable by keyboard.
    expect(children[2]).toHaveProperty('tabIndex', 0);
  });
});

describe('live code', () => {
  const props = {live: true, language: 'jsx'};

  it('is code where no theme runs it', () => {
    live.theme = undefined;
    expect(codeOf(renderBlock('const a', props))).toContain('token keyword');
  });

  it('is left to the theme that runs it, on a page that says it needs the application', async () => {
    live.theme = ({children}: {children: string}) => <i>{children}</i>;
    expect(renderBlock('const a', props).innerHTML).toBe('<i>const a</i>');
    // The head is written a moment after the page.
    await vi.waitFor(() =>
      expect(document.querySelector('meta[name=app-at-idle]')).not.toBeNull(),
    );
  });
});
