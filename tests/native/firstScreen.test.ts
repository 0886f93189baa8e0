import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {beginsAtTop, leaveOutRest} from '@site/src/native/firstScreen';
import {forgetListeners} from './support';

describe('beginsAtTop', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['a page that is opened', 'navigate', '', true],
    ['a heading', 'navigate', '#remarks', false],
    ['a text', 'navigate', '#:~:text=returns', false],
    ['a page loaded anew', 'reload', '', false],
    ['a page gone back to', 'back_forward', '', false],
  ])('%s', (_, type, fragment, expected) => {
    const name = `https://example.com/ocr/intro${fragment}`;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      {type, name} as PerformanceNavigationTiming,
    ]);
    expect(beginsAtTop()).toBe(expected);
  });

  it('is not known to browsers that do not tell', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    expect(beginsAtTop()).toBe(false);
  });
});

describe('the rest of a page', () => {
  let frames: FrameRequestCallback[];

  const isLeftOut = () =>
    document.documentElement.hasAttribute('data-first-screen');
  const frame = () => frames.splice(0).forEach((act) => act(0));

  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) =>
      frames.push(act),
    );
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.body.replaceChildren();
    forgetListeners();
  });

  it('is left out of the first frame alone', () => {
    const layOutRest = leaveOutRest();
    expect(isLeftOut()).toBe(true);
    layOutRest();
    expect(isLeftOut()).toBe(true);
    frame();
    expect(isLeftOut()).toBe(true);
    frame();
    expect(isLeftOut()).toBe(false);
    expect(frames).toEqual([]);
  });

  it('is left out until a frame has the whole first screen, piece by piece and however late', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      {
        type: 'navigate',
        name: 'https://example.com/ocr/intro',
      } as PerformanceNavigationTiming,
    ]);
    await import('@site/src/native/early');
    for (let waiting = 0; waiting < 5; waiting += 1) {
      frame();
    }
    expect(isLeftOut()).toBe(true);

    const text = document.createElement('div');
    text.className = 'markdown';
    text.append(...Array.from({length: 12}, () => document.createElement('p')));
    document.body.append(document.createElement('main'));
    document.querySelector('main')!.append(text);
    for (let waiting = 0; waiting < 5; waiting += 1) {
      frame();
    }
    expect(isLeftOut()).toBe(true);

    text.append(document.createElement('p'));
    frame();
    frame();
    expect(isLeftOut()).toBe(true);
    frame();
    expect(isLeftOut()).toBe(false);
    expect(frames).toEqual([]);
  });
});
