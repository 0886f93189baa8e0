import type {CellEditor, CellRange} from '../contract';
import {type Entry, writeEntry} from '../edits/contents';
import {OwnedPart} from '../objects/part';
import {placeOf, readCell, selectAreas} from '../objects/context';
import {attempt, entryText, readTyped} from '../objects/typedText';
import {isValid} from '../rules/validation';
import {boundsOf, firstKey, isKeyIn} from '../state/cells';
import {formatOf, numberFormatOf} from '../state/formats';

/** Cell editor. Its changes have the origin `user`. */
export class Editor extends OwnedPart implements CellEditor {
  #range: CellRange | null = null;
  #text = '';
  /** Text when the editor was opened. */
  #begun = '';

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
    const place = placeOf(
      cell ?? range(view.activeSheetId, view.selection.at(-1)!),
    );
    const key = firstKey(place.area);
    const bounds = boundsOf(key);
    const sheet = store.sheet(place.sheetId)!;
    const isLocked =
      sheet.protection !== null && formatOf(store.state, sheet, key).locked;
    const isPivot = sheet.pivotTables.some(({area}) => isKeyIn(area, key));
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
      entryText(
        readCell(store, place.sheetId, key),
        numberFormatOf(store.state, sheet, key),
        locale,
      );
    this.#begun = this.#text;
    return true;
  }

  commit(): boolean {
    const edited = this.range;
    const {store, emit, locale} = this.context;
    if (!edited) {
      return true;
    }
    const {sheetId, area} = placeOf(edited);
    const isChanged = this.#text !== this.#begun;
    const entry = isChanged && attempt(() => readTyped(this.#text, locale));
    if (isChanged && !(entry && this.#isAllowed(edited, entry))) {
      return false;
    }
    this.#range = null;
    if (entry) {
      store.actOn(
        sheetId,
        'Enter',
        (sheet, workbook) => writeEntry(workbook, sheet, firstKey(area), entry),
        {origin: 'user'},
      );
    }
    emit('editEnd', {range: edited, committed: true});
    return true;
  }

  // Results of formulas are not known yet: `findInvalidCells` validates them later.
  #isAllowed(edited: CellRange, {value}: Entry): boolean {
    const {engine, emit, store} = this.context;
    const {sheetId, area} = placeOf(edited);
    const key = firstKey(area);
    const sheet = store.sheet(sheetId)!;
    const text = this.#text;
    const entry = sheet.validations.find((one) => isKeyIn(one.area, key));
    if (!entry || text.startsWith('=')) {
      return true;
    }
    // Formulas of the rule must see the typed value in the cell.
    const cells = new Map(sheet.cells).set(key, {value});
    const sheets = store.state.sheets.map((one) =>
      one === sheet ? {...sheet, cells} : one,
    );
    const {calculator, state} = store;
    const context = {engine, store: {calculator, state: {...state, sheets}}};
    if (isValid(context, entry, value, {sheetId, key})) {
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
