import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {computeCollapseDuration} from '@site/src/native-first/collapse';
import {
  installSidebarState,
  restoreSidebar,
} from '@site/src/native-first/sidebarState';
import {denyStorage, forgetListeners} from './support';

interface Page {
  /** Names of the categories that are open in the built page. */
  readonly open?: string;
  readonly current?: string;
  readonly set?: string;
}

/** Creates a page of a set with three categories. */
function showPage({open = '', current = 'a', set = 'ocr'}: Page = {}) {
  const categories = ['a', 'b', 'c'].map(
    (
      name,
    ) => `<details data-category=${name} ${open.includes(name) ? 'open' : ''}>
      <summary>${name}</summary>
      <a href="/${set}/${name}" ${name === current ? 'aria-current=page' : ''}>${name}</a>
    </details>`,
  );
  document.body.innerHTML = `<aside class=theme-doc-sidebar-container><nav class=menu>
    <a href="/${set}">Introduction</a>${categories.join('')}</nav></aside>`;
}

const sidebar = () => document.querySelector('nav')!;
const list = (place: number) => document.querySelectorAll('details')[place]!;
const openOnes = () =>
  [...document.querySelectorAll('details')]
    .filter(({open}) => open)
    .map(({dataset}) => dataset['category'])
    .join('');

const leave = () => window.dispatchEvent(new Event('pagehide'));

/** Loads a page in the same tab. */
function arrive(page: Page) {
  forgetListeners();
  showPage(page);
  restoreSidebar();
  installSidebarState();
}

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  forgetListeners();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the sidebar', () => {
  it('keeps open and closed categories and its scroll position, also after a page of another set', () => {
    arrive({open: 'ab'});
    list(0).open = false;
    list(1).open = false;
    list(2).open = true;
    sidebar().scrollTop = 120;
    leave();
    arrive({open: '', set: 'spreadsheet'});
    expect(openOnes()).toBe('');
    leave();
    arrive({open: 'ab', current: 'a'});
    expect(openOnes()).toBe('ac');
    expect(sidebar().scrollTop).toBe(120);
  });

  it('restores its state only once', () => {
    arrive({open: 'ac'});
    leave();
    arrive({open: 'a'});
    list(2).open = false;
    const shown = new Event('pageshow');
    window.dispatchEvent(Object.assign(shown, {persisted: true}));
    expect(openOnes()).toBe('a');
  });

  it('restores categories that arrive later', async () => {
    arrive({open: 'abc', current: 'a'});
    leave();
    forgetListeners();
    showPage({open: 'a'});
    const last = list(2);
    last.remove();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await import('@site/src/native-first/scripts/inline');
    expect(openOnes()).toBe('ab');
    sidebar().append(last);
    sidebar().after(document.createElement('main'));
    await vi.waitFor(() => expect(openOnes()).toBe('abc'));
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['there is no storage', denyStorage],
    [
      'the stored state is invalid',
      () => sessionStorage.setItem('sidebar:/ocr', '{"top":'),
    ],
  ])('is shown as built if %s', (_, prepare) => {
    prepare();
    arrive({open: 'b', current: 'b'});
    expect(openOnes()).toBe('b');
    expect(leave).not.toThrow();
  });
});

it('the duration of an animation grows with the height of a list, and is 1 ms with reduced motion', () => {
  const prefer = vi.spyOn(window, 'matchMedia');
  prefer.mockReturnValue({matches: false} as MediaQueryList);
  expect([36, 360, 3600].map(computeCollapseDuration)).toEqual([192, 327, 714]);
  prefer.mockReturnValue({matches: true} as MediaQueryList);
  expect(computeCollapseDuration(3600)).toBe(1);
});
