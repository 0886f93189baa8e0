// Hostile values in addresses and storage.
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {hideDismissedAnnouncement} from '@site/src/native-first/announcementBar';
import {applyColourMode} from '@site/src/native-first/colourMode';
import {installLanguageLinks} from '@site/src/native-first/links';
import {installLegalDialog} from '@site/src/native-first/legalDialog';
import {restoreSidebar} from '@site/src/native-first/sidebarState';
import {showTabsFromUrl} from '@site/src/native-first/tabs';
import {onRouteDidUpdate} from '@site/src/native-first/clientModules/routeUpdate';
import {harmIn} from '../../support/hostileMarkup';
import {HOSTILE_STRINGS, wellFormed} from '../../support/hostileStrings';
import {forgetListeners, putApp} from './support';

type Arrival = Parameters<typeof onRouteDidUpdate>[0];

const PAGE = `<nav class="navbar"><a href="/404" lang="ko">ko</a><a href="/en/404" lang="en">en</a></nav>
<aside class="theme-doc-sidebar-container"><nav class="menu"><a href="/ocr/intro">Intro</a>
<details data-category="constructor"><summary>a</summary></details></nav></aside>
<main class="theme-doc-markdown"><h1 id="top">Title</h1>
<a data-dialog="legal" href="/legal/terms">Terms</a>
<div data-tabs="os" data-query="os"><button role="tab" data-native="tab" data-value="a" aria-controls="p">a</button><p id="p">a</p></div></main>`;

/** Opens a page, and runs all functions of the native script that read its address or storage. */
function begin(address: string): void {
  forgetListeners();
  document.body.innerHTML = PAGE;
  document.documentElement.lang = 'en';
  // With the origin, because two leading slashes start an address of another host.
  history.replaceState(null, '', window.location.origin + address);
  applyColourMode('system');
  hideDismissedAnnouncement();
  restoreSidebar();
  installLanguageLinks();
  installLegalDialog();
  showTabsFromUrl();
  const {location} = window;
  onRouteDidUpdate({location, previousLocation: null} as unknown as Arrival);
  window.dispatchEvent(new Event('scroll'));
  document
    .querySelectorAll('.navbar a')
    .forEach((link) => fireEvent.pointerOver(link));
}

beforeEach(() => {
  putApp();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  forgetListeners();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

it('path, query and hash of an address run no code', () => {
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
])('a stored %s causes no error', (value) => {
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
