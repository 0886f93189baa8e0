import type * as Sdk from '../contract';
import {assertOptions} from '../choices';
import {countColumns, countRows, createBounds} from '../area/bounds';
import {moveCells, pasteCells} from '../edits/copy';
import {createInvalidArgumentError} from '../errors';
import {type ContextOwner, copyCells, toStoredRange} from '../objects/context';
import {findSheet} from '../state/identity';

export interface Clipboard extends Sdk.CellClipboard {
  /** Returns the area that pasting at the first cell of a range fills; `null` if there is nothing to paste. */
  findTarget(range: Sdk.CellRange): Sdk.AreaBounds | null;
  /** @param origin - `paste` if a user pastes */
  paste(
    target: Sdk.CellRange,
    options?: Sdk.PasteOptions,
    origin?: Sdk.ChangeOrigin,
  ): void;
}

/** Creates the clipboard of one spreadsheet, which is separate from the system clipboard. */
export function createClipboard(owner: ContextOwner): Clipboard {
  const copyFrom = (source: Sdk.CellRange, isCut: boolean) => ({
    cells: copyCells(owner.context, source),
    source,
    isCut,
  });
  let contents: ReturnType<typeof copyFrom> | undefined;
  return {
    get hasContents() {
      return contents !== undefined;
    },
    copy(range) {
      contents = copyFrom(range, false);
    },
    cut(range) {
      contents = copyFrom(range, true);
    },
    findTarget({area: {firstRow, firstColumn}}) {
      const {area} = contents?.cells ?? {};
      return area
        ? createBounds(
            firstRow,
            firstColumn,
            countRows(area),
            countColumns(area),
          )
        : null;
    },
    paste(target, options = {}, origin = 'code') {
      assertOptions(options);
      const {findStore, store} = owner.context;
      if (!contents) {
        throw createInvalidArgumentError(
          'There is nothing to paste: copy or cut cells first.',
        );
      }
      const to = toStoredRange(target);
      const {cells, source, isCut} = contents;
      const document = findStore(to.sheetId) ?? store;
      const {content = 'all', transpose, skipBlanks} = options;
      const isWhole = content === 'all' && !transpose && !skipBlanks;
      const from = isCut && isWhole && source.isAlive && toStoredRange(source);
      document.editSheet(
        to.sheetId,
        'Paste',
        (sheet, workbook) => {
          if (from && findSheet(workbook, from.sheetId)) {
            moveCells(workbook, from, to);
          } else {
            pasteCells(sheet, cells, to.area, options);
          }
        },
        {origin},
      );
      contents = isCut ? undefined : contents;
    },
  };
}
