import {mapCells, areBoundsEqual} from '../area/bounds';
import type * as Sdk from '../contract';
import {writeFormat, writeStyle} from '../edits/formats';
import {assertValidation} from '../rules/validation';
import {
  resolveFormat,
  resolveStyleName,
  type ResolvedFormat,
} from '../state/formats';
import {removeValidation} from '../edits/contents';
import {createInvalidNameError} from '../errors';
import {formatAddress, quoteSheetName, createArea} from '../area/address';
import {toCellKey, getFirstCellKey, isCellKeyInArea} from '../state/cells';
import {createId, findSheet} from '../state/identity';
import {shiftAreaByChanges} from '../state/lineChange';
import type {SheetState, WorkbookState} from '../state/types';
import type {DocumentContext} from './context';
import {DocumentPart} from './part';

/** Base class of ranges. A range moves with its cells when rows and columns are inserted or deleted. */
abstract class RangePlace extends DocumentPart<'range', SheetState> {
  // A private field, because `console.log` prints public ones.
  readonly #sheetId: string;
  readonly #origin: Sdk.AreaBounds;
  /** Length of the document's list of line changes when the range was created. */
  readonly #version: number;

  constructor(context: DocumentContext, sheetId: string, area: Sdk.AreaBounds) {
    super('range', createId('range'), context);
    this.#sheetId = sheetId;
    this.#origin = area;
    this.#version = context.store.lineChanges.length;
  }

  protected override stateIn(workbook: WorkbookState): SheetState | undefined {
    return findSheet(workbook, this.#sheetId);
  }

  /** Current position of the range; `null` if all its cells were deleted. */
  get #now(): Sdk.AreaBounds | null {
    const changes = this.uncheckedContext.store.lineChanges.slice(
      this.#version,
    );
    return shiftAreaByChanges(changes, this.#sheetId, this.#origin);
  }

  override get isAlive(): boolean {
    return super.isAlive && this.#now !== null;
  }

  protected get sheetId(): string {
    return this.#sheetId;
  }

  /**
   * Current position of the range.
   *
   * @throws SpreadsheetError `OBJECT_REMOVED`
   */
  protected get bounds(): Sdk.AreaBounds {
    this.assertAlive();
    return this.#now!;
  }

  override equals(other: Sdk.EngineObject): boolean {
    if (other.kind !== 'range' || !other.isAlive || !this.isAlive) {
      return super.equals(other);
    }
    const range = other as Sdk.CellRange;
    return (
      range.sheet.id === this.#sheetId &&
      areBoundsEqual(range.area, this.bounds)
    );
  }

  override toJSON(): Sdk.JsonObject {
    return {
      kind: this.kind,
      id: this.id,
      address: formatAddress(this.#now ?? this.#origin),
    };
  }

  get sheet(): Sdk.Sheet {
    return this.context.sheet(this.#sheetId);
  }

  get area(): Sdk.Area {
    return createArea(this.bounds);
  }

  get address(): string {
    return `${quoteSheetName(this.state.name)}!${formatAddress(this.bounds)}`;
  }

  /** Changes the cells in one undo step. */
  protected change(
    label: string,
    change: (
      sheet: SheetState,
      area: Sdk.AreaBounds,
      workbook: WorkbookState,
    ) => void,
  ): this {
    const area = this.bounds;
    this.edit(label, (sheet, workbook) => change(sheet, area, workbook));
    return this;
  }

  protected map<T>(read: (key: number) => T): T[][] {
    return mapCells(this.bounds, (row, column) => read(toCellKey(row, column)));
  }
}

/** Base class of ranges that implements formats, styles and validation. */
export abstract class RangeFormatsObject extends RangePlace {
  /** Copy of the format of the first cell. */
  get #format(): ResolvedFormat {
    const {bounds, context, state} = this;
    const format = resolveFormat(
      context.store.state,
      state,
      getFirstCellKey(bounds),
    );
    return structuredClone(format);
  }

  getFont(): Required<Sdk.Font> {
    return this.#format.font;
  }

  setFont(font: Sdk.Font): this {
    return this.setFormat({font});
  }

  getFill(): Sdk.Fill | null {
    return this.#format.fill;
  }

  setFill(fill: Sdk.Color | Sdk.Fill | null): this {
    return this.setFormat({fill});
  }

  getBorders(): Sdk.CellBorders {
    return this.#format.borders;
  }

  setBorders(borders: Sdk.Borders): this {
    return this.setFormat({borders});
  }

  getAlignment(): Required<Sdk.Alignment> {
    return this.#format.alignment;
  }

  setAlignment(alignment: Sdk.Alignment): this {
    return this.setFormat({alignment});
  }

  getNumberFormat(): string {
    return this.#format.numberFormat;
  }

  setNumberFormat(pattern: string): this {
    return this.setFormat({numberFormat: pattern});
  }

  getFormat(): Sdk.StoredFormat {
    return this.#format;
  }

  setFormat(format: Sdk.CellFormat): this {
    return this.change('Format', (sheet, area) =>
      writeFormat(sheet, area, format),
    );
  }

  setStyle(name: string): this {
    if (!this.context.store.state.styles.has(name)) {
      throw createInvalidNameError(
        name,
        `There is no style '${name}': workbook.styles.names lists those in use.`,
      );
    }
    return this.change('Style', (sheet, area) => writeStyle(sheet, area, name));
  }

  getStyle(): string {
    return resolveStyleName(this.state, getFirstCellKey(this.bounds));
  }

  getValidation(): Sdk.ValidationRule | null {
    const key = getFirstCellKey(this.bounds);
    const entry = this.state.validations.find(({area}) =>
      isCellKeyInArea(area, key),
    );
    return entry ? structuredClone(entry.rule) : null;
  }

  setValidation(rule: Sdk.ValidationRule | null): this {
    if (rule) {
      assertValidation(this.context.store.state, rule);
    }
    return this.change('Validation', (sheet, area) => {
      removeValidation(sheet, area);
      if (rule) {
        sheet.validations.push({area, rule: structuredClone(rule)});
      }
    });
  }
}
