import {
  createFigure,
  computeMedian,
  type BenchFigure,
  type BenchOptions,
} from '../lib/figures';
import {findOrBuildSites, BENCH_SITES} from './sites';
import {withServedSites, type ServedSite} from './visit';

/** Limits in milliseconds, throttled and not throttled. */
type Bars = readonly [slow: number, free: number];

/** A page on which an action is timed. */
export interface AnswerState {
  readonly slow: boolean;
  /** Load the application of this site before. */
  readonly isRunning?: boolean;
  /** Milliseconds for which the pointer is on the link before the press. */
  readonly rest?: number;
  /** Use a page of this site that is not generated. */
  readonly isOwnPage?: boolean;
}

interface Act {
  readonly name: string;
  /** States of this site, with limits. Peers are measured in one state, without limits. */
  readonly states: readonly (Omit<AnswerState, 'slow'> & {
    readonly name: string;
    readonly bars: Bars;
  })[];
  /** Opens a page and returns the milliseconds from the action to its result. */
  time(served: ServedSite, state: AnswerState): Promise<number>;
}

/** Measures the time from an action to its result in every state, throttled and not throttled. */
export async function measureAnswerTimes(
  {name: action, states, time}: Act,
  {runs, sizes: [pages = 90]}: BenchOptions,
  sites = BENCH_SITES,
): Promise<BenchFigure[]> {
  return withServedSites(
    await findOrBuildSites(pages, sites),
    async ([ours, ...others]) => {
      const figures: BenchFigure[] = [];
      for (const slow of [true, false]) {
        const name = `${action}, ${slow ? 'throttled' : 'not throttled'}`;
        const measured = [
          ...states.map(({name: state, bars, ...rest}) => ({
            site: `${ours!.site.name}, ${state}`,
            atMost: bars[slow ? 0 : 1],
            times: [] as number[],
            time: () => time(ours!, {slow, ...rest}),
          })),
          ...others.map((served) => ({
            site: served.site.name,
            atMost: undefined,
            times: [] as number[],
            time: () => time(served, {slow}),
          })),
        ];
        for (let run = 0; run < runs; run += 1) {
          for (const each of measured) {
            each.times.push(await each.time());
          }
        }
        figures.push(
          ...measured.map(({site, atMost, times}) => ({
            ...createFigure(name, computeMedian(times), 'ms', {atMost}),
            site,
          })),
        );
      }
      return figures;
    },
  );
}
