import type {CellView} from '@document-sdk/spreadsheet-reference/view';
import {renderIcon, lockDrawing} from './icons';
import {markup, type Markup} from './markup';
import {sparklineDrawing} from './sparkline';
import type {Labels} from './labels';

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
export function renderCell(
  cell: Partial<CellView>,
  {text = cell.text ?? '', list, message, isInvalid}: Partial<CellEvent>,
  isMarked: boolean,
  words: Labels,
): Markup {
  const {bar, sparkline, icon, button, turn, position} = cell;
  const turned = turn === 90 ? 'up' : turn ? 'slant' : undefined;
  const look = ['text', turned, position].filter(Boolean).join(' ');
  return markup`${[
    bar &&
      markup`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round(bar.share * 100)}" height="10" fill="${bar.color}"/></svg>`,
    sparkline && sparklineDrawing(sparkline, words),
    icon && renderIcon(icon, words),
    text !== '' && markup`<span class="${look}">${text}</span>`,
    cell.isLocked && lockDrawing(words),
    button &&
      markup`<span class="button${button === 'filtered' && ' on'}"><span aria-hidden="true">${SIGNS[button]}</span>${visuallyHidden(words[button])}</span>`,
    list &&
      markup`<ul class="list">${list.map(
        ({text: line, detail}) =>
          markup`<li>${line}${detail !== undefined && markup`<span class="detail"> ${detail}</span>`}</li>`,
      )}</ul>`,
    message !== undefined && markup`<span class="message">${message}</span>`,
    cell.isHighlighted && visuallyHidden(words.highlighted),
    cell.isLocked === false && visuallyHidden(words.unlocked),
    isInvalid && visuallyHidden(words.invalid),
    isMarked && visuallyHidden(words.marked),
  ]}`;
}

/** What only those hear who do not see the sheet. */
export function visuallyHidden(text: string): Markup {
  return markup`<span class="visually-hidden">${text}</span>`;
}
