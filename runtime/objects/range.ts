import {boundsAddress, quoteSheetName} from '../area/address';
import {containsBounds, intersectBounds, sameBounds} from '../area/bounds';
import {createArea, toBounds} from '../area/createArea';
import type {
  Alignment,
  Area,
  AreaBounds,
  AreaLike,
  Borders,
  CellBorders,
  CellFormat,
  CellRange,
  CellValue,
  ClearContent,
  Color,
  EngineObject,
  Fill,
  Font,
  JsonObject,
  Sheet,
  SortKey,
  SortOptions,
  ValidationRule,
} from '../contract';
import {
  assertShape,
  clearCells,
  writeFormula,
  writeValues,
} from '../edits/contents';
import {moveCells, pasteCells} from '../edits/copy';
import {fillArea} from '../edits/fill';
import {writeFormat, writeStyle} from '../edits/formats';
import {mergeArea, unmergeArea} from '../edits/merge';
import {sortRows} from '../edits/sort';
import {removeValidation, writeValidation} from '../edits/validation';
import {SpreadsheetError} from '../errors';
import {cellKey} from '../state/cells';
import {formatOf, numberFormatOf, type WholeFormat} from '../state/formats';
import {nextId} from '../state/ids';
import type {SheetState, WorkbookState} from '../state/types';
import {dateOf} from '../values/dates';
import {displayText, showsDate} from '../values/numberFormat';
import {copiedCells} from './copied';
import {placeOf, readCell, type DocumentContext} from './context';
import {EngineObjectBase} from './engineObject';
import {assertOwnSheet} from './part';

/** The cells of one area of a sheet. It follows its cells when rows and columns come and go. */
export class RangeObject
  extends EngineObjectBase<'range'>
  implements CellRange
{
  readonly #context: DocumentContext;
  readonly #sheetId: string;
  readonly #origin: AreaBounds;
  readonly #version: number;

  constructor(context: DocumentContext, sheetId: string, area: AreaBounds) {
    super('range', nextId('range'));
    this.#context = context;
    this.#sheetId = sheetId;
    this.#origin = area;
    this.#version = context.store.log.version;
  }

  get #now(): AreaBounds | null {
    const {store, isAlive} = this.#context;
    return isAlive && store.sheet(this.#sheetId)
      ? store.log.follow(this.#sheetId, this.#origin, this.#version)
      : null;
  }

  get isAlive(): boolean {
    return this.#now !== null;
  }

  get #bounds(): AreaBounds {
    this.assertAlive();
    return this.#now!;
  }

  get #state(): SheetState {
    this.assertAlive();
    return this.#context.store.sheet(this.#sheetId)!;
  }

  override equals(other: EngineObject): boolean {
    if (other.kind !== 'range' || !other.isAlive || !this.isAlive) {
      return super.equals(other);
    }
    const range = other as CellRange;
    return (
      range.sheet.id === this.#sheetId && sameBounds(range.area, this.#bounds)
    );
  }

  override toJSON(): JsonObject {
    return {
      ...super.toJSON(),
      address: boundsAddress(this.#now ?? this.#origin),
    };
  }

  get sheet(): Sheet {
    this.assertAlive();
    return this.#context.sheet(this.#sheetId);
  }

  get area(): Area {
    return createArea(this.#bounds);
  }

  get address(): string {
    return `${quoteSheetName(this.#state.name)}!${boundsAddress(this.#bounds)}`;
  }

  #act(
    label: string,
    change: (
      sheet: SheetState,
      area: AreaBounds,
      workbook: WorkbookState,
    ) => void,
  ): this {
    const area = this.#bounds;
    this.#context.store.act(label, (workbook) => {
      change(
        workbook.sheets.find(({id}) => id === this.#sheetId)!,
        area,
        workbook,
      );
    });
    return this;
  }

  #map<T>(read: (row: number, column: number) => T): T[][] {
    const {firstRow, lastRow, firstColumn, lastColumn} = this.#bounds;
    return Array.from({length: lastRow - firstRow + 1}, (_row, row) =>
      Array.from({length: lastColumn - firstColumn + 1}, (_cell, column) =>
        read(firstRow + row, firstColumn + column),
      ),
    );
  }

  #valueAt(row: number, column: number): CellValue {
    const {store} = this.#context;
    const value = readCell(store, this.#sheetId, cellKey(row, column));
    return typeof value === 'number' &&
      showsDate(numberFormatOf(store.state, this.#state, row, column))
      ? dateOf(value)
      : value;
  }

  #textAt(row: number, column: number): string {
    const {store, locale} = this.#context;
    const pattern = numberFormatOf(store.state, this.#state, row, column);
    return displayText(
      readCell(store, this.#sheetId, cellKey(row, column)),
      pattern,
      locale,
    );
  }

  getValue(): CellValue {
    const {firstRow, firstColumn} = this.#bounds;
    return this.#valueAt(firstRow, firstColumn);
  }

  getValues(): CellValue[][] {
    return this.#map((row, column) => this.#valueAt(row, column));
  }

  setValue(value: CellValue): this {
    const {locale} = this.#context;
    return this.#act('Enter', (sheet, area, workbook) => {
      writeValues(workbook, sheet, area, () => value, locale);
    });
  }

  setValues(values: readonly (readonly CellValue[])[]): this {
    assertShape(this.#bounds, values);
    const {locale} = this.#context;
    return this.#act('Enter', (sheet, area, workbook) => {
      writeValues(
        workbook,
        sheet,
        area,
        (row, column) => values[row]![column]!,
        locale,
      );
    });
  }

  getFormula(): string | null {
    const {firstRow, firstColumn} = this.#bounds;
    return (
      this.#state.cells.get(cellKey(firstRow, firstColumn))?.formula ?? null
    );
  }

  setFormula(formula: string): this {
    return this.#act('Enter formula', (sheet, area) =>
      writeFormula(sheet, area, formula),
    );
  }

  getText(): string {
    const {firstRow, firstColumn} = this.#bounds;
    return this.#textAt(firstRow, firstColumn);
  }

  getTexts(): string[][] {
    return this.#map((row, column) => this.#textAt(row, column));
  }

  clear(what: ClearContent = 'contents'): this {
    return this.#act('Clear', (sheet, area) => clearCells(sheet, area, what));
  }

  merge(): this {
    return this.#act('Merge', mergeArea);
  }

  unmerge(): this {
    return this.#act('Split', unmergeArea);
  }

  get isMerged(): boolean {
    const area = this.#bounds;
    return this.#state.merges.some(
      (merge) => intersectBounds(merge, area) !== null,
    );
  }

  copyTo(target: CellRange): this {
    const {store} = this.#context;
    const area = this.#bounds;
    const cells = copiedCells(store, this.#sheetId, area);
    const to = placeOf(target);
    (this.#context.findStore(to.sheetId) ?? store).act('Copy', (workbook) => {
      const sheet = workbook.sheets.find(({id}) => id === to.sheetId)!;
      pasteCells(sheet, area, cells, to.area, {});
    });
    return this;
  }

  moveTo(target: CellRange): this {
    assertOwnSheet(this.#context, target.sheet);
    const to = placeOf(target);
    return this.#act('Move', (_sheet, area, workbook) => {
      moveCells(workbook, {sheetId: this.#sheetId, area}, to);
    });
  }

  fillTo(target: AreaLike): this {
    const larger = toBounds(target);
    if (!containsBounds(larger, this.#bounds)) {
      throw new SpreadsheetError(
        'INVALID_ARGUMENT',
        `${boundsAddress(larger)} does not contain ${boundsAddress(this.#bounds)}: name the whole area to fill.`,
        {target: boundsAddress(larger)},
      );
    }
    const {locale} = this.#context;
    return this.#act('Fill', (sheet, area) =>
      fillArea(sheet, area, larger, locale),
    );
  }

  sort(keys: readonly SortKey[], options: SortOptions = {}): this {
    const {store} = this.#context;
    return this.#act('Sort', (sheet, area) => {
      sortRows(sheet, area, keys, options, (row, column) =>
        readCell(store, this.#sheetId, cellKey(row, column)),
      );
    });
  }

  get #format(): WholeFormat {
    const {firstRow, firstColumn} = this.#bounds;
    return formatOf(
      this.#context.store.state,
      this.#state,
      firstRow,
      firstColumn,
    );
  }

  getFont(): Required<Font> {
    return {...this.#format.font};
  }

  setFont(font: Font): this {
    return this.setFormat({font});
  }

  getFill(): Fill | null {
    const {fill} = this.#format;
    return fill && {...fill};
  }

  setFill(fill: Color | Fill | null): this {
    return this.setFormat({
      fill: typeof fill === 'string' ? {color: fill} : fill,
    });
  }

  getBorders(): CellBorders {
    return {...this.#format.borders};
  }

  setBorders(borders: Borders): this {
    return this.setFormat({borders});
  }

  getAlignment(): Required<Alignment> {
    return {...this.#format.alignment};
  }

  setAlignment(alignment: Alignment): this {
    return this.setFormat({alignment});
  }

  getNumberFormat(): string {
    return this.#format.numberFormat;
  }

  setNumberFormat(pattern: string): this {
    return this.setFormat({numberFormat: pattern});
  }

  getFormat(): CellFormat {
    return structuredClone(this.#format) as CellFormat;
  }

  setFormat(format: CellFormat): this {
    return this.#act('Format', (sheet, area) =>
      writeFormat(sheet, area, format),
    );
  }

  setStyle(name: string): this {
    if (!this.#context.store.state.styles.has(name)) {
      throw new SpreadsheetError(
        'INVALID_NAME',
        `There is no style '${name}': workbook.styles.names lists those in use.`,
        {name},
      );
    }
    return this.#act('Style', (sheet, area) => writeStyle(sheet, area, name));
  }

  getValidation(): ValidationRule | null {
    const {firstRow, firstColumn} = this.#bounds;
    const cell = {
      firstRow,
      firstColumn,
      lastRow: firstRow,
      lastColumn: firstColumn,
    };
    const entry = this.#state.validations.find(({area}) =>
      containsBounds(area, cell),
    );
    return entry ? structuredClone(entry.rule) : null;
  }

  setValidation(rule: ValidationRule | null): this {
    return this.#act('Validation', (sheet, area) => {
      if (rule) {
        writeValidation(sheet, area, structuredClone(rule));
      } else {
        removeValidation(sheet, area);
      }
    });
  }

  select(): this {
    this.#context.select(this.#sheetId, [this.#bounds]);
    return this;
  }

  scrollIntoView(): this {
    this.assertAlive();
    return this;
  }
}
