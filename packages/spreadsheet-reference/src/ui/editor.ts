import type {CellEditor, CellRange} from '../contract';
import {type CellInput, writeInput} from '../edits/contents';
import {
  type ContextOwner,
  type DocumentContext,
  toStoredRange,
  readCell,
  selectAreas,
} from '../objects/context';
import {
  catchSpreadsheetError,
  formatForEditing,
  parseTypedText,
} from '../objects/typedText';
import {isCellValueValid} from '../rules/validation';
import {keyToBounds, getFirstCellKey, isCellKeyInArea} from '../state/cells';
import {resolveFormat, resolveNumberFormat} from '../state/formats';

/** Creates the cell editor. Changes made with it have the origin `user`. */
export function createEditor(owner: ContextOwner): CellEditor {
  let opened: CellRange | null = null;
  let text = '';
  /** Text at the time when the editor was opened. */
  let initialText = '';
  const close = (range: CellRange, committed: boolean): void => {
    opened = null;
    owner.context.emit('editEnd', {range, committed});
  };
  return {
    get isOpen() {
      return this.range !== null;
    },
    get range() {
      return opened?.isAlive ? opened : null;
    },
    get text() {
      return this.isOpen ? text : '';
    },
    set text(typed) {
      text = this.isOpen ? typed : text;
    },
    open(cell) {
      const {context} = owner;
      const {store, emit, isReadOnly, locale, range} = context;
      const {view} = store;
      const place = toStoredRange(
        cell ?? range(view.activeSheetId, view.selection.at(-1)!),
      );
      const key = getFirstCellKey(place.area);
      const bounds = keyToBounds(key);
      const sheet = store.sheet(place.sheetId)!;
      const isLocked =
        sheet.protection !== null &&
        resolveFormat(store.state, sheet, key).locked;
      const isPivot = sheet.pivotTables.some(({area}) =>
        isCellKeyInArea(area, key),
      );
      if (isReadOnly || isLocked || isPivot) {
        return false;
      }
      const edited = range(place.sheetId, bounds);
      const cancellation = new AbortController();
      emit('beforeEdit', {
        range: edited,
        cancel: () => cancellation.abort(),
      });
      if (cancellation.signal.aborted) {
        return false;
      }
      selectAreas(context, place.sheetId, [bounds]);
      opened = edited;
      initialText =
        edited.getFormula() ??
        formatForEditing(
          readCell(store, place.sheetId, key),
          resolveNumberFormat(store.state, sheet, key),
          locale,
        );
      text = initialText;
      return true;
    },
    commit() {
      const edited = this.range;
      const {context} = owner;
      if (!edited) {
        return true;
      }
      const isChanged = text !== initialText;
      const entry =
        isChanged &&
        catchSpreadsheetError(() => parseTypedText(text, context.locale));
      if (isChanged && !(entry && isAllowed(context, edited, text, entry))) {
        return false;
      }
      if (entry) {
        const {sheetId, area} = toStoredRange(edited);
        opened = null;
        context.store.editSheet(
          sheetId,
          'Enter',
          (sheet, workbook) =>
            writeInput(workbook, sheet, getFirstCellKey(area), entry),
          {origin: 'user'},
        );
      }
      close(edited, true);
      return true;
    },
    cancel() {
      const edited = this.range;
      if (edited) {
        close(edited, false);
      }
    },
  };
}

/**
 * Tests whether validation allows a typed entry, and emits an event if not. Formulas are allowed, because their result
 * is not known yet; `findInvalidCells` validates it later.
 */
function isAllowed(
  {engine, emit, store}: DocumentContext,
  range: CellRange,
  text: string,
  {value}: CellInput,
): boolean {
  const {sheetId, area} = toStoredRange(range);
  const key = getFirstCellKey(area);
  const sheet = store.sheet(sheetId)!;
  const entry = sheet.validations.find((one) => isCellKeyInArea(one.area, key));
  if (!entry || text.startsWith('=')) {
    return true;
  }
  // Formulas of the rule are evaluated as if the cell already contained the typed value.
  const cells = new Map(sheet.cells).set(key, {value});
  const sheets = store.state.sheets.map((one) =>
    one === sheet ? {...sheet, cells} : one,
  );
  const {calculator, state} = store;
  const context = {engine, store: {calculator, state: {...state, sheets}}};
  if (isCellValueValid(context, entry, value, {sheetId, key})) {
    return true;
  }
  const rule = structuredClone(entry.rule);
  emit('validationFail', {range, text, rule});
  return rule.onInvalid === 'information';
}
