import type * as Sdk from '../contract';
import {type CopiedCells, moveCells, pasteCells} from '../edits/copy';
import {ActivePart} from '../objects/activePart';
import {copiedCells, placeOf} from '../objects/context';
import {invalidArgument} from '../errors';
import {sheetIn} from '../state/find';
import type {WorkbookState} from '../state/types';

interface Contents {
  readonly sheetId: string;
  readonly area: Sdk.AreaBounds;
  readonly cells: CopiedCells;
  readonly source: Sdk.CellRange;
  readonly isCut: boolean;
}

/** Copy, cut and paste inside the spreadsheet. */
export class Clipboard extends ActivePart implements Sdk.CellClipboard {
  #contents: Contents | undefined;

  get hasContents(): boolean {
    return this.#contents !== undefined;
  }

  #take(source: Sdk.CellRange, isCut: boolean): void {
    const {sheetId, area} = placeOf(source);
    const {findStore, store} = this.context;
    const cells = copiedCells(findStore(sheetId) ?? store, sheetId, area);
    this.#contents = {sheetId, area, cells, source, isCut};
  }

  copy(range: Sdk.CellRange): void {
    this.#take(range, false);
  }

  cut(range: Sdk.CellRange): void {
    this.#take(range, true);
  }

  /** @param origin - `paste` when a user does it */
  paste(
    target: Sdk.CellRange,
    options: Sdk.PasteOptions = {},
    origin: Sdk.ChangeOrigin = 'code',
  ): void {
    const {findStore, store} = this.context;
    const contents = this.#contents;
    if (!contents) {
      throw invalidArgument(
        'There is nothing to paste: copy or cut cells first.',
      );
    }
    const to = placeOf(target);
    const {sheetId, area, cells, source, isCut} = contents;
    const isMove =
      isCut &&
      source.isAlive &&
      !options.transpose &&
      !options.skipBlanks &&
      (options.content ?? 'all') === 'all';
    const change = (workbook: WorkbookState): void => {
      if (isMove && workbook.sheets.some(({id}) => id === sheetId)) {
        moveCells(workbook, placeOf(source), to);
      } else {
        const sheet = sheetIn(workbook, to.sheetId)!;
        pasteCells(sheet, area, cells, to.area, options);
      }
    };
    (findStore(to.sheetId) ?? store).act('Paste', change, {origin});
    if (isCut) {
      this.#contents = undefined;
    }
  }
}
