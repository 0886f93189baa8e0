import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {columnName} from '../../src/live/grid/table';
import {moveBy, type GridShape} from '../../src/live/frame/move';
import type {Place} from '../../src/live/frame/places';
import {LIMIT_MS, Runner} from '../../src/live/frame/runner';
import type {FromRunner, ToRunner} from '../../src/live/protocol';
import {Lines, MOST_LINES} from '../../src/live/runner/report';
import {watch} from '../../src/live/watch';

const SHAPE: GridShape = {
  rowCount: 4,
  columnCount: 3,
  heights: [20, 0, 20, 20],
  widths: [64, 64, 0],
};

it.each([
  ['ArrowDown', false, {row: 0, column: 0}, {row: 2, column: 0}],
  ['ArrowUp', false, {row: 2, column: 0}, {row: 0, column: 0}],
  ['ArrowRight', false, {row: 0, column: 1}, {row: 0, column: 1}],
  ['ArrowLeft', false, {row: 0, column: 0}, {row: 0, column: 0}],
  ['End', true, {row: 0, column: 0}, {row: 3, column: 1}],
  ['Home', false, {row: 3, column: 1}, {row: 3, column: 0}],
  ['PageDown', false, {row: 0, column: 1}, {row: 3, column: 1}],
])('%s (far: %s) leads from %o to %o', (key, isFar, from, to) => {
  expect(moveBy(key, isFar, from, SHAPE)).toEqual(to);
});

it('leaves other keys alone, and names columns', () => {
  expect(moveBy('a', false, {row: 0, column: 0}, SHAPE)).toBeUndefined();
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual([
    'A',
    'Z',
    'AA',
    'ZZ',
    'AAA',
  ]);
});

describe('a run', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const sample = {modules: [], elements: []};

  function start(answers: (message: ToRunner, place: Place) => void) {
    const places: {place: Place; isEnded: boolean}[] = [];
    const told: string[] = [];
    const waiting: ((message: ToRunner) => void)[] = [];
    const runner = new Runner({
      create: () => {
        const entry = {
          isEnded: false,
          place: {
            onmessage: null,
            onerror: null,
            postMessage: (message) => answers(message, entry.place),
            terminate: () => {
              entry.isEnded = true;
            },
          } as Place,
        };
        places.push(entry);
        return entry.place;
      },
      receive: ({type}, answer) => {
        told.push(type);
        waiting.push(answer);
      },
      stopped: (reason) => told.push(`stopped: ${reason}`),
    });
    return {runner, places, told, waiting};
  }

  const say = (place: Place, type: FromRunner['type']) =>
    place.onmessage!({data: {type} as FromRunner});

  it('that does not answer is ended, with its place', () => {
    const {runner, places, told} = start(() => undefined);
    runner.run(sample, 'en');
    say(places[0]!.place, 'ready');
    vi.advanceTimersByTime(LIMIT_MS - 1000);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(3000);
    expect(told).toEqual(['stopped: time']);
    expect(places[0]!.isEnded).toBe(true);
  });

  it('that answers goes on, and another takes its place at the next run', () => {
    const {runner, places, told} = start(({type}, place) => {
      if (type === 'ping') {
        say(place, 'pong');
      }
    });
    runner.run(sample, 'en');
    say(places[0]!.place, 'ready');
    say(places[0]!.place, 'ended');
    vi.advanceTimersByTime(10 * LIMIT_MS);
    expect(told).not.toContain('stopped: time');
    runner.run(sample, 'en');
    expect(places.map(({isEnded}) => isEnded)).toEqual([true, false]);
  });

  it('says nothing more, and is answered no more, once another has begun', () => {
    const answered: string[] = [];
    const {runner, places, told, waiting} = start((message) => {
      if (message.type === 'answer') {
        answered.push('answer');
      }
    });
    runner.run(sample, 'en');
    say(places[0]!.place, 'ready');
    say(places[0]!.place, 'ask');
    say(places[0]!.place, 'ask');
    waiting[0]!({type: 'answer', value: 1});
    expect(answered).toEqual(['answer']);
    runner.run(sample, 'en');
    say(places[1]!.place, 'ready');
    waiting[1]!({type: 'answer', value: 1});
    say(places[0]!.place, 'ended');
    expect(answered).toEqual(['answer']);
    expect(told).toEqual(['ask', 'ask']);
  });

  it('whose runtime takes long to load is not the slow one', () => {
    const {runner, told} = start(() => undefined);
    runner.run(sample, 'en');
    vi.advanceTimersByTime(10 * LIMIT_MS);
    expect(told).toEqual([]);
  });
});

it('sends so many lines of a flood, without waiting for its end, and no more', () => {
  const sent: string[] = [];
  const lines = new Lines(({text}) => sent.push(...text!.split('\n')));
  for (let turn = 0; turn < 3 * MOST_LINES; turn += 1) {
    lines.add('x'.repeat(5000), 'log');
  }
  expect(sent).toHaveLength(MOST_LINES);
  expect(sent[0]).toHaveLength(2000);
});

it('sends warnings and other lines in their order', () => {
  const sent: unknown[] = [];
  const lines = new Lines((happening) => sent.push(happening));
  lines.add('first', 'log');
  lines.add('a\nb', 'warning');
  lines.add('last', 'log');
  lines.flush();
  expect(sent).toEqual([
    {type: 'log', text: 'first'},
    {type: 'warning', text: 'a\nb'},
    {type: 'log', text: 'last'},
  ]);
});

describe('a watch', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const [every, most] = [1000, 8];

  function watching(answers: (heard: () => void) => void) {
    const watched = {
      every,
      most,
      ask: vi.fn(() => answers(heard)),
      lost: vi.fn(),
    };
    const {heard} = watch(watched);
    return watched;
  }

  it('a frame that answers is there', () => {
    const {ask, lost} = watching((heard) => heard());
    vi.advanceTimersByTime(100 * every);
    expect([ask.mock.calls.length, lost.mock.calls.length]).toEqual([100, 0]);
  });

  it('a frame that answers no more is lost, once', () => {
    const {ask, lost} = watching(() => undefined);
    vi.advanceTimersByTime(most * every);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100 * every);
    expect(lost).toHaveBeenCalledOnce();
    expect(ask).toHaveBeenCalledTimes(most);
  });

  it('a frame that answers late, to a page that was busy, is there', () => {
    let late = 0;
    const {lost} = watching((heard) => {
      late += 1;
      if (late % most === 0) {
        heard();
      }
    });
    vi.advanceTimersByTime(100 * every);
    expect(lost).not.toHaveBeenCalled();
  });
});
