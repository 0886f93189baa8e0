import type {AreaBounds} from '../contract';
import type {DocumentStore} from '../document/store';
import type {CopiedCell} from '../edits/copy';
import {columnOf, existingKeys, rowOf} from '../state/cells';
import {readCell} from './context';

/** The cells of an area, as copying takes them. */
export function copiedCells(
  store: DocumentStore,
  sheetId: string,
  area: AreaBounds,
): CopiedCell[] {
  const {cells} = store.sheet(sheetId)!;
  return existingKeys(cells, area).map((key) => ({
    row: rowOf(key),
    column: columnOf(key),
    cell: cells.get(key)!,
    result: readCell(store, sheetId, key),
  }));
}
