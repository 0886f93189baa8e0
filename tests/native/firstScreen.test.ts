import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {beginsAtTop, showFirstScreenFirst} from '@site/src/native/firstScreen';

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

describe('showFirstScreenFirst', () => {
  let frames: FrameRequestCallback[];

  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) =>
      frames.push(act),
    );
  });

  afterEach(() => vi.unstubAllGlobals());

  it('leaves the rest out of the first frame alone', () => {
    const isLeftOut = () =>
      document.documentElement.hasAttribute('data-first-screen');
    const frame = () => frames.splice(0).forEach((act) => act(0));

    showFirstScreenFirst();
    expect(isLeftOut()).toBe(true);
    frame();
    expect(isLeftOut()).toBe(true);
    frame();
    expect(isLeftOut()).toBe(false);
    expect(frames).toEqual([]);
  });
});
