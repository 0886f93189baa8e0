import {boundsAddress} from '../area/address';
import {containsBounds, intersectBounds, sameBounds} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {SpreadsheetError} from '../errors';
import {cellKey, existingKeys, putCell} from '../state/cells';
import type {SheetState} from '../state/types';

/** Merges an area; only the contents of the first cell are kept. */
export function mergeArea(sheet: SheetState, area: AreaBounds): void {
  const other = sheet.merges.find(
    (merge) => intersectBounds(merge, area) && !containsBounds(area, merge),
  );
  if (other) {
    throw new SpreadsheetError(
      'AREA_OVERLAP',
      `The merge ${boundsAddress(area)} overlaps the merge ${boundsAddress(other)}: split that one first.`,
      {area: boundsAddress(area), other: boundsAddress(other)},
    );
  }
  const isSingle = sameBounds(area, {
    ...area,
    lastRow: area.firstRow,
    lastColumn: area.firstColumn,
  });
  if (isSingle) {
    return;
  }
  sheet.merges = [
    ...sheet.merges.filter((merge) => !containsBounds(area, merge)),
    {...area},
  ];
  const first = cellKey(area.firstRow, area.firstColumn);
  for (const key of existingKeys(sheet.cells, area)) {
    if (key !== first) {
      const {value: _value, formula: _formula, ...look} = sheet.cells.get(key)!;
      putCell(sheet, key, {value: null, ...look});
    }
  }
}

/** Splits every merge that an area touches. */
export function unmergeArea(sheet: SheetState, area: AreaBounds): void {
  sheet.merges = sheet.merges.filter((merge) => !intersectBounds(merge, area));
}
