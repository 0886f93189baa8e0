import {limits} from '../../errors';
import {assertSheetName} from '../../objects/sheetCollection';
import {catchSpreadsheetError} from '../../objects/typedText';
import {renameSheetInFormulas} from '../../state/changeLines';
import {createNameTest} from '../../state/identity';
import type {SheetState, WorkbookState} from '../../state/types';

/** Returns an allowed name that is like the given one, and that no other sheet has. */
function repairName(workbook: WorkbookState, sheet: SheetState): string {
  const plain = sheet.name.replace(/[:\\/?*[\]]|^'+|'+$/g, '_') || 'Sheet';
  const isFree = (name: string) =>
    catchSpreadsheetError(
      () => (assertSheetName(workbook, name, sheet.id), true),
    );
  let name = plain.slice(0, limits.sheetNameCharacters);
  for (let number = 2; !isFree(name); number += 1) {
    const suffix = `_${number}`;
    name = plain.slice(0, limits.sheetNameCharacters - suffix.length) + suffix;
  }
  return name;
}

/**
 * Renames sheets whose names the contract does not allow, also in formulas.
 *
 * @returns messages about the new names, by sheet
 */
export function repairSheetNames(
  workbook: WorkbookState,
): ReadonlyMap<SheetState, string> {
  const reasons = new Map<SheetState, string>();
  // Of sheets with the same name, the first keeps it.
  for (const sheet of [...workbook.sheets].reverse()) {
    const before = sheet.name;
    const name = repairName(workbook, sheet);
    if (name === before) {
      continue;
    }
    sheet.name = name;
    const isTaken = workbook.sheets.some(createNameTest(before));
    reasons.set(
      sheet,
      `The name '${before}' of a sheet is not allowed: it is called '${name}'.`,
    );
    if (!isTaken) {
      renameSheetInFormulas(workbook, before, name);
    }
  }
  return reasons;
}
