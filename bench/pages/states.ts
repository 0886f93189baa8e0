import type {Page} from 'playwright-core';
import {waitForHydration} from '../../tests/support/hydration';
import type {ServedSite} from './visit';

/** A site in a state in which readers find it. */
export interface SiteState {
  readonly served: ServedSite;
  /** Name in tables. */
  readonly name: string;
  /** Brings a settled page into the state. */
  readonly reach?: (page: Page) => Promise<void>;
  /** The most milliseconds that its answers may take, on the slowed machine and on this one. */
  readonly bars?: readonly [slow: number, free: number];
}

/** This site untouched and with the application running, and every other site as it is. */
export function statesOf(
  [ours, ...others]: readonly ServedSite[],
  bars: {
    readonly untouched: readonly [number, number];
    readonly running: readonly [number, number];
  },
): SiteState[] {
  return [
    {
      served: ours!,
      name: `${ours!.site.name}, untouched`,
      bars: bars.untouched,
    },
    {
      served: ours!,
      name: `${ours!.site.name}, application running`,
      bars: bars.running,
      reach: waitForHydration,
    },
    ...others.map((served) => ({served, name: served.site.name})),
  ];
}
