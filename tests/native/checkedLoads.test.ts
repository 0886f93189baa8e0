import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  integrityListOf,
  runtimeHead,
} from '@site/src/plugins/integrity/integrityList';
import {integrityOf} from '@site/src/plugins/integrity/integrityOf';
import {
  checkLoads,
  type FileLoader,
} from '@site/src/plugins/steady-navigation/checkedLoads';
import {integritiesReader} from '@site/src/plugins/steady-navigation/integrities';

const LIST = integrityListOf([
  {file: 'assets/js/b.2.js', content: 'b()'},
  {file: 'assets/js/a.1.js', content: 'a()'},
  {file: 'assets/css/home.3.css', content: 'a{}'},
]);
const read = () =>
  Promise.resolve(JSON.parse(String(LIST.content)) as Record<string, string>);

const loadChunk = vi.fn(() => Promise.resolve());
const loadScript = vi.fn<(...loaded: Parameters<FileLoader['l']>) => void>();

/** A runtime as the bundler makes it, as far as it loads files; chunk 7 has styles. */
function runtime(readList = read): FileLoader {
  const loader: FileLoader = {
    p: '/en/',
    e: loadChunk,
    l: loadScript,
    miniCssF: (chunk) =>
      `assets/css/${chunk === 7 ? 'home.3' : 'undefined.undefined'}.css`,
  };
  checkLoads(loader, readList);
  return loader;
}

const linkOf = (name: string) =>
  vi.waitFor(() => {
    const link = document.head.querySelector<HTMLLinkElement>(
      `link[href$="${name}"]`,
    );
    expect(link).not.toBeNull();
    return link!;
  });

/** Answers the request for a script, which must stand in the page with what it must hold. */
async function answerScript(address: string, content: string, type: string) {
  await vi.waitFor(() => expect(loadScript.mock.lastCall?.[0]).toBe(address));
  const script = document.querySelector<HTMLScriptElement>(
    `script[src="${address}"]`,
  );
  expect(script?.integrity).toBe(integrityOf(content));
  loadScript.mock.lastCall![1]({type});
}

beforeEach(() => {
  document.head.replaceChildren();
  loadChunk.mockClear();
  loadScript.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

describe('a script that the application loads', () => {
  it('has another address after each failure, and is told of the second: a browser keeps what it got from one', async () => {
    const loader = runtime();
    const done = vi.fn();
    const file = '/en/assets/js/b.2.js';
    loader.l(file, done, 'chunk-5', 5);
    await answerScript(file, 'b()', 'error');
    expect(loadScript.mock.lastCall!.slice(2)).toEqual(['chunk-5', 5]);
    await answerScript(`${file}?1`, 'b()', 'error');
    await vi.waitFor(() =>
      expect(done.mock.lastCall).toEqual([{type: 'error'}]),
    );
    loader.l(file, done);
    await answerScript(`${file}?2`, 'b()', 'load');
    await vi.waitFor(() =>
      expect(done.mock.lastCall).toEqual([{type: 'load'}]),
    );
  });

  it('has failed when the list cannot be had', async () => {
    const done = vi.fn();
    const src = '/en/assets/js/a.1.js';
    runtime(() => Promise.reject(new Error('gone'))).l(src, done);
    await vi.waitFor(() =>
      expect(done).toHaveBeenCalledWith({type: 'error', target: {src}}),
    );
    expect(loadScript).not.toHaveBeenCalled();
  });
});

describe('styles that the application loads', () => {
  it('come with what they must hold, once, and before the chunk is there', async () => {
    const loader = runtime();
    const asked = [loader.e(7), loader.e(7)];
    const link = await linkOf('home.3.css');
    expect(link.integrity).toBe(integrityOf('a{}'));
    expect(loadChunk).not.toHaveBeenCalled();
    link.onload!(new Event('load'));
    await Promise.all(asked);
    expect(loadChunk).toHaveBeenCalledTimes(2);
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });

  it('are loaded anew after a failure, once before it is told', async () => {
    const loader = runtime();
    const failed = loader.e(7).catch((error: Error) => error.message);
    for (const name of ['home.3.css', 'home.3.css?1']) {
      (await linkOf(name)).onerror!(new Event('error'));
    }
    expect(await failed).toContain('home.3.css?1');
    const loaded = loader.e(7);
    (await linkOf('home.3.css?2')).onload!(new Event('load'));
    await loaded;
    await loader.e(7);
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });
});

describe('the list', () => {
  it('is fetched with what it must hold, and again after a failure, once before it is told', async () => {
    const fetched = vi
      .fn<(address: string, init: RequestInit) => Promise<Response>>()
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockImplementation(async () => new Response(String(LIST.content)));
    vi.stubGlobal('fetch', fetched);
    new Function(runtimeHead('/en/', LIST))();
    const readList = integritiesReader()!;
    await expect(readList()).rejects.toThrow('gone');
    expect(await readList()).toEqual(await read());
    expect(await readList()).toBe(await readList());
    const integrity = integrityOf(LIST.content);
    expect(fetched.mock.calls).toEqual(
      // The browser may keep what was not the list.
      [undefined, 'reload', 'reload'].map((cache) => [
        `/en/${LIST.file}`,
        {integrity, cache},
      ]),
    );
  });
});
