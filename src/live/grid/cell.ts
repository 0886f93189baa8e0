import type {
  CellView,
  IconView,
  SparklineView,
} from '@document-sdk/spreadsheet-reference/view';
import {getSeriesColor, roundCoordinate, scaleValue} from './chartScale';
import type {SheetLabels} from './labels';
import {markup, type Markup} from './markup';

/** State of a cell while a user edits it, which is not stored in the document. */
export interface CellEvent {
  readonly row: number;
  readonly column: number;
  /** Typed text, which is shown instead of the cell's contents. */
  readonly text?: string;
  /** True if validation has rejected the text. */
  readonly isInvalid?: boolean;
  /** Items of the open drop-down list. */
  readonly list?: readonly {readonly text: string; readonly detail?: string}[];
  /** Message shown next to the cell. */
  readonly message?: string;
}

const SIGNS = {filter: '▾', filtered: '▼', list: '▾'} as const;

/** Renders the contents of a cell, without the table cell element. */
export function renderCell(
  cell: Partial<CellView>,
  {text = cell.text ?? '', list, message, isInvalid}: Partial<CellEvent>,
  isMarked: boolean,
  labels: SheetLabels,
): Markup {
  const {bar, sparkline, icon, button, turn, position, isLocked} = cell;
  const rotation = turn === 90 ? 'up' : turn ? 'slant' : undefined;
  const classes = ['text', rotation, position].filter(Boolean).join(' ');
  return markup`${[
    bar &&
      markup`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round(bar.share * 100)}" height="10" fill="${bar.color}"/></svg>`,
    sparkline && renderSparkline(sparkline, labels),
    icon && renderIcon(icon, labels),
    text !== '' && markup`<span class="${classes}">${text}</span>`,
    isLocked && renderSvg(LOCK, 'var(--sheet-soft-ink)', labels.locked, 'lock'),
    button &&
      markup`<span class="button${button === 'filtered' && ' on'}"><span aria-hidden="true">${SIGNS[button]}</span>${renderVisuallyHidden(labels[button])}</span>`,
    list &&
      markup`<ul class="list">${list.map(
        ({text: item, detail}) =>
          markup`<li>${item}${detail !== undefined && markup`<span class="detail"> ${detail}</span>`}</li>`,
      )}</ul>`,
    message !== undefined && markup`<span class="message">${message}</span>`,
    cell.isHighlighted && renderVisuallyHidden(labels.highlighted),
    isLocked === false && renderVisuallyHidden(labels.unlocked),
    isInvalid && renderVisuallyHidden(labels.invalid),
    isMarked && renderVisuallyHidden(labels.marked),
  ]}`;
}

/** Renders text for screen readers only. */
export function renderVisuallyHidden(text: string): Markup {
  return markup`<span class="visually-hidden">${text}</span>`;
}

/** SVG paths of the icons of each set, for ascending values. */
const ICONS: Readonly<Record<IconView['set'], readonly string[]>> = {
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

const LOCK = 'M5 7V5A3 3 0 0 1 11 5V7H13V14H3V7ZM7 7H9V5A1 1 0 0 0 7 5Z';

/** Colours that contrast with light and with dark paper. */
const TONES = ['#d0392b', '#9a6b00', '#2e7d32'];

/** Renders an icon. The icons of a set differ in shape, not just in colour. */
function renderIcon({set, level}: IconView, {icons}: SheetLabels): Markup {
  const paths = ICONS[set];
  const names = icons[set as keyof SheetLabels['icons']];
  return renderSvg(
    paths[level]!,
    TONES[Math.floor((level / paths.length) * TONES.length)]!,
    names?.[level] ?? `${level + 1}/${paths.length}`,
    'icon',
  );
}

function renderSvg(d: string, fill: string, name: string, type: string) {
  return markup`<svg class="${type}" fill="${fill}" viewBox="0 0 16 16" role="img" aria-label="${name}"><path d="${d}"/></svg>`;
}

/** Size of a sparkline, in units of the SVG view box. */
const [WIDTH, HEIGHT] = [100, 22];

export function renderSparkline(
  view: SparklineView,
  {sparklines, marked}: SheetLabels,
): Markup {
  const {type, values, marks} = view;
  const markedValues = marks.map((index) => values[index]).join(', ');
  const text = `${sparklines[type]}: ${values.join(', ')}`;
  const name = markedValues ? `${text}; ${marked}: ${markedValues}` : text;
  return markup`<svg class="sheet-spark" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${name}">${
    type === 'line' ? renderSparkLine(view) : renderSparkColumns(view)
  }</svg>`;
}

function renderSparkLine({
  values,
  marks,
  bounds,
  color,
}: SparklineView): Markup {
  const scale = bounds ?? {
    min: Math.min(...values),
    max: Math.max(...values),
  };
  const step = (WIDTH - 8) / Math.max(1, values.length - 1);
  const points = values.map((value, index) => [
    roundCoordinate(4 + index * step),
    scaleValue(value, scale, HEIGHT - 3, 3),
  ]);
  const dots = marks.map((index) => points[index]!);
  return markup`<polyline points="${points.map(String).join(' ')}" stroke="${getSeriesColor(0, color)}"/>${dots.map(
    ([x, y]) => markup`<circle cx="${x}" cy="${y}" r="2.6" class="mark"/>`,
  )}`;
}

function renderSparkColumns({
  type,
  values,
  marks,
  bounds,
  color,
}: SparklineView) {
  const slot = (WIDTH - 4) / values.length;
  const min = Math.min(0, bounds?.min ?? Math.min(...values));
  const max = Math.max(0, bounds?.max ?? Math.max(...values));
  const unit = (HEIGHT - 2) / (max - min || 1);
  const middle = HEIGHT / 2;
  return values.map((value, index) => {
    const [y, height] =
      type === 'winLoss'
        ? [value < 0 ? middle + 1 : 2, value === 0 ? 0 : middle - 3]
        : [
            roundCoordinate(1 + (max - Math.max(0, value)) * unit),
            roundCoordinate(Math.abs(value) * unit),
          ];
    const look = marks.includes(index)
      ? markup`class="mark"`
      : markup`fill="${getSeriesColor(0, color)}"`;
    return markup`<rect x="${roundCoordinate(2 + slot * index)}" width="${roundCoordinate(slot - 2)}" y="${y}" height="${height}" ${look}/>`;
  });
}
