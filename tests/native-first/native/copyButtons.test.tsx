import {Blob as PlainBlob} from 'node:buffer';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import PageTools from '@site/src/components/PageTools';
import {act, fireEvent, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {installCopyButtons} from '@site/src/native-first/copyButtons';
import {renderWithSite} from '../../support/renderWithSite';

installCopyButtons();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Installs a clipboard, or removes it. */
function setClipboard(value: object | undefined) {
  Object.defineProperty(navigator, 'clipboard', {configurable: true, value});
}

const denied = () => Promise.reject(new Error('denied'));

async function press(name: string): Promise<HTMLElement> {
  const button = screen.getByRole('button', {name});
  await act(async () => {
    fireEvent.click(button);
    await new Promise((resolve) => process.nextTick(resolve));
  });
  return button;
}

function pressCopy(): Promise<HTMLElement> {
  vi.useFakeTimers({toFake: ['setTimeout']});
  renderWithSite(
    <CodeBlock className="language-c">{'int main(void);\n'}</CodeBlock>,
  );
  return press('Copy');
}

async function pressCopyPage(status: number): Promise<HTMLElement> {
  const headers = {'content-type': 'text/markdown'};
  // jsdom's `Blob`, which responses of Node.js 24 use, has no `text()`.
  vi.stubGlobal('Blob', PlainBlob);
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('/ocr/intro.md');
    return new Response('# Intro\n', {status, headers});
  });
  renderWithSite(
    <PageTools
      markdown="/ocr/intro.md"
      address="https://site.example/ocr/intro"
      project={undefined}
    />,
  );
  const button = await press('Copy page');
  await vi.waitFor(() => expect(button.ariaBusy).toBeNull());
  return button;
}

const said = () => screen.getByRole('status').textContent;

describe('the copy button of a code fence', () => {
  it('copies only the code, announces it, and keeps its label', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    setClipboard({writeText});
    const {dataset, textContent} = await pressCopy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('int main(void);');
    expect(dataset['outcome']).toBe('copied');
    expect(said()).toBe('Copied');
    expect(textContent).toBe('Copy');
    vi.advanceTimersByTime(2000);
    expect(dataset['outcome']).toBeUndefined();
  });

  it.each([
    ['is refused', {writeText: denied}],
    ['does not exist', undefined],
  ])('explains what to do if the clipboard %s', async (_, clipboard) => {
    setClipboard(clipboard);
    const {dataset} = await pressCopy();
    expect(dataset['outcome']).toBe('failed');
    expect(said()).toBe(dataset['failed']);
  });
});

describe('the copy button of a page', () => {
  it('gives the clipboard a promise of the Markdown, which Safari requires', async () => {
    const copied: string[] = [];
    const write = async ([item]: [{data: Record<string, Promise<Blob>>}]) => {
      const blob = await item.data['text/plain']!;
      copied.push(blob.type, await blob.text());
    };
    setClipboard({write});
    vi.stubGlobal(
      'ClipboardItem',
      class {
        constructor(readonly data: Record<string, Promise<Blob>>) {}
      },
    );
    const {dataset} = await pressCopyPage(200);
    expect(copied).toEqual(['text/plain', '# Intro\n']);
    expect(dataset['outcome']).toBe('copied');
  });

  it.each([
    [200, 'copied', [['# Intro\n']]],
    [404, 'failed', []],
  ])('copies a file of status %i: %s', async (status, outcome, calls) => {
    const writeText = vi.fn(() => Promise.resolve());
    setClipboard({writeText});
    const {dataset} = await pressCopyPage(status);
    expect(writeText.mock.calls).toEqual(calls);
    expect(dataset['outcome']).toBe(outcome);
    expect(said()).toBe(dataset[outcome]);
  });
});

it('the link of a heading copies its address', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  setClipboard({writeText});
  renderWithSite(
    <>
      <CodeBlock className="language-c">{'int x;'}</CodeBlock>
      <Heading as="h2" id="rules">
        Rules
      </Heading>
    </>,
  );
  const link = screen.getByRole('link', {name: 'Direct link to Rules'});
  await act(async () => {
    fireEvent.click(link);
    await new Promise((resolve) => process.nextTick(resolve));
  });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(
    `${window.location.origin}/#rules`,
  );
  expect(link.dataset['outcome']).toBe('copied');
  expect(said()).toBe('Copied');
});
