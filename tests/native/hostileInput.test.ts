// What an address, a storage or a runtime gives to the native script: hostile strings at every place,
// judged without a policy.
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Controls} from '@site/src/live/frame/controls';
import {drawingElement} from '@site/src/live/frame/drawing';
import {bodyRow, headRow} from '@site/src/live/frame/gridCells';
import {createTabs} from '@site/src/live/frame/tabs';
import {Output} from '@site/src/live/panel/output';
import {markDismissedAnnouncement} from '@site/src/native/announcementBar';
import {announceArrival, markTarget} from '@site/src/native/arrival';
import {setFirstColourMode} from '@site/src/native/firstColourMode';
import {answerHelpTopic} from '@site/src/native/helpTopics';
import {installLanguageLinks} from '@site/src/native/languageLinks';
import {installLegalFrame} from '@site/src/native/legalFrame';
import {noteReadPage, READ_PAGES} from '@site/src/native/readPages';
import {installScrollMemory} from '@site/src/native/scrollMemory';
import {markSection} from '@site/src/native/sectionMarks';
import {takeUpSidebar} from '@site/src/native/sidebarMemory';
import {showAddressedTabs} from '@site/src/native/tabs';
import {harmIn} from '../support/hostileMarkup';
import {HOSTILE_STRINGS, MARK, wellFormed} from '../support/hostileStrings';
import {forgetListeners, putApp} from './support';

const PAGE = `<nav class="navbar"><a href="/404" lang="ko">ko</a><a href="/en/404" lang="en">en</a></nav>
<aside class="theme-doc-sidebar-container"><nav class="menu"><a href="/ocr/intro">Intro</a>
<details data-category="a"><summary>a</summary></details></nav></aside>
<main class="theme-doc-markdown"><h1 id="top">Title</h1><p data-native="unknown-topic" hidden>None</p>
<a class="toc-highlight" href="#top">Title</a><a data-topic="run" href="/ocr/api/run">run</a>
<a data-frame="legal" data-frame-hash="#legal-terms" href="/legal/terms">Terms</a>
<div data-tabs="os" data-query="os"><button role="tab" data-native="tab" data-value="a" aria-controls="p">a</button><p id="p">a</p></div></main>`;

/** Everything of the native script that reads an address or a storage. */
function begin(): void {
  const go = vi.fn();
  setFirstColourMode('system');
  markDismissedAnnouncement();
  takeUpSidebar();
  installScrollMemory().restore();
  installLanguageLinks();
  installLegalFrame();
  markSection();
  showAddressedTabs();
  answerHelpTopic(window.location.search, go);
  announceArrival(window.location.hash);
  markTarget(window.location.hash);
  noteReadPage(window.location.pathname);
  document
    .querySelectorAll('.navbar a')
    .forEach((link) => fireEvent.pointerOver(link));
  expect(go).not.toHaveBeenCalled();
}

function arrive(address: string, state: unknown = null): void {
  forgetListeners();
  document.body.innerHTML = PAGE;
  document.documentElement.lang = 'en';
  // Joined to the origin: an address that begins with two slashes names another one.
  history.replaceState(state, '', window.location.origin + address);
}

const harm = () => [
  ...harmIn(document),
  ...(MARK in window ? ['a script ran'] : []),
];

beforeEach(() => {
  putApp();
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  forgetListeners();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Writes a text as an address can hold it: as it is, and escaped. */
const ways = (text: string) => [
  text.replace(/[#?\uD800]/g, ''),
  encodeURIComponent(wellFormed(text)),
];

const NAMES = [
  'q',
  'topic',
  'os',
  'tab',
  'docusaurus-theme',
  'set',
  'lang',
  'docusaurus-data-x',
];

/** Parts of an address that each hold the text. */
const PARTS = 4;

const addressWith = (text: string) =>
  `/en/${text}?${[...NAMES, text].map((name) => `${name}=${text}`).join('&')}#${text}`;

it('an address runs nothing: its path, the names and values of its query, its hash', () => {
  for (const text of HOSTILE_STRINGS.flatMap(ways)) {
    arrive(addressWith(text));
    begin();
    expect(harm(), text).toEqual([]);
  }
});

/** Every key that the native script reads. */
const KEYS = [
  'theme',
  'docusaurus.tab.os',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  READ_PAGES,
  'scrolled',
  'sidebar:/ocr/intro',
];

/** What is no object of the expected form, though it can be read. */
const NONSENSE = [
  '',
  '0',
  '5',
  'null',
  'true',
  '"a"',
  '[]',
  '[1,null]',
  '{}',
  '{',
  '{"open":null}',
  '{"open":5,"top":{}}',
  '{"top":"x","open":{"a":"x"}}',
  '{"__proto__":{"open":true}}',
  '['.repeat(500),
  'x'.repeat(1e4),
];

const stored = [
  ...NONSENSE,
  ...HOSTILE_STRINGS,
  ...HOSTILE_STRINGS.map((text) =>
    JSON.stringify({top: text, open: {a: text}, href: text, title: text}),
  ),
  ...HOSTILE_STRINGS.map((text) =>
    JSON.stringify([{href: text, title: text, section: text, type: text}]),
  ),
];

it('what a storage holds runs nothing, and stops nothing', () => {
  for (const value of stored) {
    arrive('/en/ocr/intro');
    for (const key of KEYS) {
      localStorage.setItem(key, value);
      sessionStorage.setItem(key, value);
    }
    expect(begin, value.slice(0, 80)).not.toThrow();
    expect(() => window.dispatchEvent(new Event('scroll'))).not.toThrow();
    expect(harm(), value.slice(0, 80)).toEqual([]);
  }
});

it('what an entry of the history holds stops nothing', () => {
  for (const state of [
    5,
    'a',
    [],
    {entry: {}},
    {entry: '__proto__'},
    {entry: 'constructor'},
    {legalDialog: 5},
  ]) {
    arrive('/en/ocr/intro', state);
    expect(begin, JSON.stringify(state)).not.toThrow();
  }
});

describe('what a running sample says', () => {
  it('stays text', () => {
    const output = new Output({console: 'Console', errors: 'Errors'});
    for (const text of HOSTILE_STRINGS) {
      document.body.replaceChildren(output.element);
      output.clear();
      output.add([
        {text, level: text as never},
        {text: {toString: () => text} as never, level: 'warning'},
      ]);
      output.fail({message: text, line: text as never}, 1);
      expect(harm(), text).toEqual([]);
      expect(output.element.querySelectorAll('span, p')).toHaveLength(3);
    }
  });
});

it('what a running sample shows stays text: controls, sheets, cells and drawings', () => {
  const labels = {grid: 'a', sheets: 'b', controls: 'c', refused: '', cut: ''};
  const controls = new Controls(labels, () => undefined);
  const tabs = createTabs(labels, () => undefined);
  vi.stubGlobal('URL', Object.assign(URL, {createObjectURL: () => 'blob:x'}));
  for (const text of HOSTILE_STRINGS) {
    controls.show(
      (['button', 'field', 'text', text] as const).map((kind) => ({
        id: text,
        kind: kind as 'text',
        text,
        isDisabled: false,
      })),
    );
    tabs.show([
      {name: text, isActive: true},
      {name: text, isActive: text as never},
    ]);
    const cell = {
      row: 0,
      column: 0,
      text,
      input: text,
      style: {color: text, backgroundImage: text, textAlign: text},
      bar: {share: text as never, color: text as never},
      sparkline: {type: text, color: text, values: [text as never]},
      span: {rows: text as never, columns: text as never},
    };
    const view = {
      widths: [50],
      heights: [20],
      frozen: {rows: 0, columns: 0},
    } as never;
    const drawing = {
      name: text,
      altText: text,
      left: text as never,
      top: 0,
      width: text as never,
      height: 0,
      marks: [
        {kind: 'text', left: 0, top: 0, text},
        {kind: 'path', d: text, color: text, isFilled: true},
      ],
    } as const;
    document.body.replaceChildren(
      controls.element,
      tabs.element,
      headRow(view),
      bodyRow(
        view,
        0,
        () => cell,
        () => false,
      ),
      drawingElement(drawing),
      drawingElement({
        ...drawing,
        image: {mediaType: text, bytes: new Uint8Array(1)},
      }),
    );
    // A style that is set by its property takes no second declaration.
    const found = harm().filter((line) => !/^<\w+ style=/.test(line));
    expect(found, text).toEqual([]);
  }
});

it('says how many there are', () => {
  const places = PARTS + KEYS.length;
  console.log(
    `${HOSTILE_STRINGS.length} hostile strings at ${places} places of the native script, and ${stored.length} values stored`,
  );
  expect(HOSTILE_STRINGS.length).toBeGreaterThanOrEqual(40);
});
