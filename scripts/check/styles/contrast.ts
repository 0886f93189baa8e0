import type {Declaration, Root} from 'postcss';
import type {Problem} from '../../../src/sets/problem';
import {contrastOf, luminance} from './luminance';

/** Least contrast of text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const LEAST = 4.5;

/** Least contrast of what shows where the focus is: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const LEAST_OF_SIGNS = 3;

/** Colours of text and of signs by their tokens, and the grounds that they stand on. */
const PAIRS: readonly (readonly [
  text: RegExp,
  grounds: readonly string[],
  least?: number,
])[] = [
  [
    /^--site-(?:ink|ink-soft|accent|accent-strong|warm)$/,
    ['--site-paper', '--site-surface', '--site-surface-sunken'],
  ],
  [
    /^--site-code-(?:comment|keyword|string|number|title|type)$/,
    ['--site-surface', '--site-surface-sunken', '--site-accent-wash'],
  ],
  [/^--site-on-accent$/, ['--site-accent']],
  [/^--site-accent-strong$/, ['--site-accent-wash']],
  [
    /^--site-focus$/,
    ['--site-paper', '--site-surface', '--site-surface-sunken'],
    LEAST_OF_SIGNS,
  ],
];

/** Tokens of text that cannot be read on their ground, in light mode and in dark mode. */
export function contrastProblems(file: string, root: Root): Problem[] {
  const light = coloursOf(root, ':root');
  const dark = new Map([...light, ...coloursOf(root, "[data-theme='dark']")]);
  return [light, dark].flatMap((colours) =>
    [...colours].flatMap(([name, declaration]) =>
      PAIRS.filter(([text]) => text.test(name)).flatMap(
        ([, grounds, least = LEAST]) =>
          grounds.flatMap((ground): Problem[] => {
            const other = colours.get(ground);
            const ratio = other && ratioOf(declaration.value, other.value);
            return ratio === undefined || ratio >= least
              ? []
              : [
                  {
                    file,
                    line: declaration.source?.start?.line ?? 1,
                    found: `${name} on ${ground} with a contrast of ${ratio.toFixed(2)}`,
                    expected: `${least} at least, for ${least === LEAST ? 'text' : 'what shows the focus'}`,
                    remedy: 'Make the one darker, or the other lighter.',
                  },
                ];
          }),
      ),
    ),
  );
}

function coloursOf(root: Root, selector: string): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  root.walkRules((rule) => {
    if (
      rule.selector.replaceAll('"', "'") === selector &&
      rule.parent === root
    ) {
      rule.each((node) => {
        if (
          node.type === 'decl' &&
          /^#(?:[\da-f]{3}){1,2}$/i.test(node.value)
        ) {
          found.set(node.prop, node);
        }
      });
    }
  });
  return found;
}

function ratioOf(one: string, other: string): number {
  return contrastOf(luminance(channelsOf(one)), luminance(channelsOf(other)));
}

function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const digits = hex.slice(1);
  const full =
    digits.length === 3
      ? digits.replace(/./g, (digit) => digit + digit)
      : digits;
  const [red = 0, green = 0, blue = 0] = (full.match(/../g) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
  return [red, green, blue];
}
