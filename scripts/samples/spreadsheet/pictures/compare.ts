import {alignedByItself} from './formatWords';
import {specOf} from './writtenRows';

/** Properties of pictures that runs decide. */
const DRAWN = [
  'formula',
  'tabs',
  'frozen',
  'rows',
  'charts',
  'shapes',
] as const;

/** Names of the properties in which a page differs from what was drawn. */
export function differing(
  written: Readonly<Record<string, unknown>>,
  drawn: Readonly<Record<string, unknown>>,
): string[] {
  return DRAWN.filter(
    (name) =>
      JSON.stringify(plain(name, written[name])) !==
      JSON.stringify(plain(name, drawn[name])),
  );
}

function plain(name: string, value: unknown): unknown {
  if (value === undefined) {
    return undefined;
  }
  if (name === 'formula') {
    return String(value).trim();
  }
  return name === 'rows'
    ? (value as readonly (readonly unknown[])[]).map((row) =>
        row.map((cell) => plainCell(specOf(cell))),
      )
    : sorted(value);
}

/** A cell in a form in which those that look the same are the same. */
export function plainCell(cell: Readonly<Record<string, unknown>>): unknown {
  const text = cell['t'] === undefined ? undefined : String(cell['t']);
  const words = String(cell['f'] ?? '')
    .split(' ')
    .filter((word) => word !== '' && word !== alignedByItself(text ?? ''))
    .sort();
  return sorted({
    ...cell,
    t: text,
    f: words.length > 0 ? words.join(' ') : undefined,
  });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, each]) => each !== undefined)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([key, each]) => [key, sorted(each)]),
      )
    : value;
}
