import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {BETWEEN_MS, Redraw} from '../../src/live/runner/redraw';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a sample that runs is drawn now and then, however often it changes', () => {
  const draw = vi.fn();
  const redraw = new Redraw(draw);
  for (let time = 0; time < 4 * BETWEEN_MS; time += 1) {
    redraw.request();
    vi.advanceTimersByTime(1);
  }
  expect(draw).toHaveBeenCalledTimes(4);
});

it('what a sample leaves is drawn at its end, and once', () => {
  const draw = vi.fn();
  const redraw = new Redraw(draw);
  redraw.request();
  redraw.end();
  expect(draw).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(draw).toHaveBeenCalledOnce();
});

it('what a reader changes after the run is drawn at once', () => {
  const draw = vi.fn();
  const redraw = new Redraw(draw);
  redraw.end();
  redraw.request();
  redraw.request();
  vi.advanceTimersByTime(0);
  expect(draw).toHaveBeenCalledTimes(2);
});
