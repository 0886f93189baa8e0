import {screen} from '@testing-library/react';
import CodeBlock from '@theme/CodeBlock';
import {describe, expect, it} from 'vitest';
import {
  fenceLanguage,
  fenceTitle,
  languageName,
} from '@site/src/components/CodeFence/fenceProps';
import {renderWithSite} from '../support/renderWithSite';

function renderFence(props: object = {}) {
  const fence = {
    className: 'hljs language-c',
    metastring: 'title="run.c"',
    html: '<span class="hljs-type">int</span> main(void);\n',
    children: undefined,
    ...props,
  };
  return renderWithSite(<CodeBlock {...fence} />);
}

describe('the code fence', () => {
  it('keeps the spans made at build time: no highlighter runs again', () => {
    const {container} = renderFence();
    expect(container.querySelector('code > span.hljs-type')?.textContent).toBe(
      'int',
    );
    expect(container.querySelector('code')?.textContent).toBe(
      'int main(void);\n',
    );
  });

  it('shows plain code as it stands', () => {
    const {container} = renderFence({html: undefined, children: 'a <b>\n'});
    expect(container.querySelector('code')?.textContent).toBe('a <b>\n');
  });

  it('captions the code with its title', () => {
    renderFence();
    expect(screen.getByRole('figure').textContent).toContain('run.c');
  });

  it('names the language where a fence has no title, for the eye alone', () => {
    const {container} = renderFence({metastring: undefined});
    const head = container.querySelector('figure')!.firstElementChild!;
    expect(head.textContent).toBe('C');
    expect(head.ariaHidden ?? head.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('figcaption')).toBeNull();
  });

  it('has its copy button above the code, not on it', () => {
    const {container} = renderFence();
    const figure = container.querySelector('figure')!;
    expect([...figure.children].map(({tagName}) => tagName)).toEqual([
      'FIGCAPTION',
      'BUTTON',
      'PRE',
    ]);
  });

  it('can be reached by keyboard, since it scrolls sideways', () => {
    const {container} = renderFence();
    expect(container.querySelector('pre')?.tabIndex).toBe(0);
  });
});

describe('fenceTitle', () => {
  it.each([
    ['title="a b.c"', 'a b.c'],
    ["title='a.c'", 'a.c'],
    ['check title="a.c" run', 'a.c'],
    ['subtitle="a.c"', undefined],
    ['title=a.c', undefined],
    [undefined, undefined],
  ])('%s: %s', (metastring, title) => {
    expect(fenceTitle(metastring)).toBe(title);
  });
});

describe('fenceLanguage', () => {
  it.each([
    ['hljs language-cpp', 'cpp'],
    ['language-c', 'c'],
    ['nolanguage-c', undefined],
    [undefined, undefined],
  ])('%s: %s', (className, language) => {
    expect(fenceLanguage(className)).toBe(language);
  });
});

describe('languageName', () => {
  it.each([
    ['c', 'C'],
    ['cpp', 'C++'],
    ['bash', 'Shell'],
    ['ts', 'TypeScript'],
    [undefined, 'Text'],
  ])('%s: %s', (language, name) => {
    expect(languageName(language)).toBe(name);
  });
});
