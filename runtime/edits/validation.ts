import {intersectBounds, subtractBounds} from '../area/bounds';
import type {AreaBounds, ValidationRule} from '../contract';
import type {SheetState} from '../state/types';

export function removeValidation(sheet: SheetState, area: AreaBounds): void {
  sheet.validations = sheet.validations.flatMap((entry) =>
    intersectBounds(entry.area, area)
      ? subtractBounds(entry.area, area).map((part) => ({...entry, area: part}))
      : [entry],
  );
}

/** Sets the rule of an area; formulas in it are written for its first cell. */
export function writeValidation(
  sheet: SheetState,
  area: AreaBounds,
  rule: ValidationRule,
): void {
  removeValidation(sheet, area);
  sheet.validations.push({
    area,
    rule,
    origin: {row: area.firstRow, column: area.firstColumn},
  });
}
