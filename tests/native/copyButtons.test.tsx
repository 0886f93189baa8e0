import {Blob as PlainBlob} from 'node:buffer';
import CodeBlock from '@theme/CodeBlock';
import PageTools from '@site/src/components/PageTools';
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
    <CodeBlock className="language-c">{'int main(void);\n'}</CodeBlock>,
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
    expect(writeText).toHaveBeenCalledExactlyOnceWith('int main(void);');
    expect(shown(button)).toBe('Copied');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    vi.advanceTimersByTime(2000);
    expect(shown(button)).toBeUndefined();
  });

  it.each([
    ['copied', () => undefined],
    ['not copied', () => Promise.reject(new Error('denied'))],
  ])(
    'says nothing on the next page, whose button may be the same: %s',
    async (_, outcome) => {
      history.replaceState(null, '', '/');
      let settle: () => void = () => undefined;
      setClipboard(() =>
        new Promise<void>((done) => (settle = done)).then(outcome),
      );
      const button = await pressCopy();
      const said = screen.queryByRole('status')?.textContent;
      history.pushState(null, '', '/next');
      await act(async () => settle());
      await act(async () => vi.advanceTimersByTime(100));
      expect(shown(button)).toBeUndefined();
      expect(screen.queryByRole('status')?.textContent).toBe(said);
    },
  );

  it('answers the press at once, however long copying takes', async () => {
    let settle: () => void = () => undefined;
    setClipboard(() => new Promise<void>((done) => (settle = done)));
    const button = await pressCopy();
    expect(button.ariaBusy).toBe('true');
    expect(shown(button)).toBeUndefined();
    await act(async () => settle());
    expect(button.ariaBusy).toBeNull();
    expect(shown(button)).toBe('Copied');
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

function stubClipboard(write: (items: unknown[]) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {write},
  });
  // The one of jsdom cannot be read.
  vi.stubGlobal('Blob', PlainBlob);
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly data: Record<string, Promise<Blob>>) {}
    },
  );
}

function stubFile(status: number, text: string) {
  const file = vi.fn(() =>
    Promise.resolve(
      new Response(text, {status, headers: {'content-type': 'text/markdown'}}),
    ),
  );
  vi.stubGlobal('fetch', file);
  return file;
}

async function pressCopyPage(): Promise<HTMLElement> {
  renderWithSite(
    <PageTools
      markdown="/ocr/intro.md"
      address="https://site.example/ocr/intro"
      hasSamples={false}
    />,
  );
  const button = screen.getByRole('button', {name: 'Copy page'});
  await act(async () => {
    fireEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve));
  });
  return button;
}

describe('the copy button of a page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('hands the clipboard its Markdown before it has arrived, as Safari demands', async () => {
    const copied: string[] = [];
    stubClipboard(async ([item]) => {
      const {data} = item as {data: Record<string, Promise<Blob>>};
      const blob = await data['text/plain']!;
      expect(blob.type).toBe('text/plain');
      copied.push(await blob.text());
    });
    const file = stubFile(200, '# Intro\n');
    const button = await pressCopyPage();
    expect(file).toHaveBeenCalledExactlyOnceWith('/ocr/intro.md');
    expect(copied).toEqual(['# Intro\n']);
    expect(shown(button)).toBe('Copied as Markdown');
  });

  it('copies where the clipboard takes texts alone', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    setClipboard(writeText);
    stubFile(200, '# Intro\n');
    const button = await pressCopyPage();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('# Intro\n');
    expect(shown(button)).toBe('Copied as Markdown');
  });

  it('says so, and copies nothing, when the file cannot be had', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    setClipboard(writeText);
    stubFile(404, 'Not here.');
    const button = await pressCopyPage();
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe(
      'Not copied: view it as Markdown instead',
    );
    expect(shown(button)).toBe('Not copied: view it as Markdown instead');
  });
});
