import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  installSidebarMemory,
  takeUpSidebar,
} from '@site/src/native/sidebarMemory';
import {forgetListeners} from './support';

interface Page {
  /** Names of the categories that the page was built with open. */
  readonly open?: readonly string[];
  readonly current?: string;
  readonly set?: string;
}

/** A page of a set, with three categories. */
function showPage({open = [], current = 'a', set = 'ocr'}: Page = {}) {
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
const openOnes = () =>
  [...document.querySelectorAll('details')]
    .filter(({open}) => open)
    .map(({dataset}) => dataset['category']);

function leave() {
  window.dispatchEvent(new Event('pagehide'));
}

/** Opens a page in the same tab, as the browser does. */
function arrive(page: Page) {
  forgetListeners();
  showPage(page);
  takeUpSidebar();
  installSidebarMemory();
}

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  forgetListeners();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('from one page to the next', () => {
  it('keeps what is open, and how far the sidebar is scrolled', () => {
    arrive({open: ['a']});
    document.querySelectorAll('details')[2]!.open = true;
    sidebar().scrollTop = 120;
    leave();
    arrive({open: ['b'], current: 'b'});
    expect(openOnes()).toEqual(['a', 'b', 'c']);
    expect(sidebar().scrollTop).toBe(120);
  });

  it('keeps what the reader closed', () => {
    arrive({open: ['a', 'c']});
    document.querySelectorAll('details')[2]!.open = false;
    leave();
    arrive({open: ['b', 'c'], current: 'b'});
    expect(openOnes()).toEqual(['a', 'b']);
  });

  it('opens the category of the page, even one that the reader had closed', () => {
    arrive({open: ['a']});
    document.querySelectorAll('details')[0]!.open = false;
    leave();
    arrive({open: ['a']});
    expect(openOnes()).toEqual(['a']);
  });

  it('keeps each set for itself', () => {
    arrive({open: ['a', 'c']});
    leave();
    arrive({open: ['b'], current: 'b', set: 'spreadsheet'});
    expect(openOnes()).toEqual(['b']);
    leave();
    arrive({open: ['b'], current: 'b'});
    expect(openOnes()).toEqual(['a', 'b', 'c']);
  });

  it('restores once: what the reader does afterwards stays', () => {
    arrive({open: ['a', 'c']});
    leave();
    arrive({open: ['a']});
    document.querySelectorAll('details')[2]!.open = false;
    window.dispatchEvent(
      Object.assign(new Event('pageshow'), {persisted: true}),
    );
    expect(openOnes()).toEqual(['a']);
  });

  it('leaves alone what the reader has done while the script was on its way', () => {
    arrive({open: ['a', 'c']});
    leave();
    forgetListeners();
    showPage({open: ['a']});
    document.querySelectorAll('details')[1]!.open = true;
    installSidebarMemory();
    expect(openOnes()).toEqual(['a', 'b']);
  });

  it('restores each part of a sidebar that is still on its way', async () => {
    arrive({open: ['a', 'b', 'c'], current: 'a'});
    leave();
    forgetListeners();
    showPage({open: ['a']});
    const last = document.querySelectorAll('details')[2]!;
    last.remove();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await import('@site/src/native/early');
    expect(openOnes()).toEqual(['a', 'b']);
    sidebar().append(last);
    sidebar().after(document.createElement('main'));
    await vi.waitFor(() => expect(openOnes()).toEqual(['a', 'b', 'c']));
    expect(sessionStorage.length).toBe(0);
  });

  it('does nothing on a page without a sidebar', () => {
    document.body.replaceChildren();
    installSidebarMemory();
    leave();
    expect(sessionStorage.length).toBe(0);
  });
});

it.each([
  ['there is no storage', 'getItem'],
  ['the storage is full', 'setItem'],
] as const)('leaves the page as it was built when %s', (_, method) => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  arrive({open: ['a', 'c']});
  leave();
  arrive({open: ['b'], current: 'b'});
  expect(openOnes()).toEqual(['b']);
});

it('leaves the page as it was built when what was noted cannot be read', () => {
  sessionStorage.setItem('sidebar:/ocr', '{"top":');
  arrive({open: ['b'], current: 'b'});
  expect(openOnes()).toEqual(['b']);
});

describe('the page that is shown', () => {
  /** The sidebar is 200 pixels high; the link of the page stands at `top`. */
  function layOut(top: number) {
    const boxes = new Map<Element, DOMRect>([
      [sidebar(), new DOMRect(0, 0, 300, 200)],
      [
        document.querySelector('[aria-current]')!,
        new DOMRect(0, top, 300, top < 0 ? 0 : 30),
      ],
    ]);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      function (this: Element) {
        return boxes.get(this) ?? new DOMRect();
      },
    );
  }

  it.each([
    ['stays where it is in view', 170, 0],
    ['comes to the middle from below', 500, 415],
    ['is left alone in a closed list', -1, 0],
  ])('%s', (_, top, expected) => {
    showPage({open: ['a']});
    layOut(top);
    takeUpSidebar();
    expect(sidebar().scrollTop).toBe(expected);
  });
});
