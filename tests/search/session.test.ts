import {describe, expect, it, vi} from 'vitest';
import {type SearchAnswer, SearchError} from '../../src/search/engine';
import {SearchSession} from '../../src/search/session';
import {createSampleQuery} from './sampleRecords';

const TARGETS = {origin: 'http://x', publicOrigin: 'http://x'};

function answer(total: number): SearchAnswer {
  const hits = Array.from({length: total}, (_, place) => ({
    address: `/${place}`,
    type: 'lvl1' as const,
    section: '',
    title: [],
    path: [],
    summary: [],
  }));
  return {hits, total, hasMore: false};
}

function open(search: (text: string) => Promise<SearchAnswer>) {
  const engine = {
    debounce: 0,
    preload: () => undefined,
    suggest: () => Promise.resolve({pages: []}),
    search: vi.fn(({text}: {text: string}, _signal?: AbortSignal) =>
      search(text),
    ),
  };
  return {engine, session: new SearchSession(engine, TARGETS)};
}

describe('SearchSession', () => {
  it('drops the answer to a query that a newer one replaced', async () => {
    const answers = new Map<string, (value: SearchAnswer) => void>();
    const {session, engine} = open(
      (text) => new Promise((resolve) => answers.set(text, resolve)),
    );
    const slow = session.search(createSampleQuery('ru'));
    const quick = session.search(createSampleQuery('run'));
    expect(engine.search.mock.calls[0]![1]!.aborted).toBe(true);
    answers.get('run')!(answer(2));
    expect((await quick).total).toBe(2);
    answers.get('ru')!(answer(9));
    await expect(slow).rejects.toMatchObject({name: 'AbortError'});
  });

  it('caches answers except for those of a fallback', async () => {
    const {session, engine} = open(async (text) => ({
      ...answer(1),
      ...(text === 'limited' && {fallback: 'unreachable' as const}),
    }));
    for (const text of ['whole', 'whole', 'limited', 'limited']) {
      await session.search(createSampleQuery(text));
    }
    expect(engine.search).toHaveBeenCalledTimes(3);
  });

  it('reports every failure as a SearchError', async () => {
    const {session} = open(() => Promise.reject(new TypeError('x of null')));
    await expect(
      session.search(createSampleQuery('run')),
    ).rejects.toBeInstanceOf(SearchError);
  });
});
