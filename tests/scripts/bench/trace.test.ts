import {describe, expect, it} from 'vitest';
import {readTrace, type TraceEvent} from '../../../bench/pages/trace';

const ADDRESS = 'http://localhost/page';
const MAIN = {pid: 7, tid: 1};

const at = (
  name: string,
  milliseconds: number,
  rest: Partial<TraceEvent> = {},
): TraceEvent => ({...MAIN, name, ph: 'R', ts: milliseconds * 1000, ...rest});

const task = (
  start: number,
  length: number,
  own: number,
  rest: Partial<TraceEvent> = {},
): TraceEvent =>
  at('RunTask', start, {
    ph: 'X',
    dur: length * 1000,
    tdur: own * 1000,
    ...rest,
  });

const BEGINNING: readonly TraceEvent[] = [
  at('thread_name', 0, {ph: 'M', args: {name: 'CrRendererMain'}}),
  at('navigationStart', 90, {
    pid: 3,
    args: {data: {documentLoaderURL: 'about:blank'}},
  }),
  at('navigationStart', 100, {args: {data: {documentLoaderURL: ADDRESS}}}),
];

describe('readTrace', () => {
  it('reads paints, blocking and the time of the main thread', () => {
    const times = readTrace(
      [
        ...BEGINNING,
        task(50, 500, 500),
        task(150, 80, 70),
        at('firstContentfulPaint', 300),
        task(310, 40, 30),
        task(400, 120, 60),
        at('largestContentfulPaint::Candidate', 350),
        at('largestContentfulPaint::Candidate', 600),
        task(700, 90, 90, {tid: 2}),
        task(800, 90, 90, {pid: 8}),
      ],
      ADDRESS,
    );
    expect(times).toEqual({
      firstPaint: 200,
      largestPaint: 500,
      blocking: 70,
      ownBlocking: 10,
      cpu: 160,
    });
  });

  it('counts a task within a task once, whatever their order', () => {
    const {cpu, blocking} = readTrace(
      [
        ...BEGINNING,
        at('firstContentfulPaint', 200),
        task(310, 60, 60),
        task(300, 100, 100),
      ],
      ADDRESS,
    );
    expect([cpu, blocking]).toEqual([100, 50]);
  });

  it('refuses a trace without the page or without a paint', () => {
    expect(() => readTrace([], ADDRESS)).toThrow(`no navigation of ${ADDRESS}`);
    expect(() => readTrace(BEGINNING, ADDRESS)).toThrow(
      `no first paint of ${ADDRESS}`,
    );
  });
});
