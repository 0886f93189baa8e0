import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {durationOf, installCollapse} from '@site/src/native/collapse';
import {forgetListeners} from './support';

interface Slide {
  readonly from: string;
  readonly to: string;
  readonly duration: number;
  onfinish?: () => void;
}

/** Heights that jsdom does not know, in pixels: whole, and at this moment. */
const WHOLE = 400;
let height = WHOLE;

let slides: Slide[] = [];
let cancelled = 0;

function preferMotion(reduced: boolean) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: reduced,
  } as MediaQueryList);
}

beforeEach(() => {
  slides = [];
  cancelled = 0;
  height = WHOLE;
  preferMotion(false);
  document.body.innerHTML = `
    <details data-native=collapse><summary><b>Group</b></summary><ul></ul></details>
    <details><summary>Other</summary><p></p></details>`;
  Object.defineProperties(list(), {
    scrollHeight: {get: () => WHOLE},
    offsetHeight: {get: () => height},
    getAnimations: {value: () => [{cancel: () => cancelled++}]},
    animate: {
      value: (
        {height: [from, to]}: {height: [string, string]},
        {duration}: {duration: number},
      ) => {
        slides.push({from, to, duration});
        return slides.at(-1)!;
      },
    },
  });
  installCollapse();
});

afterEach(() => {
  forgetListeners();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const list = () => document.querySelector('ul')!;
const group = () => document.querySelector('details')!;
const press = () => document.querySelector('b')!.click();

describe('a list', () => {
  it('is open at once, and slides in afterwards', () => {
    press();
    expect(group().open).toBe(true);
    expect(slides).toMatchObject([{from: '0px', to: '400px'}]);
    slides[0]!.onfinish!();
    expect(group().open).toBe(true);
    expect(group().hasAttribute('data-moving')).toBe(false);
  });

  it('is closed when it has slid out, and says before that it will be', () => {
    group().open = true;
    press();
    expect(slides).toMatchObject([{from: '400px', to: '0px'}]);
    expect(group().open).toBe(true);
    expect(group().dataset['moving']).toBe('closed');
    slides[0]!.onfinish!();
    expect(group().open).toBe(false);
  });

  it('turns back from where it is', () => {
    group().open = true;
    press();
    height = 120;
    press();
    expect(cancelled).toBeGreaterThan(0);
    expect(slides[1]).toMatchObject({from: '120px', to: '400px'});
    slides[1]!.onfinish!();
    expect(group().open).toBe(true);
  });

  it('is left to the browser where it does not ask for it', () => {
    document.querySelectorAll('summary')[1]!.click();
    expect(slides).toEqual([]);
    expect(document.querySelectorAll('details')[1]!.open).toBe(true);
  });
});

describe('durationOf', () => {
  it('grows with the height, less than in proportion', () => {
    expect(durationOf(36)).toBe(192);
    expect(durationOf(360)).toBe(327);
    expect(durationOf(3600)).toBe(714);
  });

  it('is 1 ms where the reader wants no motion', () => {
    preferMotion(true);
    expect(durationOf(3600)).toBe(1);
  });
});
