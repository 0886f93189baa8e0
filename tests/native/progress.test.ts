import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {showProgress} from '@site/src/native/progress';

const line = () => document.querySelector('#nprogress .bar');

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.animate = vi.fn();
});

afterEach(() => void vi.useRealTimers());

describe('showProgress', () => {
  it('shows a line when something takes its time, and takes it away', () => {
    const hide = showProgress();
    expect(line()).toBeNull();
    vi.advanceTimersByTime(100);
    expect(line()).not.toBeNull();
    hide();
    expect(line()).toBeNull();
  });

  it('shows nothing when it comes at once', () => {
    showProgress()();
    vi.advanceTimersByTime(1000);
    expect(line()).toBeNull();
  });
});
