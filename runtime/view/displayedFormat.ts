import type {DocumentContext} from '../objects/context';
import {formatOf, mergeParts, type WholeFormat} from '../state/formats';
import type {SheetState} from '../state/types';
import {conditionalLook, type ConditionalLook} from './conditional';

/** How a cell is displayed: its own format under those of the rules that it meets. */
export interface DisplayedFormat {
  readonly format: WholeFormat;
  /** What rules add besides: colours of a scale, bars, icons. */
  readonly look: ConditionalLook;
}

/**
 * Reads how a cell is displayed.
 *
 * @param row - from 0
 * @param column - from 0
 */
export function displayedFormat(
  context: DocumentContext,
  sheet: SheetState,
  row: number,
  column: number,
): DisplayedFormat {
  const look = conditionalLook(context, sheet, row, column);
  const own = formatOf(context.store.state, sheet, row, column);
  const over = look.formats.reduce<Parameters<typeof mergeParts>[1]>(
    (under, next) => mergeParts(under, next as typeof under),
    {},
  );
  return {
    format: {...own, ...mergeParts(own, over)} as WholeFormat,
    look,
  };
}
