import {act, renderHook, waitFor} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {useResults} from '@site/src/components/search/page/useResults';
import type {SearchAnswer} from '@site/src/search/answer';
import type {SearchEngine} from '@site/src/search/engine';
import {SearchSession} from '@site/src/search/session';

const SCOPE = {locale: 'en', tags: ['default']};
const NOTHING = {hits: [], total: 0, hasMore: false};

/** An engine whose answers the test gives, in its own time. */
function slowEngine() {
  const asked: {
    answer: (answer: SearchAnswer) => void;
    fail: (error: Error) => void;
  }[] = [];
  const engine: SearchEngine = {
    debounce: 0,
    warm: vi.fn(),
    search: () =>
      new Promise((answer, fail) => {
        asked.push({answer, fail});
      }),
    help: () => Promise.resolve({pages: []}),
    onImproved: () => () => undefined,
  };
  return {engine, asked};
}

function render(query: string) {
  const {engine, asked} = slowEngine();
  const session = new SearchSession(engine, {
    origin: 'https://site.example',
    publicOrigin: 'https://site.example',
  });
  const hook = renderHook((text: string) => useResults(session, text, SCOPE), {
    initialProps: query,
  });
  return {...hook, asked};
}

async function failFirst(rendered: ReturnType<typeof render>): Promise<void> {
  await waitFor(() => expect(rendered.asked).toHaveLength(1));
  await act(async () => rendered.asked[0]!.fail(new Error('gone')));
  expect(rendered.result.current.results).toMatchObject({
    status: 'failed',
    failure: 'unreachable',
  });
}

describe('a failure', () => {
  it('stays on the screen while the next try is under way', async () => {
    const rendered = render('cell');
    await failFirst(rendered);
    act(() => rendered.result.current.retry());
    expect(rendered.result.current.results).toMatchObject({
      status: 'loading',
      failure: 'unreachable',
    });
  });

  it('stays while another query is asked', async () => {
    const rendered = render('cell');
    await failFirst(rendered);
    rendered.rerender('row');
    await waitFor(() => expect(rendered.asked).toHaveLength(2));
    expect(rendered.result.current.results).toMatchObject({
      status: 'loading',
      failure: 'unreachable',
    });
  });

  it('goes with the next answer', async () => {
    const rendered = render('cell');
    await failFirst(rendered);
    act(() => rendered.result.current.retry());
    await act(async () => rendered.asked[1]!.answer(NOTHING));
    expect(rendered.result.current.results).toMatchObject({
      status: 'done',
      failure: undefined,
    });
  });

  it('goes with the query', async () => {
    const rendered = render('cell');
    await failFirst(rendered);
    rendered.rerender('');
    expect(rendered.result.current.results).toMatchObject({
      status: 'empty',
      failure: undefined,
    });
  });
});
