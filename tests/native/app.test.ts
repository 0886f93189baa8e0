import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {arrive, askedScripts, putApp, setConnection, settle} from './support';

/** A new page's copy of the module: it remembers what is loaded. */
async function newPage() {
  vi.resetModules();
  putApp();
  return import('@site/src/native/app');
}

describe('loadApp', () => {
  it('loads the scripts in the order of the page, once', async () => {
    const {loadApp} = await newPage();
    const first = loadApp();
    expect(loadApp()).toBe(first);
    expect(
      askedScripts().map(({src, async}) => [new URL(src).pathname, async]),
    ).toEqual([
      ['/runtime.js', false],
      ['/main.js', false],
    ]);
  });

  it('loads the whole of the styles of which a part stands in the page, in their order', async () => {
    const {loadApp} = await newPage();
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style data-href="/a.css" data-integrity="sha256-a="></style><style data-href="/b.css" data-integrity="sha256-b="></style>',
    );
    const running = loadApp();
    const sheets = () =>
      [...document.head.querySelectorAll('style, [rel=stylesheet]')].map(
        (sheet) => sheet.getAttribute('href') ?? sheet.localName,
      );
    expect(sheets()).toEqual(['style', '/a.css', 'style', '/b.css']);
    document
      .querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')
      .forEach((link) => link.onload?.(new Event('load')));
    await arrive();
    await running;
    expect(sheets()).toEqual(['/a.css', '/b.css']);
  });

  it('settles when the application has taken over, not when its scripts are there', async () => {
    const {loadApp} = await newPage();
    const done = vi.fn();
    void loadApp().then(done);
    askedScripts().forEach((script) => script.onload?.(new Event('load')));
    await settle();
    expect(done).not.toHaveBeenCalled();
    document.documentElement.dataset['hasHydrated'] = 'true';
    await settle();
    expect(done).toHaveBeenCalled();
  });

  it('tries at once what fails once, and again when asked to, with what is still missing', async () => {
    const {loadApp} = await newPage();
    const asked = () =>
      askedScripts().map((script) => script.getAttribute('src'));
    const failed = loadApp();
    const [runtime, main] = askedScripts();
    runtime!.onload?.(new Event('load'));
    runtime!.remove();
    main!.onerror?.(new Event('error'));
    await settle();
    // A page keeps what it got from an address, and so may the browser.
    expect(asked()).toEqual(['/main.js?1']);
    askedScripts()[0]!.onerror?.(new Event('error'));
    await expect(failed).rejects.toThrow('/main.js?1 could not be loaded');
    const again = loadApp();
    await settle();
    expect(asked()).toEqual(['/main.js?2']);
    await arrive();
    await expect(again).resolves.toBeUndefined();
  });

  it('waits for scripts that the page itself holds, as in development', async () => {
    const {loadApp} = await newPage();
    document.head.replaceChildren();
    const running = loadApp();
    expect(askedScripts()).toEqual([]);
    await arrive();
    await expect(running).resolves.toBeUndefined();
  });
});

describe('warmApp', () => {
  beforeEach(() => setConnection(undefined));
  afterEach(() => setConnection(undefined));

  it.each([
    [undefined, 2],
    [{saveData: false, effectiveType: '3g'}, 2],
    [{saveData: true, effectiveType: '4g'}, 0],
    [{saveData: false, effectiveType: '2g'}, 0],
    [{saveData: false, effectiveType: 'slow-2g'}, 0],
  ])(
    'with the connection %o asks for %i scripts',
    async (connection, count) => {
      const {warmApp} = await newPage();
      setConnection(connection);
      warmApp();
      expect(askedScripts()).toHaveLength(count);
    },
  );
});
