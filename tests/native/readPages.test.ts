import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {notifyPageShown} from '@site/src/native/pageShown';
import {
  installReadPages,
  noteLeftPage,
  noteReadPage,
  READ_PAGES,
  READ_PAGES_LIMIT,
} from '@site/src/native/readPages';
import {openStoredHits} from '@site/src/search/storedHits';
import {put} from './support';

function leave(path: string, title: string, section?: string) {
  put(
    `<div><div class="theme-doc-markdown"><h1>${title}</h1></div>${
      section
        ? `<a class="table-of-contents__link--active" href="#${section}">On ${section}</a>`
        : ''
    }</div>`,
  );
  noteReadPage(path);
}

/** As the modal reads them. */
const read = () => openStoredHits(READ_PAGES, 99, () => true).getAll();

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the pages that were read', () => {
  it('are kept with the section that was come to, newest first, each once', () => {
    leave('/ocr/intro', 'Intro');
    leave('/ocr/api/run', 'run', 'errors');
    leave('/ocr/intro', 'Intro', 'install');
    expect(read()).toEqual([
      {
        href: '/ocr/intro#install',
        title: 'Intro',
        section: 'On install',
        type: 'lvl1',
      },
      {
        href: '/ocr/api/run#errors',
        title: 'run',
        section: 'On errors',
        type: 'lvl1',
      },
    ]);
  });

  it('are known by their own path when the address is the next one', () => {
    window.history.replaceState(null, '', '/ocr/intro');
    installReadPages();
    put('<div class="theme-doc-markdown"><h1>Intro</h1></div>');
    window.history.replaceState(null, '', '/ocr/api/run');
    noteLeftPage();
    expect(read().map(({href}) => href)).toEqual(['/ocr/intro']);
    notifyPageShown();
    noteLeftPage();
    expect(read()[0]!.href).toBe('/ocr/api/run');
  });

  it('are no more than so many', () => {
    for (let page = 0; page < READ_PAGES_LIMIT + 3; page += 1) {
      leave(`/${page}`, `Page ${page}`);
    }
    expect(read()).toHaveLength(READ_PAGES_LIMIT);
    expect(read()[0]!.href).toBe(`/${READ_PAGES_LIMIT + 2}`);
  });

  it('are those of the documentation alone', () => {
    put('<div><h1>Home</h1></div>');
    noteReadPage('/');
    expect(localStorage.getItem(READ_PAGES)).toBeNull();
  });

  it.each(['{', '{}', '[1, null, {"href": 3}]'])(
    'begin anew where %s is stored',
    (stored) => {
      localStorage.setItem(READ_PAGES, stored);
      leave('/ocr/intro', 'Intro');
      expect(read().map(({href}) => href)).toEqual(['/ocr/intro']);
    },
  );

  it('are forgotten without storage, in silence', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(() => leave('/ocr/intro', 'Intro')).not.toThrow();
  });
});
