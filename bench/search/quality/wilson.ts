/** A share and the interval in which the true one lies in 95 of 100 such measurements, 0 to 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/**
 * The share of hits among trials, with the Wilson score interval:
 * https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval
 *
 * @throws Error when there are no trials
 */
export function wilson(hits: number, trials: number): Share {
  if (trials === 0) {
    throw new Error('wilson: expected at least one trial, received none.');
  }
  const share = hits / trials;
  const spread =
    Z * Math.sqrt((share * (1 - share) + Z ** 2 / (4 * trials)) / trials);
  const middle = share + Z ** 2 / (2 * trials);
  const scale = 1 + Z ** 2 / trials;
  return {
    share,
    low: (middle - spread) / scale,
    high: (middle + spread) / scale,
  };
}
