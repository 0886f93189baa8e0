import type {IconLook} from '@document-sdk/spreadsheet-reference/view';
import {markup, type Markup} from './markup';
import type {Labels} from './labels';

/** Outlines of icons, from that of the smallest values. */
const PATHS: Readonly<Record<IconLook['set'], readonly string[]>> = {
  arrows3: [
    'M8 14 2 7H6V2H10V7H14Z',
    'M14 8 8 14V10H2V6H8V2Z',
    'M8 2 14 9H10V14H6V9H2Z',
  ],
  signs3: [
    'M8 1 15 8 8 15 1 8Z',
    'M8 2 15 14H1Z',
    'M8 2A6 6 0 1 1 8 14 6 6 0 1 1 8 2Z',
  ],
  symbols3: [
    'M3 2 8 7 13 2 14 3 9 8 14 13 13 14 8 9 3 14 2 13 7 8 2 3Z',
    'M7 2H9V10H7ZM7 12H9V14H7Z',
    'M2 9 4 7 6.5 9.5 12 3 14 5 6.5 13Z',
  ],
  quarters4: [
    '',
    'M8 8V3A5 5 0 0 1 13 8Z',
    'M8 3A5 5 0 0 1 8 13Z',
    'M8 3A5 5 0 1 1 8 13 5 5 0 1 1 8 3Z',
  ].map(
    (part) =>
      `M8 1A7 7 0 1 1 8 15 7 7 0 1 1 8 1ZM8 2A6 6 0 1 0 8 14 6 6 0 1 0 8 2Z${part}`,
  ),
  bars5: [1, 4, 7, 10, 13]
    .map((x, level) => `M${x} ${11 - 2 * level}H${x + 2}V14H${x}Z`)
    .map((_bar, level, bars) => bars.slice(0, level + 1).join('')),
};

const TONES = ['var(--sheet-alert)', '#9a6b00', '#2e7d32'];

/** An icon of a set: told apart by shape, and named for those who hear it. */
export function renderIcon({set, level}: IconLook, {icons}: Labels): Markup {
  const paths = PATHS[set];
  const names = icons[set as keyof Labels['icons']];
  return sign(
    paths[level]!,
    TONES[Math.floor((level / paths.length) * TONES.length)]!,
    names?.[level] ?? `${level + 1}/${paths.length}`,
  );
}

/** The sign of a cell that users cannot change. */
export function lockDrawing({locked}: Labels): Markup {
  const d = 'M5 7V5A3 3 0 0 1 11 5V7H13V14H3V7ZM7 7H9V5A1 1 0 0 0 7 5Z';
  return sign(d, 'var(--sheet-soft-ink)', locked, 'lock');
}

function sign(d: string, fill: string, name: string, kind = 'icon'): Markup {
  return markup`<svg class="${kind}" fill="${fill}" viewBox="0 0 16 16" role="img" aria-label="${name}"><path d="${d}"/></svg>`;
}
