// Functions that run before the first paint.
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {
  installAnnouncementBar,
  hideDismissedAnnouncement,
} from '@site/src/native-first/announcementBar';
import {applyColourMode} from '@site/src/native-first/colourMode';
import {
  awaitHeading,
  HEADING_BAR_ID,
  isPageOpenedAtTop,
} from '@site/src/native-first/belowFold';
import {
  markMacKeyboard,
  setQueryAttributes,
} from '@site/src/native-first/htmlAttributes';
import {denyStorage, forgetListeners, put} from './support';

const root = document.documentElement;

beforeEach(() => localStorage.clear());
afterEach(() => {
  forgetListeners();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  root.getAttributeNames().forEach((name) => root.removeAttribute(name));
});

it.each([
  ['is that of the system', 'system', '', undefined, false, 'light system'],
  ['is that of a dark system', 'system', '', undefined, true, 'dark system'],
  ['is the chosen one', 'system', '', 'dark', false, 'dark dark'],
  ['is that of the address', 'system', 'light', 'dark', true, 'light light'],
  ['ignores a bad address', 'system', 'evil', undefined, false, 'light system'],
  ['ignores a bad storage', 'light', '', '"><script>', true, 'light light'],
  ['is light without dark', null, 'dark', 'dark', true, 'light light'],
])('the colour mode %s', (_, unchosen, asked, stored, isDark, expected) => {
  window.history.replaceState(null, '', `/?docusaurus-theme=${asked}`);
  vi.stubGlobal('matchMedia', () => ({matches: isDark}));
  if (stored !== undefined) {
    localStorage.setItem('theme', stored);
  }
  applyColourMode(unchosen);
  const {theme, themeChoice} = root.dataset;
  expect(`${theme} ${themeChoice}`).toBe(expected);
});

it('an address sets only the data attributes of Docusaurus', () => {
  setQueryAttributes(
    '?docusaurus-data-mode=embed&docusaurus-theme=dark&data-a=b&docusaurus-data-%22x=1',
  );
  expect(root.getAttributeNames()).toEqual(['data-mode']);
  expect(root.dataset['mode']).toBe('embed');
});

it.each([
  ['MacIntel', 'mac'],
  ['iPhone', 'mac'],
  ['Win32', undefined],
])('on "%s" the keyboard is %s', (platform, keyboard) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  markMacKeyboard();
  expect(root.dataset['keyboard']).toBe(keyboard);
});

it('an announcement closes without storage', () => {
  denyStorage();
  hideDismissedAnnouncement();
  installAnnouncementBar();
  fireEvent.click(put('<button data-native="close-announcement">×</button>'));
  expect(root.dataset['announcementBarInitiallyDismissed']).toBe('true');
});

it.each([
  ['a page that is opened', 'navigate', '', true],
  ['a heading', 'navigate', '#remarks', false],
  ['a text', 'navigate', '#:~:text=returns', false],
  ['a page gone back to', 'back_forward', '', false],
])('%s begins without its rest: %s%s %s', (_, type, fragment, expected) => {
  const name = `https://example.com/ocr/intro${fragment}`;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {type, name} as PerformanceNavigationTiming,
  ]);
  expect(isPageOpenedAtTop()).toBe(expected);
});

it.each([
  ['after another page of the site', 'docs-doc-page', {}, 1],
  ['not on an empty screen', 'docs-doc-page', null, 0],
  ['not on other pages', 'docs-wrapper', {}, 0],
])('the first frame waits for the heading: %s', (_, page, from, links) => {
  vi.stubGlobal('navigation', {activation: {from}});
  root.className = page;
  awaitHeading();
  const found = document.head.querySelectorAll<HTMLLinkElement>(
    `link[rel=expect][href="#${HEADING_BAR_ID}"]`,
  );
  found.forEach((link) => link.remove());
  expect(found).toHaveLength(links);
});
