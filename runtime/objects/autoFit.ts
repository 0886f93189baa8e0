import {columnOf, rowOf} from '../state/cells';
import {formatOf} from '../state/formats';
import type {SheetState} from '../state/types';
import {displayText} from '../values/numberFormat';
import {readCell, type DocumentContext} from './context';

const STANDARD_WIDTH = 64;
const PADDING = 12;

/** Width of a letter, in parts of the font's size: what a proportional font has on average. */
const LETTER = 0.55;
const PIXELS_OF_POINT = 96 / 72;

/**
 * Width that a column needs for its longest displayed text, in CSS pixels. Estimated from the number
 * of letters and the size of the font, because nothing is drawn that could be measured.
 */
export function longestText(
  {store, locale}: DocumentContext,
  sheet: SheetState,
  column: number,
): number {
  const widths = [...sheet.cells.keys()]
    .filter((key) => columnOf(key) === column)
    .map((key) => {
      const {font, numberFormat} = formatOf(
        store.state,
        sheet,
        rowOf(key),
        column,
      );
      const text = displayText(
        readCell(store, sheet.id, key),
        numberFormat,
        locale,
      );
      const longest = Math.max(...text.split('\n').map(({length}) => length));
      return longest * font.size * PIXELS_OF_POINT * LETTER + PADDING;
    });
  return widths.length === 0 ? STANDARD_WIDTH : Math.ceil(Math.max(...widths));
}
