import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {directionOf, installScrolling} from '@site/src/native/scrolling';
import {forgetListeners, put} from './support';

describe('directionOf', () => {
  it.each([
    ['down', 200, 210, 'down'],
    ['up', 900, 890, 'up'],
    ['up, not far from the top', 310, 299, ''],
    ['up to the top', 100, 63, ''],
    ['down, near the top', 0, 63, ''],
    ['beyond the top', 10, -30, ''],
    ['to the end', 1900, 1998, ''],
    ['beyond the end', 1900, 2030, ''],
    ['nowhere', 500, 500, undefined],
  ] as const)('%s', (_, from, to, expected) => {
    expect(directionOf(from, to, 2000)).toBe(expected);
  });
});

describe('the page', () => {
  const root = document.documentElement;

  function scrollTo(top: number, event = 'scroll') {
    window.scrollY = top;
    window.dispatchEvent(new Event(event));
  }

  beforeEach(() => {
    Object.defineProperty(root, 'scrollHeight', {
      configurable: true,
      value: 2800,
    });
    window.innerHeight = 800;
    window.scrollY = 0;
    installScrolling();
  });

  afterEach(() => {
    forgetListeners();
    root.removeAttribute('data-scroll');
    vi.restoreAllMocks();
  });

  it('says which way it was scrolled last', () => {
    const said = [500, 500, 400, 600, 2000, 1900, 100, 0].map((top) => {
      scrollTo(top);
      return root.dataset['scroll'];
    });
    expect(said).toEqual([
      'down',
      'down',
      'up',
      'down',
      undefined,
      'up',
      undefined,
      undefined,
    ]);
  });

  it('is at its end when the window has grown', () => {
    scrollTo(1500);
    expect(root.dataset['scroll']).toBe('down');
    window.innerHeight = 1300;
    scrollTo(1500, 'resize');
    expect(root.dataset['scroll']).toBeUndefined();
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('goes to its top; motion unwanted: %s', (matches, behavior) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({matches} as MediaQueryList);
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
    put('<button data-native=back-to-top><i></i></button>');
    document.querySelector('i')!.click();
    expect(scroll).toHaveBeenCalledWith({top: 0, behavior});
  });
});
