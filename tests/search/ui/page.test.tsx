// Parts of the results page.
import {useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import HitLink from '@site/src/search/ui/HitLink';
import {useUrlParameter} from '@site/src/search/ui/page/useUrlParameter';
import {useResults} from '@site/src/search/ui/useResults';
import {
  URL_PARAMETERS,
  type SearchAnswer,
  type SearchEngine,
} from '@site/src/search/engine';
import {HIT_TARGETS} from '../../support/linkContext';
import {renderWithSite} from '../../support/renderWithSite';

describe('the query in the address', () => {
  /** Number of changes of the address that the browser refuses. */
  let refused = 0;

  function Page(): ReactNode {
    const {pathname, search, hash} = useLocation();
    const history = useHistory();
    useState(() => {
      const {replace} = history;
      history.replace = (...change: Parameters<typeof replace>) => {
        refused -= 1;
        if (refused >= 0) {
          throw new DOMException('100 times per 30 seconds', 'SecurityError');
        }
        replace(...change);
      };
    });
    const [query, setQuery] = useUrlParameter(URL_PARAMETERS.query);
    const [set, setSet] = useUrlParameter(URL_PARAMETERS.set);
    return (
      <>
        <output>{`${query} ${set}`}</output>
        <code>{pathname + search + hash}</code>
        <button onClick={() => setQuery('a&b')}>type</button>
        <button onClick={() => setQuery('')}>clear</button>
        <button
          onClick={() => {
            setQuery('both');
            setSet('ocr');
          }}>
          both
        </button>
      </>
    );
  }

  afterEach(() => {
    refused = 0;
    vi.useRealTimers();
  });

  const press = (name: string) =>
    act(() => fireEvent.click(screen.getByRole('button', {name})));
  const address = () => screen.getByRole('code').textContent;
  const values = () => screen.getByRole('status').textContent;

  it('is read and written without changing the rest of the address', async () => {
    renderWithSite(<Page />, {path: '/search?q=run&set=ocr&x=1#part'});
    expect(values()).toBe('run ocr');
    await press('type');
    expect(values()).toBe('a&b ocr');
    expect(address()).toBe('/search?q=a%26b&set=ocr&x=1#part');
    await press('clear');
    expect(address()).toBe('/search?set=ocr&x=1#part');
  });

  it('retries the last change when the browser refuses it', async () => {
    vi.useFakeTimers();
    renderWithSite(<Page />, {path: '/search?q=run'});
    refused = 2;
    await press('type');
    await press('both');
    expect(values()).toBe('run ocr');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(values()).toBe('both ocr');
  });
});

describe('the results', () => {
  /** Searches with an engine that the test controls. */
  async function ask(query: string) {
    const asked: {
      page: number;
      signal: AbortSignal | undefined;
      answer: (answer: SearchAnswer) => void;
      fail: (error: Error) => void;
    }[] = [];
    const engine: SearchEngine = {
      debounce: 0,
      preload: vi.fn(),
      search: ({page}, signal) =>
        new Promise((answer, fail) => {
          asked.push({page, signal, answer, fail});
        }),
      suggest: () => Promise.resolve({pages: []}),
    };
    const search = {engine, targets: HIT_TARGETS};
    const scope = {locale: 'en', tags: ['default']};
    const {result, rerender} = renderHook(
      (text: string) => useResults(search, text, scope, 15),
      {initialProps: query},
    );
    await waitFor(() => expect(asked).toHaveLength(1));
    return {
      asked,
      rerender,
      results: () => result.current.results,
      retry: () => act(() => result.current.retry()),
      loadMore: () => act(() => result.current.loadMore()),
      pages: () => asked.map(({page}) => page),
      fail: () => act(async () => asked.at(-1)!.fail(new Error('gone'))),
      /** Answers the last query with one hit of several. */
      answer: (address: string, more?: Partial<SearchAnswer>) => {
        const texts = {title: [], path: [], summary: []};
        const hit = {address, type: 'lvl1', section: '', ...texts} as const;
        return act(async () =>
          asked
            .at(-1)!
            .answer({hits: [hit], total: 99, hasMore: true, ...more}),
        );
      },
    };
  }

  type Asked = Awaited<ReturnType<typeof ask>>;

  it.each<[string, (asked: Asked) => unknown, string, string | undefined]>([
    [
      'stays while it is tried again',
      ({retry}) => retry(),
      'loading',
      'unreachable',
    ],
    [
      'stays while another is asked',
      ({rerender}) => rerender('row'),
      'loading',
      'unreachable',
    ],
    [
      'goes with the next answer',
      async ({retry, answer}) => {
        retry();
        await answer('/one');
      },
      'done',
      undefined,
    ],
    ['goes with the query', ({rerender}) => rerender(''), 'empty', undefined],
  ])('a failure %s', async (_, act, status, failure) => {
    const asked = await ask('cell');
    await asked.fail();
    expect(asked.results()).toMatchObject({
      status: 'failed',
      failure: 'unreachable',
    });
    await act(asked);
    await waitFor(() =>
      expect(asked.results()).toMatchObject({status, failure}),
    );
  });

  it('are requested again from the page that failed', async () => {
    const {answer, fail, results, retry, loadMore, pages} = await ask('cell');
    await answer('/one');
    loadMore();
    await fail();
    retry();
    await answer('/two');
    expect(results().hits.map(({href}) => href)).toEqual(['/one', '/two']);
    expect(results().hasMore).toBe(true);
    expect(pages()).toEqual([1, 2, 2]);
  });

  it('of an older search are dropped, and it is aborted', async () => {
    const {asked, rerender, answer, results} = await ask('ro');
    rerender('row');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]!.signal!.aborted).toBe(true);
    await answer('/row');
    await act(async () =>
      asked[0]!.answer({hits: [], total: 0, hasMore: false}),
    );
    expect(results()).toMatchObject({query: 'row', total: 99});
  });

  it.each([
    ['are cached', {}, 2],
    ['of the fallback are not cached', {fallback: 'unreachable'}, 3],
  ] as const)('%s', async (_, more, times) => {
    const {asked, rerender, answer, results} = await ask('row');
    await answer('/row', more);
    rerender('cell');
    await waitFor(() => expect(asked).toHaveLength(2));
    await answer('/cell');
    rerender('row');
    await waitFor(() => expect(asked).toHaveLength(times));
    await waitFor(() =>
      expect(results().query).toBe(times === 2 ? 'row' : 'cell'),
    );
  });
});

describe('the link of a result', () => {
  it.each([
    ['/ocr/intro', {}, 1],
    ['https://shop.example/', {}, 1],
    ['/ocr/intro', {ctrlKey: true}, 0],
    ['/ocr/intro', {metaKey: true}, 0],
    ['/ocr/intro', {shiftKey: true}, 0],
    ['/ocr/intro', {altKey: true}, 0],
  ])(
    'leads to %s with %o, and counts as chosen %i times',
    (href, init, times) => {
      const choose = vi.fn();
      render(
        <HitLink href={href} onClick={choose}>
          Result
        </HitLink>,
      );
      const link = screen.getByRole('link');
      const isLeft = vi.fn((event: Event) => event.preventDefault());
      document.addEventListener('click', isLeft, {once: true});
      fireEvent.click(link, init);
      expect(isLeft).toHaveBeenCalledOnce();
      expect(link.getAttribute('href')).toBe(href);
      expect(choose).toHaveBeenCalledTimes(times);
    },
  );
});
