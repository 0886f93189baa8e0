import type * as Sdk from '../contract';
import {type CopiedCells, moveCells, pasteCells} from '../edits/copy';
import {countColumns, countRows, createBounds} from '../area/bounds';
import {OwnedObject} from '../objects/part';
import {copyCells, toStoredRange} from '../objects/context';
import {assertOptions} from '../choices';
import {createInvalidArgumentError} from '../errors';
import {findSheet} from '../state/identity';

interface Contents {
  readonly cells: CopiedCells;
  readonly source: Sdk.CellRange;
  readonly isCut: boolean;
}

/** The clipboard of one spreadsheet, which is separate from the system clipboard. */
export class ClipboardObject extends OwnedObject implements Sdk.CellClipboard {
  #contents: Contents | undefined;

  get hasContents(): boolean {
    return this.#contents !== undefined;
  }

  #take(source: Sdk.CellRange, isCut: boolean): void {
    this.#contents = {cells: copyCells(this.context, source), source, isCut};
  }

  copy(range: Sdk.CellRange): void {
    this.#take(range, false);
  }

  cut(range: Sdk.CellRange): void {
    this.#take(range, true);
  }

  /** Returns the area that pasting at the first cell of a range fills; `null` if there is nothing to paste. */
  findTarget({
    area: {firstRow, firstColumn},
  }: Sdk.CellRange): Sdk.AreaBounds | null {
    const {area} = this.#contents?.cells ?? {};
    return area
      ? createBounds(firstRow, firstColumn, countRows(area), countColumns(area))
      : null;
  }

  /** @param origin - `paste` if a user pastes */
  paste(
    target: Sdk.CellRange,
    options: Sdk.PasteOptions = {},
    origin: Sdk.ChangeOrigin = 'code',
  ): void {
    assertOptions(options);
    const {findStore, store} = this.context;
    const contents = this.#contents;
    if (!contents) {
      throw createInvalidArgumentError(
        'There is nothing to paste: copy or cut cells first.',
      );
    }
    const to = toStoredRange(target);
    const {cells, source, isCut} = contents;
    const owner = findStore(to.sheetId) ?? store;
    const {content = 'all', transpose, skipBlanks} = options;
    const isWhole = content === 'all' && !transpose && !skipBlanks;
    const from = isCut && isWhole && source.isAlive && toStoredRange(source);
    owner.editSheet(
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
    if (isCut) {
      this.#contents = undefined;
    }
  }
}
