import {createArea} from '../area/address';
import type {CellChange, CellChangeEvent} from '../contract';
import type {CommittedChange} from '../document/store';
import type {DocumentContext} from './context';
import {keyToColumn, findChangedCellKeys, keyToRow} from '../state/cells';
import {resolveNumberFormat} from '../state/formats';
import type {SheetState, WorkbookState} from '../state/types';
import {toCellValue} from '../values/numberFormat';
import {findSheet} from '../state/identity';
import {createBounds, unionBounds} from '../area/bounds';

/** Emits the events of a committed change and schedules a calculation. */
export function emitCommit(
  context: DocumentContext,
  commit: CommittedChange,
): void {
  const {document, emit, engine} = context;
  const changes = context.hears('cellChange')
    ? createCellChangeEvents(context, commit)
    : [];
  changes.forEach((event) => emit('cellChange', event));
  emit('documentChange', {document});
  emit('historyChange', context.store.undoHistory.labels);
  engine.schedule();
}

/** Creates one event for each sheet on which the contents of cells have changed. */
function createCellChangeEvents(
  {store, sheet: sheetOf}: DocumentContext,
  {before, origin, isStructural}: CommittedChange,
): CellChangeEvent[] {
  if (isStructural) {
    return [];
  }
  const after = store.state;
  return after.sheets.flatMap((sheet) => {
    const old = findSheet(before, sheet.id);
    if (!old || old.cells === sheet.cells) {
      return [];
    }
    const read = (workbook: WorkbookState, from: SheetState, key: number) => {
      const {formula, value = null} = from.cells.get(key) ?? {};
      const result = store.calculator.formulas.get(sheet.id, key);
      // A result that belongs to another formula is outdated.
      const known = result?.calculated === formula ? result?.value : null;
      return toCellValue(
        formula === undefined ? value : (known ?? null),
        resolveNumberFormat(workbook, from, key),
      );
    };
    const changes: CellChange[] = [...findChangedCellKeys(old, sheet)]
      .sort((a, b) => a - b)
      .map((key) => ({
        row: keyToRow(key),
        column: keyToColumn(key),
        oldValue: read(before, old, key),
        newValue: read(after, sheet, key),
        newFormula: sheet.cells.get(key)?.formula ?? null,
      }));
    if (changes.length === 0) {
      return [];
    }
    const areas = changes.map(({row, column}) => createBounds(row, column));
    const area = createArea(areas.reduce(unionBounds));
    return {sheet: sheetOf(sheet.id), area, changes, origin};
  });
}
