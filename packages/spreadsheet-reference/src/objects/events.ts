import {createArea} from '../area/createArea';
import type {CellChange, CellChangeEvent} from '../contract';
import type {Commit} from '../document/store';
import type {DocumentContext} from './context';
import {columnOf, differingKeys, rowOf} from '../state/cells';
import {numberFormatOf} from '../state/formats';
import type {SheetState, WorkbookState} from '../state/types';
import {toCellValue} from '../values/numberFormat';
import {sheetIn} from '../state/find';
import {cellBounds, unionBounds} from '../area/bounds';
import {placeKey} from '../engine/changes';

/** Tells what a commit changed, and has it calculated. */
export function announce(context: DocumentContext, commit: Commit): void {
  const {document, emit, engine} = context;
  cellChangeEvents(context, commit).forEach((event) =>
    emit('cellChange', event),
  );
  emit('documentChange', {document});
  emit('historyChange', context.store.steps.labels);
  engine.schedule();
}

/** One event for each sheet whose cells have other contents than before. */
function cellChangeEvents(
  {store, sheet: sheetOf}: DocumentContext,
  {before, origin, isStructural}: Commit,
): CellChangeEvent[] {
  if (isStructural) {
    return [];
  }
  const after = store.state;
  return after.sheets.flatMap((sheet) => {
    const old = sheetIn(before, sheet.id);
    if (!old || old.cells === sheet.cells) {
      return [];
    }
    const read = (workbook: WorkbookState, from: SheetState, key: number) => {
      const cell = from.cells.get(key);
      const result = store.calculator.results.get(placeKey(sheet.id, key));
      const value =
        cell?.formula === undefined
          ? (cell?.value ?? null)
          : result?.formula === cell.formula
            ? result.value
            : null;
      return toCellValue(value, numberFormatOf(workbook, from, key));
    };
    const changes: CellChange[] = [...differingKeys(old, sheet)]
      .sort((a, b) => a - b)
      .map((key) => ({
        row: rowOf(key),
        column: columnOf(key),
        oldValue: read(before, old, key),
        newValue: read(after, sheet, key),
        newFormula: sheet.cells.get(key)?.formula ?? null,
      }));
    const areas = changes.map(({row, column}) => cellBounds(row, column));
    return changes.length === 0
      ? []
      : [
          {
            sheet: sheetOf(sheet.id),
            area: createArea(areas.reduce(unionBounds)),
            changes,
            origin,
          },
        ];
  });
}
