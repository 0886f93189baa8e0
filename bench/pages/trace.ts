// Reads Chromium traces: https://www.chromium.org/developers/how-tos/trace-event-profiling-tool/

/** Trace event; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Thread time within `dur`. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: {readonly documentLoaderURL?: string};
  };
}

/** Times of a page load in milliseconds. */
export interface LoadTimes {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Total blocking time: the parts of tasks beyond 50 ms, after the first paint. */
  readonly blocking: number;
  /** The same in thread time, which does not depend on other processes. */
  readonly ownBlocking: number;
  /** Thread time of the main thread. */
  readonly cpu: number;
}

export const TRACE_CATEGORIES = [
  'blink.user_timing',
  'loading',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const LONG = 50_000;

/**
 * Reads the load of one page from a trace.
 * @throws Error if the trace contains no navigation or first paint
 */
export function readTrace(
  events: readonly TraceEvent[],
  address: string,
): LoadTimes {
  const start = events.find(
    ({name, args}) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  const ofPage = events
    .filter(({pid, ts}) => pid === start?.pid && ts >= start.ts)
    .sort((a, b) => a.ts - b.ts);
  const first = ofPage.find(({name}) => name === 'firstContentfulPaint');
  if (!start || !first) {
    throw new Error(
      `The trace holds no ${start ? 'first paint' : 'navigation'} of ${address}.`,
    );
  }
  const largest = ofPage
    .filter(({name}) => name === 'largestContentfulPaint::Candidate')
    .at(-1);
  const tasks = ofPage.filter(
    ({name, ph, tid}) =>
      ph === 'X' && TASKS.has(name) && tid === mainThread(events, start.pid),
  );
  const later = outermost(tasks).filter(({ts}) => ts >= first.ts);
  const beyond = (lengths: readonly number[]) =>
    sum(lengths.map((length) => Math.max(0, length - LONG))) / 1000;
  return {
    firstPaint: (first.ts - start.ts) / 1000,
    largestPaint: ((largest ?? first).ts - start.ts) / 1000,
    blocking: beyond(later.map(({dur = 0}) => dur)),
    ownBlocking: beyond(later.map(({tdur = 0}) => tdur)),
    cpu: sum(outermost(tasks).map(({tdur = 0}) => tdur)) / 1000,
  };
}

function mainThread(
  events: readonly TraceEvent[],
  process: number,
): number | undefined {
  return events.find(
    ({name, pid, args}) =>
      name === 'thread_name' &&
      pid === process &&
      args?.name === 'CrRendererMain',
  )?.tid;
}

/** Omits tasks of nested loops, which are recorded inside other tasks. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return tasks.filter(({ts, dur = 0}) => {
    const isOutermost = ts >= end;
    end = Math.max(end, ts + dur);
    return isOutermost;
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
