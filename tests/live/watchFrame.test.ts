import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {
  MOST_UNANSWERED,
  PING_MS,
  watchFrame,
} from '../../src/live/panel/watchFrame';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watch(answers: (heard: () => void) => void) {
  const watched = {
    isHere: true,
    isThere: () => watched.isHere,
    ask: vi.fn(() => answers(heard)),
    lost: vi.fn(),
  };
  const heard = watchFrame(watched);
  return watched;
}

it('a frame that answers is there', () => {
  const {ask, lost} = watch((heard) => heard());
  vi.advanceTimersByTime(100 * PING_MS);
  expect([ask.mock.calls.length, lost.mock.calls.length]).toEqual([100, 0]);
});

it('a frame that answers no more is lost, once', () => {
  const {ask, lost} = watch(() => undefined);
  vi.advanceTimersByTime(MOST_UNANSWERED * PING_MS);
  expect(lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100 * PING_MS);
  expect(lost).toHaveBeenCalledOnce();
  expect(ask).toHaveBeenCalledTimes(MOST_UNANSWERED);
});

it('a frame that answers late, to a page that was busy, is there', () => {
  let late = 0;
  const {lost} = watch((heard) => {
    late += 1;
    if (late % MOST_UNANSWERED === 0) {
      heard();
    }
  });
  vi.advanceTimersByTime(100 * PING_MS);
  expect(lost).not.toHaveBeenCalled();
});

it('nobody asks a frame that was taken out of the page', () => {
  const watched = watch(() => undefined);
  watched.isHere = false;
  vi.advanceTimersByTime(100 * PING_MS);
  expect(watched.ask).not.toHaveBeenCalled();
  expect(watched.lost).not.toHaveBeenCalled();
});
