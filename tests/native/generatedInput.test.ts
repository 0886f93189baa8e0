// What a browser, a storage or an entry of the history may say: anything that can be said there.
import {afterEach, expect, it, vi} from 'vitest';
import {isConnectionFree} from '@site/src/native/app';
import {READ_PAGES, noteReadPage} from '@site/src/native/readPages';
import {installScrollMemory} from '@site/src/native/scrollMemory';
import {takeUpSidebar} from '@site/src/native/sidebarMemory';
import {anyJson, numbersFrom} from '../support/generatedValues';
import {forgetListeners, setConnection} from './support';

const ROUNDS = 500;

afterEach(() => {
  forgetListeners();
  setConnection(undefined);
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('a connection says something: data are fetched ahead, or not', () => {
  const random = numbersFrom(3);
  for (let round = 0; round < ROUNDS; round += 1) {
    setConnection(anyJson(random, 0) as object);
    expect(isConnectionFree()).toBeTypeOf('boolean');
    setConnection({
      saveData: anyJson(random, 0),
      effectiveType: anyJson(random, 0),
    });
    expect(isConnectionFree()).toBeTypeOf('boolean');
  }
});

it('an entry of the history and a storage hold something: pages are read on', () => {
  const random = numbersFrom(4);
  vi.stubGlobal('scrollTo', ({top}: ScrollToOptions) => {
    // As browsers read it: an object without a value of its own throws.
    Number(top);
  });
  document.body.innerHTML = `<aside class="theme-doc-sidebar-container"><nav class="menu"><a href="/ocr/intro">Intro</a>
    <details data-category="constructor"><summary>a</summary></details></nav></aside>
    <main class="theme-doc-markdown"><h1>Title</h1></main>`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const stored = JSON.stringify(anyJson(random, 3));
    sessionStorage.setItem('scrolled', stored);
    sessionStorage.setItem('sidebar:/ocr/intro', stored);
    localStorage.setItem(READ_PAGES, stored);
    history.replaceState({entry: anyJson(random)}, '');
    const act = () => {
      const memory = installScrollMemory();
      memory.restore();
      memory.leave();
      memory.enter();
      takeUpSidebar();
      noteReadPage('/ocr/run');
      forgetListeners();
    };
    expect(act, stored).not.toThrow();
    const [first] = JSON.parse(localStorage.getItem(READ_PAGES)!) as object[];
    expect(first).toMatchObject({href: '/ocr/run', title: 'Title'});
  }
});
