import {act, fireEvent, screen} from '@testing-library/react';
import CodeBlock from '@theme/CodeBlock';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  fenceLanguage,
  fenceTitle,
} from '@site/src/components/CodeFence/fenceProps';
import {renderWithSite} from '../support/renderWithSite';

function renderFence(props: object = {}) {
  return renderWithSite(
    <CodeBlock
      className="language-c hljs"
      metastring='title="run.c"'
      {...props}>
      <span className="hljs-type">int</span>
      {' main(void);\n'}
    </CodeBlock>,
  );
}

function setClipboard(writeText: unknown) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText ? {writeText} : undefined,
  });
}

const button = () => screen.getByRole('button');

describe('the code fence', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('keeps the spans made at build time: no highlighter runs again', () => {
    const {container} = renderFence();
    expect(container.querySelector('code > span.hljs-type')?.textContent).toBe(
      'int',
    );
    expect(container.querySelector('code')?.textContent).toBe(
      'int main(void);\n',
    );
  });

  it('captions the code with its title', () => {
    renderFence();
    expect(screen.getByRole('figure').textContent).toContain('run.c');
  });

  it('has no caption without a title', () => {
    const {container} = renderFence({metastring: undefined});
    expect(container.querySelector('figcaption')).toBeNull();
  });

  it('can be reached by keyboard, since it scrolls sideways', () => {
    const {container} = renderFence();
    expect(container.querySelector('pre')?.tabIndex).toBe(0);
  });

  it('copies the code alone, says so, and returns to its label', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    setClipboard(writeText);
    renderFence();
    expect(button().textContent).toBe('Copy');
    await act(async () => fireEvent.click(button()));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('int main(void);\n');
    expect(button().textContent).toBe('Copied');
    expect(button().getAttribute('aria-live')).toBe('polite');
    act(() => vi.advanceTimersByTime(2000));
    expect(button().textContent).toBe('Copy');
  });

  it.each([
    ['is refused', () => Promise.reject(new Error('denied'))],
    ['does not exist', undefined],
  ])('says what to do when the clipboard %s', async (_, writeText) => {
    setClipboard(writeText);
    renderFence();
    await act(async () => fireEvent.click(button()));
    expect(button().textContent).toBe('Not copied: select the code instead');
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
