import type {MovePlan} from './plan';

/** What a move touched, and what is left to do, as lines. */
export function renderMove({removed, written, left, next}: MovePlan): string {
  const places = [...new Set(left.map(({file, line}) => `${file}:${line}`))];
  return [
    ...removed.map((file) => `  moved from ${file}`),
    ...Object.keys(written).map((file) => `  wrote      ${file}`),
    ...(places.length > 0
      ? [
          'These name it too, in words, code or the specification. Change those that should follow:',
          ...places.map((place) => `  ${place}`),
        ]
      : []),
    ...next,
    'Then run: npm run check',
  ].join('\n');
}
