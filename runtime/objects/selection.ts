import {createArea, toBounds} from '../area/createArea';
import type {Area, AreaLike, CellRange, SheetSelection} from '../contract';
import {ActivePart} from './activePart';
import {invalidArgument} from '../errors';

/** What is selected on the displayed sheet. */
export class Selection extends ActivePart implements SheetSelection {
  get areas(): readonly Area[] {
    return this.context.store.view.selection.map((area) => createArea(area));
  }

  get range(): CellRange {
    const {store, range} = this.context;
    return range(store.view.activeSheetId, store.view.selection.at(-1)!);
  }

  get activeCell(): CellRange {
    const {firstRow, firstColumn} = this.range.area;
    return this.range.sheet.cell(firstRow, firstColumn);
  }

  set(areas: readonly AreaLike[]): void {
    const bounds = areas.map(toBounds);
    if (bounds.length === 0) {
      throw invalidArgument(
        'The list of areas is empty: select one area at least.',
      );
    }
    const {store, select} = this.context;
    select(store.view.activeSheetId, bounds);
  }
}
