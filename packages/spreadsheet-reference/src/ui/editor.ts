import type {CellEditor, CellRange} from '../contract';
import {type CellInput, writeInput} from '../edits/contents';
import {OwnedObject} from '../objects/part';
import {toStoredRange, readCell, selectAreas} from '../objects/context';
import {
  catchSpreadsheetError,
  formatForEditing,
  parseTypedText,
} from '../objects/typedText';
import {isCellValueValid} from '../rules/validation';
import {keyToBounds, getFirstCellKey, isCellKeyInArea} from '../state/cells';
import {resolveFormat, resolveNumberFormat} from '../state/formats';

/** The cell editor. Changes made with it have the origin `user`. */
export class EditorObject extends OwnedObject implements CellEditor {
  #range: CellRange | null = null;
  #text = '';
  /** Text at the time when the editor was opened. */
  #initialText = '';

  get isOpen(): boolean {
    return this.range !== null;
  }

  get range(): CellRange | null {
    return this.#range?.isAlive ? this.#range : null;
  }

  get text(): string {
    return this.isOpen ? this.#text : '';
  }

  set text(text: string) {
    if (this.isOpen) {
      this.#text = text;
    }
  }

  open(cell?: CellRange): boolean {
    const {store, emit, isReadOnly, locale, range} = this.context;
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
    selectAreas(this.context, place.sheetId, [bounds]);
    this.#range = edited;
    this.#text =
      edited.getFormula() ??
      formatForEditing(
        readCell(store, place.sheetId, key),
        resolveNumberFormat(store.state, sheet, key),
        locale,
      );
    this.#initialText = this.#text;
    return true;
  }

  commit(): boolean {
    const edited = this.range;
    const {store, emit, locale} = this.context;
    if (!edited) {
      return true;
    }
    const {sheetId, area} = toStoredRange(edited);
    const isChanged = this.#text !== this.#initialText;
    const entry =
      isChanged &&
      catchSpreadsheetError(() => parseTypedText(this.#text, locale));
    if (isChanged && !(entry && this.#isAllowed(edited, entry))) {
      return false;
    }
    this.#range = null;
    if (entry) {
      store.editSheet(
        sheetId,
        'Enter',
        (sheet, workbook) =>
          writeInput(workbook, sheet, getFirstCellKey(area), entry),
        {origin: 'user'},
      );
    }
    emit('editEnd', {range: edited, committed: true});
    return true;
  }

  // Formulas are allowed, because their result is not known yet; `findInvalidCells` validates it later.
  #isAllowed(edited: CellRange, {value}: CellInput): boolean {
    const {engine, emit, store} = this.context;
    const {sheetId, area} = toStoredRange(edited);
    const key = getFirstCellKey(area);
    const sheet = store.sheet(sheetId)!;
    const text = this.#text;
    const entry = sheet.validations.find((one) =>
      isCellKeyInArea(one.area, key),
    );
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
    emit('validationFail', {range: edited, text, rule});
    return rule.onInvalid === 'information';
  }

  cancel(): void {
    const edited = this.range;
    if (edited) {
      this.#range = null;
      this.context.emit('editEnd', {range: edited, committed: false});
    }
  }
}
