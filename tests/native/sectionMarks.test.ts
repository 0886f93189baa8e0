import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {installSectionMarks, sectionAt} from '@site/src/native/sectionMarks';
import {forgetListeners} from './support';

describe('sectionAt', () => {
  it.each([
    ['above the first heading', [500, 900], -1],
    ['the first heading in the upper half', [300, 900], 0],
    ['between two headings', [-200, 600], 0],
    ['two headings in the upper half', [-200, 10, 300], 1],
    ['below the last heading', [-900, -200], 1],
    ['no headings', [], -1],
  ])('%s', (_, tops, expected) => {
    expect(sectionAt(tops, 800)).toBe(expected);
  });
});

describe('the table of contents', () => {
  /** Where the headings stand, by id; without one a heading is not shown. */
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
    document.body.innerHTML = `<div class=thin-scrollbar>${ids
      .map((id) => `<a class=toc-highlight href="#${id}">${id}</a>`)
      .join('')}<a href="#one">elsewhere</a></div>${ids
      .map((id) => `<h2 id="${id}"></h2>`)
      .join('')}`;
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (
      this: Element,
    ) {
      const top = tops[this.id];
      return (top === undefined ? [] : [{top}]) as never;
    });
    scroll({one: 600, zwei: 900, 셋: 1200});
    installSectionMarks();
  });

  afterEach(() => {
    forgetListeners();
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it('marks the section that is being read, and no other', () => {
    expect(marked()).toEqual([]);
    scroll({one: 20, zwei: 320, 셋: 900});
    expect(marked()).toEqual(['one location']);
    scroll({one: -900, zwei: -600, 셋: -10});
    expect(marked()).toEqual(['셋 location']);
    scroll({one: 600, zwei: 900, 셋: 1200});
    expect(marked()).toEqual([]);
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(0);
  });

  it('passes over a heading that is not shown', () => {
    scroll({one: -300, 셋: 500});
    expect(marked()).toEqual(['one location']);
  });

  it('keeps the marked entry in view of its list', () => {
    const list = document.querySelector('div')!;
    vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 200, 100),
    );
    vi.spyOn(
      document.querySelectorAll('a')[2]!,
      'getBoundingClientRect',
    ).mockReturnValue(new DOMRect(0, 300, 200, 20));
    scroll({one: -900, zwei: -600, 셋: -10});
    expect(list.scrollTop).toBe(260);
  });
});
