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

const FILES = [
  {file: 'assets/js/b.2.js', content: 'b()'},
  {file: 'assets/js/a.1.js', content: 'a()'},
  {file: 'assets/css/home.3.css', content: 'a{}'},
];
const LIST = integrityListOf(FILES);
const read = () =>
  Promise.resolve(JSON.parse(String(LIST.content)) as Record<string, string>);

/** A runtime as the bundler makes it, as far as it loads files. */
function runtime() {
  const loadChunk = vi.fn(() => Promise.resolve());
  const loadScript = vi.fn();
  return {
    loadChunk,
    loadScript,
    loader: {
      p: '/en/',
      e: loadChunk,
      l: loadScript,
      miniCssF: (chunk) =>
        `assets/css/${chunk === 7 ? 'home.3' : 'undefined.undefined'}.css`,
    } as FileLoader,
  };
}

const linkOf = (name: string) =>
  document.head.querySelector<HTMLLinkElement>(`link[href$="${name}"]`);

beforeEach(() => document.head.replaceChildren());
afterEach(() => vi.unstubAllGlobals());

describe('a script that the application loads', () => {
  it('stands in the page with what it must hold, before the runtime looks for it', async () => {
    const {loader, loadScript} = runtime();
    checkLoads(loader, read);
    const done = vi.fn();
    loadScript.mockImplementation((address: string) =>
      expect(
        document.querySelector<HTMLScriptElement>(`script[src="${address}"]`)
          ?.integrity,
      ).toBe(integrityOf('a()')),
    );
    loader.l('/en/assets/js/a.1.js', done, 'chunk-5', 5);
    await vi.waitFor(() =>
      expect(loadScript).toHaveBeenCalledWith(
        '/en/assets/js/a.1.js',
        expect.any(Function),
        'chunk-5',
        5,
      ),
    );
  });

  it('has another address after each failure, and is told of the second: a browser keeps what it got from one', async () => {
    const {loader, loadScript} = runtime();
    checkLoads(loader, read);
    const done = vi.fn();
    const asked = async (address: string) => {
      await vi.waitFor(() =>
        expect(loadScript.mock.lastCall?.[0]).toBe(address),
      );
      expect(
        document.querySelector<HTMLScriptElement>(`script[src="${address}"]`)
          ?.integrity,
      ).toBe(integrityOf('b()'));
      return loadScript.mock.lastCall![1] as Parameters<FileLoader['l']>[1];
    };
    const file = '/en/assets/js/b.2.js';
    loader.l(file, done);
    (await asked(file))({type: 'error'});
    (await asked(`${file}?1`))({type: 'error'});
    await vi.waitFor(() =>
      expect(done.mock.calls).toEqual([[{type: 'error'}]]),
    );
    loader.l(file, done);
    (await asked(`${file}?2`))({type: 'load'});
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(2));
    loader.l(file, done);
    await vi.waitFor(() => expect(loadScript).toHaveBeenCalledTimes(4));
    await asked(`${file}?2`);
  });

  it('is left to the runtime where the list does not know it', async () => {
    const {loader, loadScript} = runtime();
    checkLoads(loader, read);
    for (const name of ['z.9', 'constructor', '__proto__']) {
      loader.l(`/en/assets/js/${name}.js`, vi.fn());
    }
    await vi.waitFor(() => expect(loadScript).toHaveBeenCalledTimes(3));
    expect(document.querySelector('script')).toBeNull();
  });

  it('has failed when the list cannot be had', async () => {
    const {loader, loadScript} = runtime();
    checkLoads(loader, () => Promise.reject(new Error('gone')));
    const done = vi.fn();
    loader.l('/en/assets/js/a.1.js', done);
    await vi.waitFor(() =>
      expect(done).toHaveBeenCalledWith({
        type: 'error',
        target: {src: '/en/assets/js/a.1.js'},
      }),
    );
    expect(loadScript).not.toHaveBeenCalled();
  });
});

describe('styles that the application loads', () => {
  it('come with what they must hold, once, and before the chunk is there', async () => {
    const {loader, loadChunk} = runtime();
    checkLoads(loader, read);
    const asked = [loader.e(7), loader.e(7)];
    await vi.waitFor(() => expect(linkOf('home.3.css')).not.toBeNull());
    expect(linkOf('home.3.css')).toMatchObject({
      integrity: integrityOf('a{}'),
      rel: 'stylesheet',
    });
    expect(loadChunk).not.toHaveBeenCalled();
    linkOf('home.3.css')!.onload!(new Event('load'));
    await Promise.all(asked);
    expect(loadChunk).toHaveBeenCalledTimes(2);
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });

  it('are loaded anew after a failure, once before it is told', async () => {
    const {loader} = runtime();
    checkLoads(loader, read);
    const fail = async (name: string) => {
      await vi.waitFor(() => expect(linkOf(name)).not.toBeNull());
      (linkOf(name)!.onerror as () => void)();
    };
    const failed = loader.e(7).catch((error: Error) => error.message);
    await fail('home.3.css');
    await fail('home.3.css?1');
    expect(await failed).toContain('home.3.css?1 could not be loaded');
    const loaded = loader.e(7);
    await vi.waitFor(() => expect(linkOf('home.3.css?2')).not.toBeNull());
    linkOf('home.3.css?2')!.onload!(new Event('load'));
    await loaded;
    await loader.e(7);
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });

  it('are not loaded where they stand in the page', async () => {
    const {loader, loadChunk} = runtime();
    checkLoads(loader, read);
    document.head.innerHTML =
      '<style data-href="/en/assets/css/home.3.css">a{}</style>';
    await loader.e(7);
    expect(loadChunk).toHaveBeenCalledOnce();
    expect(document.querySelectorAll('link')).toHaveLength(0);
  });

  it('are not loaded where a chunk has none', async () => {
    const {loader, loadChunk} = runtime();
    checkLoads(loader, read);
    await loader.e(5);
    expect(loadChunk).toHaveBeenCalledWith(5);
    expect(document.querySelector('link')).toBeNull();
  });
});

describe('the list', () => {
  it('is the same in whatever order files come, and named by what it holds', () => {
    expect(integrityListOf([...FILES].reverse())).toEqual(LIST);
    const other = integrityListOf([{file: 'assets/js/a.1.js', content: 'x'}]);
    expect(other.file).not.toBe(LIST.file);
    expect(Object.keys(JSON.parse(String(LIST.content)) as object)).toEqual([
      'a.1',
      'b.2',
      'home.3.css',
    ]);
  });

  it('is fetched by the runtime with what it must hold, and again after a failure, once before it is told', async () => {
    const fetched = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockImplementation(() =>
        Promise.resolve(new Response(String(LIST.content))),
      );
    vi.stubGlobal('fetch', fetched);
    new Function(runtimeHead('/en/', LIST))();
    const readList = integritiesReader()!;
    await expect(readList()).rejects.toThrow('gone');
    expect(await readList()).toEqual(await read());
    expect(await readList()).toBe(await readList());
    expect(fetched).toHaveBeenCalledTimes(3);
    const integrity = integrityOf(LIST.content);
    expect(
      fetched.mock.calls.map(([address, init]) => [address, init as object]),
    ).toEqual(
      // The browser may keep what was not the list.
      [undefined, 'reload', 'reload'].map((cache) => [
        `/en/${LIST.file}`,
        {integrity, cache},
      ]),
    );
  });

  it('is none in the development server', () => {
    vi.stubGlobal('integrityList', undefined);
    expect(integritiesReader(undefined)).toBeUndefined();
  });
});
