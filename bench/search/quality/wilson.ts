const Z = 1.96;

/**
 * Wilson score interval with 95 % confidence
 * (https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval).
 * @param share - of hits among the trials, 0 to 1
 */
export function wilson(
  share: number,
  trials: number,
): {readonly low: number; readonly high: number} {
  const spread =
    Z * Math.sqrt((share * (1 - share) + Z ** 2 / (4 * trials)) / trials);
  const middle = share + Z ** 2 / (2 * trials);
  const scale = 1 + Z ** 2 / trials;
  return {low: (middle - spread) / scale, high: (middle + spread) / scale};
}
