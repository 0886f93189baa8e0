// The scroll direction, and the highlighted entry of the table of contents.
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {installScrolling} from '@site/src/native-first/scrolling';
import {
  installTocHighlight,
  findActiveHeading,
} from '@site/src/native-first/tocHighlight';
import {forgetListeners} from './support';

afterEach(() => {
  forgetListeners();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-scroll');
  vi.restoreAllMocks();
});

describe('the page', () => {
  const {dataset} = document.documentElement;

  function scrollTo(top: number) {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
    return dataset['scroll'];
  }

  beforeEach(() => {
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      configurable: true,
      value: 2800,
    });
    window.innerHeight = 800;
    window.scrollY = 0;
    installScrolling();
  });

  it.each([
    ['down', [500], 'down'],
    ['down, and nowhere', [500, 500], 'down'],
    ['up', [900, 890], 'up'],
    ['up, not far from the top', [310, 299], undefined],
    ['down, near the top', [63], undefined],
    ['beyond the top', [10, -30], undefined],
    ['to the end', [1900, 1998], undefined],
    ['beyond the end', [1900, 2030], undefined],
    ['up from the end', [2000, 1900], 'up'],
  ])('has the scroll direction: %s', (_, tops, said) => {
    expect(tops.map((top) => scrollTo(top)).at(-1)).toBe(said);
  });
});

describe('the table of contents', () => {
  it.each([
    ['above the first heading', [500, 900], -1],
    ['with the first heading in the upper half', [300, 900], 0],
    ['with two headings in the upper half', [-200, 10, 300], 1],
    ['below the last heading', [-900, -200], 1],
    ['without headings', [], -1],
  ])('is at a section %s', (_, tops, expected) => {
    expect(findActiveHeading(tops, 800)).toBe(expected);
  });

  /** Positions of the visible headings by id. */
  let tops: Record<string, number> = {};

  const marked = () =>
    [...document.querySelectorAll('.table-of-contents__link--active')].map(
      (link) => `${link.textContent} ${link.getAttribute('aria-current')}`,
    );

  function scroll(to: Record<string, number>) {
    tops = to;
    document.dispatchEvent(new Event('scroll'));
  }

  beforeEach(() => {
    window.innerHeight = 800;
    const ids = ['one', 'zwei', '셋'];
    const links = ids.map(
      (id) => `<a class=toc-highlight href="#${id}">${id}</a>`,
    );
    const headings = ids.map((id) => `<h2 id="${id}"></h2>`);
    document.body.innerHTML = `<div class=thin-scrollbar>${links.join('')}
      <a href="#one">elsewhere</a></div>${headings.join('')}`;
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (
      this: Element,
    ) {
      const top = tops[this.id];
      return (top === undefined ? [] : [{top}]) as never;
    });
    installTocHighlight();
  });

  it('marks only the current section', () => {
    scroll({one: 20, zwei: 320, 셋: 900});
    expect(marked()).toEqual(['one location']);
    scroll({one: -900, zwei: -600, 셋: -10});
    expect(marked()).toEqual(['셋 location']);
    scroll({one: -300, 셋: 500});
    expect(marked()).toEqual(['one location']);
    scroll({one: 600, zwei: 900, 셋: 1200});
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(0);
  });
});
