// Loading of the application.
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  addNotice,
  arrive,
  askedScripts,
  forgetListeners,
  listNoticeParts,
  put,
  putApp,
  setConnection,
  settle,
} from './support';

beforeEach(() => {
  localStorage.clear();
  setConnection(undefined);
});
afterEach(() => setConnection(undefined));

/** Imports the module anew, as on a new page. */
async function newPage() {
  vi.resetModules();
  forgetListeners();
  putApp();
  return import('@site/src/native-first/app');
}

/** Creates a new page with a control. */
async function pageWith(html: string, head = '') {
  await newPage();
  document.head.insertAdjacentHTML('beforeend', head);
  const control = put(html);
  const onClick = vi.fn((event: Event) => event.preventDefault());
  control.addEventListener('click', onClick);
  const {installHydration} = await import('@site/src/native-first/hydration');
  installHydration();
  return {control, onClick};
}

const asked = () => askedScripts().map((script) => script.getAttribute('src'));

describe('the application', () => {
  it('loads once, with its scripts in the order of the page', async () => {
    const {loadApp} = await newPage();
    const first = loadApp();
    expect(loadApp()).toBe(first);
    expect(asked()).toEqual(['/runtime.js', '/main.js']);
    expect(askedScripts().map(({async}) => async)).toEqual([false, false]);
  });

  it('replaces inlined styles by the whole style sheets, in order', async () => {
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

  it('is retried at once and on request, with the missing scripts only', async () => {
    const {loadApp} = await newPage();
    const failed = loadApp();
    const [runtime, main] = askedScripts();
    runtime!.onload?.(new Event('load'));
    runtime!.remove();
    main!.onerror?.(new Event('error'));
    await settle();
    // Pages and browsers cache results by address.
    expect(asked()).toEqual(['/main.js?1']);
    askedScripts()[0]!.onerror?.(new Event('error'));
    await expect(failed).rejects.toThrow('/main.js?1');
    const again = loadApp();
    await settle();
    expect(asked()).toEqual(['/main.js?2']);
    await arrive();
    await expect(again).resolves.toBeUndefined();
  });

  it.each([
    [undefined, 2],
    [{saveData: false, effectiveType: '3g'}, 2],
    [{saveData: true, effectiveType: '4g'}, 0],
    [{saveData: false, effectiveType: 'slow-2g'}, 0],
  ])('is preloaded with %o: %i scripts', async (connection, count) => {
    const {preloadApp} = await newPage();
    setConnection(connection);
    preloadApp();
    expect(askedScripts()).toHaveLength(count);
  });

  it.each([
    ['for readers who chose a version', 'docs-preferred-version-ocr', 2],
    ['not for other readers', 'theme', 0],
  ])('loads after the page %s', async (_, key, count) => {
    localStorage.setItem(key, '1.0');
    const {loadAppForStoredVersion} = await newPage();
    loadAppForStoredVersion();
    expect(askedScripts()).toHaveLength(0);
    window.dispatchEvent(new Event('load'));
    expect(askedScripts()).toHaveLength(count);
  });

  it('loads at idle on a page that needs it', async () => {
    await pageWith('<p></p>', '<meta name="app-at-idle" content="">');
    expect(askedScripts()).toEqual([]);
    await vi.waitFor(() => expect(askedScripts()).toHaveLength(2));
  });
});

describe.each([
  ['button', '<button>Press</button>'],
  ['tab', '<div role="tab">Press</div>'],
  ['link in the role of a button', '<a role="button" href="#">Press</a>'],
  ['version of the documents', '<a data-version-link href="#v1">Press</a>'],
])('for a %s, the application', (_, html) => {
  it.each([
    ['gets the focus', fireEvent.focusIn],
    ['is touched', fireEvent.touchStart],
  ])('loads when it %s', async (_how, act) => {
    act((await pageWith(html)).control);
    expect(askedScripts()).toHaveLength(2);
  });

  it('receives a press once, after hydration', async () => {
    const {control, onClick} = await pageWith(html);
    expect(fireEvent.click(control)).toBe(false);
    fireEvent.click(control);
    await settle();
    expect(onClick).not.toHaveBeenCalled();
    expect(control.getAttribute('aria-busy')).toBe('true');
    await arrive();
    expect(onClick).toHaveBeenCalledOnce();
    expect(control.hasAttribute('aria-busy')).toBe(false);
  });
});

describe('a press on a control that hydration replaces', () => {
  const BUTTONS = '<div><button>One</button><button>Two</button></div>';

  it.each([
    ['reaches its successor', BUTTONS, ['Two'], []],
    ['is reported without one', '<div></div>', [], ['lost', 'dismiss']],
  ])('%s', async (_, html, pressed, shown) => {
    const {control: box} = await pageWith(BUTTONS);
    addNotice();
    fireEvent.click(box.lastElementChild!);
    const reached: (string | null)[] = [];
    box.outerHTML = html;
    document.body.addEventListener('click', ({target}) =>
      reached.push((target as Element).textContent),
    );
    await arrive();
    expect(reached).toEqual(pressed);
    expect(listNoticeParts()).toEqual(shown);
  });
});

it.each([
  ['a button that a native script answers', '<button data-native=copy>'],
  ['a link', '<a href="/ocr/intro">A</a>'],
  ['a text', '<p>A</p>'],
])('the application is not loaded for %s', async (_, html) => {
  const {control, onClick} = await pageWith(html);
  fireEvent.focusIn(control);
  fireEvent.touchStart(control);
  fireEvent.click(control);
  expect(onClick).toHaveBeenCalledOnce();
  expect(askedScripts()).toEqual([]);
});
