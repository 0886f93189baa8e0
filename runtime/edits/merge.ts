import {boundsAddress} from '../area/address';
import {
  columnCountOf,
  containsBounds,
  intersectBounds,
  rowCountOf,
} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {SpreadsheetError} from '../errors';
import {cellKey, existingKeys, putContents} from '../state/cells';
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
  const isSingle = rowCountOf(area) * columnCountOf(area) === 1;
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
      putContents(sheet, key, {value: null});
    }
  }
}

/** Splits every merge that an area touches. */
export function unmergeArea(sheet: SheetState, area: AreaBounds): void {
  sheet.merges = sheet.merges.filter((merge) => !intersectBounds(merge, area));
}
