// What an address, a storage or an entry of the history gives to the native script.
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {markDismissedAnnouncement} from '@site/src/native/announcementBar';
import {announceArrival, markTarget} from '@site/src/native/arrival';
import {setFirstColourMode} from '@site/src/native/firstColourMode';
import {installLanguageLinks} from '@site/src/native/languageLinks';
import {installLegalDialog} from '@site/src/native/legalDialog';
import {noteScroll, restoreScroll} from '@site/src/native/scrollMemory';
import {takeUpSidebar} from '@site/src/native/sidebarMemory';
import {showAddressedTabs} from '@site/src/native/tabs';
import {harmIn} from '../support/hostileMarkup';
import {HOSTILE_STRINGS, wellFormed} from '../support/hostileStrings';
import {forgetListeners, putApp} from './support';

const PAGE = `<nav class="navbar"><a href="/404" lang="ko">ko</a><a href="/en/404" lang="en">en</a></nav>
<aside class="theme-doc-sidebar-container"><nav class="menu"><a href="/ocr/intro">Intro</a>
<details data-category="constructor"><summary>a</summary></details></nav></aside>
<main class="theme-doc-markdown"><h1 id="top">Title</h1>
<a data-dialog="legal" href="/legal/terms">Terms</a>
<div data-tabs="os" data-query="os"><button role="tab" data-native="tab" data-value="a" aria-controls="p">a</button><p id="p">a</p></div></main>`;

/** Everything of the native script that reads an address, a storage or the history, on a page at an address. */
function begin(address: string, state: unknown = null): void {
  forgetListeners();
  document.body.innerHTML = PAGE;
  document.documentElement.lang = 'en';
  // Joined to the origin: an address that begins with two slashes names another one.
  history.replaceState(state, '', window.location.origin + address);
  const {hash} = window.location;
  setFirstColourMode('system');
  markDismissedAnnouncement();
  takeUpSidebar();
  restoreScroll();
  noteScroll();
  installLanguageLinks();
  installLegalDialog();
  showAddressedTabs();
  announceArrival(hash);
  markTarget(hash);
  window.dispatchEvent(new Event('scroll'));
  document
    .querySelectorAll('.navbar a')
    .forEach((link) => fireEvent.pointerOver(link));
}

beforeEach(() => {
  putApp();
  // As browsers read it: an object without a value of its own throws.
  vi.stubGlobal('scrollTo', ({top}: ScrollToOptions) => Number(top));
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  forgetListeners();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

it('an address runs nothing: its path, its query, its hash', () => {
  for (const text of HOSTILE_STRINGS) {
    const plain = text.replace(/[#?\uD800]/g, '');
    for (const part of [plain, encodeURIComponent(wellFormed(text))]) {
      begin(`/en/${part}?os=${part}&docusaurus-theme=${part}#${part}`);
      expect(harmIn(document), text).toEqual([]);
    }
  }
});

it.each([
  '',
  '5',
  'null',
  '[1,null]',
  '{',
  '{"open":null}',
  '{"open":5,"top":{}}',
  '{"top":"x","open":{"a":"x"},"href":3}',
  '[{"href":3},{"href":"javascript:x","title":"<b>"}]',
  '{"__proto__":{"open":true}}',
])('a storage that holds %s stops nothing', (value) => {
  for (const key of [
    'theme',
    'docusaurus.tab.os',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'sidebar:/ocr/intro',
  ]) {
    localStorage.setItem(key, value);
    sessionStorage.setItem(key, value);
  }
  expect(() => begin('/en/ocr/intro')).not.toThrow();
  expect(harmIn(document)).toEqual([]);
});

it.each([5, 'a', [], {top: {}}, {top: '__proto__'}])(
  'an entry of the history that holds %j stops nothing',
  (state) => {
    expect(() => begin('/en/ocr/intro', state)).not.toThrow();
  },
);
