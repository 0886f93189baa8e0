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
    page: number;
    answer: (answer: SearchAnswer) => void;
    fail: (error: Error) => void;
  }[] = [];
  const engine: SearchEngine = {
    debounce: 0,
    warm: vi.fn(),
    search: ({page}) =>
      new Promise((answer, fail) => {
        asked.push({page, answer, fail});
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
  return {...hook, asked, pages: () => asked.map(({page}) => page)};
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

describe('further results', () => {
  const hit = (address: string) => ({
    address,
    type: 'lvl1' as const,
    section: '',
    title: [],
    path: [],
    summary: [],
  });

  /** Answers the last question with one hit, behind which more follow. */
  const answerWith = async (
    {asked, result}: ReturnType<typeof render>,
    address: string,
  ) => {
    const answer = {hits: [hit(address)], total: 99, hasMore: true};
    await act(async () => asked.at(-1)!.answer(answer));
    return result.current.results;
  };

  it('follow the page that was shown in the place of one that leads nowhere', async () => {
    const rendered = render('cell');
    await waitFor(() => expect(rendered.asked).toHaveLength(1));
    await answerWith(rendered, 'javascript:alert(1)');
    await waitFor(() => expect(rendered.asked).toHaveLength(2));
    expect(await answerWith(rendered, '/good')).toMatchObject({page: 2});
    act(() => rendered.result.current.loadMore());
    expect(rendered.pages()).toEqual([1, 2, 3]);
  });

  it('that failed are asked for again, not those before them', async () => {
    const rendered = render('cell');
    await waitFor(() => expect(rendered.asked).toHaveLength(1));
    await answerWith(rendered, '/one');
    act(() => rendered.result.current.loadMore());
    await answerWith(rendered, '/two');
    act(() => rendered.result.current.loadMore());
    await act(async () => rendered.asked.at(-1)!.fail(new Error('gone')));
    act(() => rendered.result.current.retry());
    const {hits, hasMore} = await answerWith(rendered, '/three');
    expect(hits.map(({href}) => href)).toEqual(['/one', '/two', '/three']);
    expect(hasMore).toBe(true);
    expect(rendered.pages()).toEqual([1, 2, 3, 3]);
  });
});
