import type {CellView} from '../../../runtime/view/types';
import {iconDrawing, lockDrawing} from './icons';
import {draw, type Drawn} from './node';
import {sparklineDrawing} from './sparkline';
import type {Words} from './words';

/** What happens at a cell while somebody uses the sheet: no document holds it. */
export interface CellEvent {
  readonly row: number;
  readonly column: number;
  /** What was typed, in the place of the contents. */
  readonly text?: string;
  /** Whether that was refused. */
  readonly isInvalid?: boolean;
  /** Lines of an open list. */
  readonly list?: readonly {readonly text: string; readonly detail?: string}[];
  /** Message beside the cell. */
  readonly message?: string;
}

const SIGNS = {filter: '▾', filtered: '▼', list: '▾'} as const;

/** What stands in a cell. */
export function cellContents(
  cell: CellView | undefined,
  event: CellEvent | undefined,
  isMarked: boolean,
  words: Words,
): readonly (Drawn | undefined | false)[] {
  const {bar, sparkline, icon, button, turn, position} = cell ?? {};
  const text = event?.text ?? cell?.text ?? '';
  const turned = turn === 90 ? 'up' : turn ? 'slant' : '';
  const notes = [
    cell?.isHighlighted && words.highlighted,
    cell?.isLocked === false && words.unlocked,
    event?.isInvalid && words.invalid,
    isMarked && words.marked,
  ].filter((note) => typeof note === 'string');
  return [
    bar &&
      draw(
        'svg',
        {
          class: 'bar',
          viewBox: '0 0 100 10',
          preserveAspectRatio: 'none',
          'aria-hidden': 'true',
        },
        [
          draw('rect', {
            width: Math.round(bar.share * 100),
            height: 10,
            fill: bar.color,
          }),
        ],
      ),
    sparkline && sparklineDrawing(sparkline, words),
    icon && iconDrawing(icon, words),
    text !== '' &&
      draw(
        'span',
        {class: ['text', turned, position].filter(Boolean).join(' ')},
        [text],
      ),
    cell?.isLocked && lockDrawing(words),
    button &&
      draw('span', {class: button === 'filtered' ? 'button on' : 'button'}, [
        draw('span', {'aria-hidden': 'true'}, [SIGNS[button]]),
        hidden(words[button]),
      ]),
    event?.list && openList(event.list),
    event?.message !== undefined &&
      draw('span', {class: 'message'}, [event.message]),
    ...notes.map(hidden),
  ];
}

function hidden(text: string): Drawn {
  return draw('span', {class: 'visually-hidden'}, [text]);
}

function openList(lines: NonNullable<CellEvent['list']>): Drawn {
  return draw(
    'ul',
    {class: 'list'},
    lines.map(({text, detail}) =>
      draw('li', {}, [
        text,
        detail !== undefined && draw('span', {class: 'detail'}, [` ${detail}`]),
      ]),
    ),
  );
}
