import CodeBlock from '@theme/CodeBlock';
import {act, fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {installCopyButtons} from '@site/src/native/copyButtons';
import {renderWithSite} from '../support/renderWithSite';

installCopyButtons();

function setClipboard(writeText: unknown) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText ? {writeText} : undefined,
  });
}

async function pressCopy(): Promise<HTMLElement> {
  renderWithSite(
    <CodeBlock className="language-c hljs">
      <span className="hljs-type">int</span>
      {' main(void);\n'}
    </CodeBlock>,
  );
  const button = screen.getByRole('button', {name: 'Copy'});
  await act(async () => fireEvent.click(button));
  return button;
}

/** What the button shows: its style sheet takes it from these attributes. */
function shown({dataset}: HTMLElement): string | undefined {
  return dataset['outcome'] && dataset[dataset['outcome']];
}

describe('the copy button of a code fence', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('copies the code alone, says so, and returns to its label', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    setClipboard(writeText);
    const button = await pressCopy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('int main(void);\n');
    expect(shown(button)).toBe('Copied');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    vi.advanceTimersByTime(2000);
    expect(shown(button)).toBeUndefined();
  });

  it('leaves its text as it was built, where the application looks for it', async () => {
    setClipboard(() => Promise.resolve());
    expect((await pressCopy()).textContent).toBe('Copy');
  });

  it.each([
    ['is refused', () => Promise.reject(new Error('denied'))],
    ['does not exist', undefined],
  ])('says what to do when the clipboard %s', async (_, writeText) => {
    setClipboard(writeText);
    const button = await pressCopy();
    expect(shown(button)).toBe('Not copied: select the code instead');
    expect(screen.getByRole('status').textContent).toBe(
      'Not copied: select the code instead',
    );
  });
});
