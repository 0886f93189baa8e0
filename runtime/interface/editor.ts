import {containsBounds} from '../area/bounds';
import type {CellEditor, CellRange} from '../contract';
import {ActivePart} from '../objects/activePart';
import {type DocumentContext, placeOf, readCell} from '../objects/context';
import {readTyped, writeTyped, attempt, entryText} from '../objects/typedText';
import {isValid} from '../rules/validation';
import {boundsOf, firstKey} from '../state/cells';
import {formatOf, numberFormatOf} from '../state/formats';
import {sheetIn} from '../state/find';

/** The cell editor. What it commits counts as typed by a user. */
export class Editor extends ActivePart implements CellEditor {
  readonly #canEdit: () => boolean;
  #range: CellRange | null = null;
  #text = '';
  /** What the text was when the editor opened. */
  #begun = '';

  /** @param canEdit - whether users may change the spreadsheet at all */
  constructor(active: () => DocumentContext, canEdit: () => boolean) {
    super(active);
    this.#canEdit = canEdit;
  }

  get isOpen(): boolean {
    return this.range !== null;
  }

  get range(): CellRange | null {
    void this.context;
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
    const {store, emit, locale, range, select} = this.context;
    const {view} = store;
    const place = cell
      ? placeOf(cell)
      : {sheetId: view.activeSheetId, area: view.selection.at(-1)!};
    const key = firstKey(place.area);
    const bounds = boundsOf(key);
    const sheet = store.sheet(place.sheetId)!;
    const isLocked =
      sheet.protection !== null && formatOf(store.state, sheet, key).locked;
    const isPivot = sheet.pivotTables.some(({area}) =>
      containsBounds(area, bounds),
    );
    if (!this.#canEdit() || isLocked || isPivot) {
      return false;
    }
    const edited = range(place.sheetId, bounds);
    let isCancelled = false;
    emit('beforeEdit', {
      range: edited,
      cancel: () => {
        isCancelled = true;
      },
    });
    if (isCancelled) {
      return false;
    }
    select(place.sheetId, [bounds]);
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
    if (this.#text === this.#begun) {
      this.#range = null;
      emit('editEnd', {range: edited, committed: true});
      return true;
    }
    const {sheetId, area} = placeOf(edited);
    const text = this.#text;
    const entry = attempt(() => readTyped(text, locale));
    if (
      !entry ||
      !this.#isAllowed(
        edited,
        entry.formula === undefined ? entry.value : null,
        text,
      )
    ) {
      return false;
    }
    this.#range = null;
    store.act(
      'Enter',
      (workbook) => {
        const sheet = sheetIn(workbook, sheetId)!;
        writeTyped(sheet, firstKey(area), entry);
      },
      {origin: 'user'},
    );
    emit('editEnd', {range: edited, committed: true});
    return true;
  }

  // Formulas are judged once they are calculated, by `findInvalidCells`.
  #isAllowed(
    edited: CellRange,
    value: Parameters<typeof isValid>[2],
    text: string,
  ): boolean {
    const {store, emit} = this.context;
    const {sheetId, area} = placeOf(edited);
    const rule = store
      .sheet(sheetId)!
      .validations.find((entry) => containsBounds(entry.area, area));
    if (!rule || text.startsWith('=')) {
      return true;
    }
    const place = {sheetId, key: firstKey(area), origin: rule.origin};
    if (isValid(this.#asIf(edited, value), rule, value, place)) {
      return true;
    }
    emit('validationFail', {
      range: edited,
      text,
      rule: structuredClone(rule.rule),
    });
    return rule.rule.onInvalid === 'information';
  }

  // Formulas of a rule see the entry in its cell, as users do.
  #asIf(
    edited: CellRange,
    value: Parameters<typeof isValid>[2],
  ): DocumentContext {
    const context = this.context;
    const {sheetId, area} = placeOf(edited);
    const sheets = context.store.state.sheets.map((sheet) =>
      sheet.id === sheetId
        ? {
            ...sheet,
            cells: new Map(sheet.cells).set(firstKey(area), {value}),
          }
        : sheet,
    );
    const store = Object.create(context.store, {
      state: {value: {...context.store.state, sheets}},
      calculator: {value: context.store.calculator},
    }) as DocumentContext['store'];
    return Object.create(context, {store: {value: store}}) as DocumentContext;
  }

  cancel(): void {
    const edited = this.range;
    if (edited) {
      this.#range = null;
      this.context.emit('editEnd', {range: edited, committed: false});
    }
  }
}
