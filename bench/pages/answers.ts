import {createFigure, computeMedian, type BenchFigure} from '../lib/figures';
import type {BenchOptions} from './options';
import {findOrBuildSites, BENCH_SITES} from './sites/index';
import {withServedSites, type ServedSite} from './visit';

/** A page of a site on which an action is timed. */
export interface AnswerState {
  readonly name: string;
  /** Limits in milliseconds, throttled and not throttled. */
  readonly bars?: readonly [slow: number, free: number];
  /** Opens the page and returns the milliseconds from the action to its result. */
  time(slow: boolean): Promise<number>;
}

/** Measures the time from an action to its result in every state, throttled and not throttled. */
export async function measureAnswerTimes(
  action: string,
  listStates: (served: readonly ServedSite[]) => readonly AnswerState[],
  {runs, sizes: [pages = 90]}: BenchOptions,
  sites = BENCH_SITES,
): Promise<BenchFigure[]> {
  return withServedSites(
    await findOrBuildSites(pages, sites),
    async (served) => {
      const figures: BenchFigure[] = [];
      const states = listStates(served);
      for (const slow of [true, false]) {
        const name = `${action}, ${slow ? 'throttled' : 'not throttled'}`;
        const times = states.map((): number[] => []);
        for (let run = 0; run < runs; run += 1) {
          for (const [index, state] of states.entries()) {
            times[index]!.push(await state.time(slow));
          }
        }
        figures.push(
          ...states.map(({name: site, bars}, index) => ({
            ...createFigure(
              name,
              Math.round(computeMedian(times[index]!)),
              'ms',
              {atMost: bars?.[slow ? 0 : 1]},
            ),
            site,
          })),
        );
      }
      return figures;
    },
  );
}
