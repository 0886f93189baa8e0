import type {DocumentStore} from '../document/store';
import {rewriteReferences} from '../formula/rewrite';
import {assertListUnprotected, assertSheetName} from './sheetName';
import {sheetIn} from '../state/find';

/** Renames a sheet; formulas on all sheets follow. */
export function renameSheet(
  store: DocumentStore,
  sheetId: string,
  name: string,
): void {
  assertListUnprotected(store);
  assertSheetName(store, name, sheetId);
  const before = store.sheet(sheetId)!.name.toLowerCase();
  store.act('Rename sheet', (workbook) => {
    sheetIn(workbook, sheetId)!.name = name;
    for (const sheet of workbook.sheets) {
      for (const [key, cell] of sheet.cells) {
        const formula =
          cell.formula &&
          rewriteReferences(cell.formula, ({sheetName, range}) =>
            sheetName?.toLowerCase() === before
              ? {sheetName: name, range}
              : undefined,
          );
        if (formula && formula !== cell.formula) {
          sheet.cells.set(key, {...cell, formula});
        }
      }
    }
  });
}
