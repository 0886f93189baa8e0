import {mapCells, sameBounds} from '../area/bounds';
import type {
  Alignment,
  Borders,
  CellBorders,
  CellFormat,
  Color,
  Fill,
  Font,
  StoredFormat,
  ValidationRule,
  Area,
  AreaBounds,
  CellRange,
  EngineObject,
  JsonObject,
  Sheet,
} from '../contract';
import {writeFormat, writeStyle} from '../edits/formats';
import {assertValidation} from '../rules/validation';
import {formatOf, styleNameOf, type WholeFormat} from '../state/formats';
import {removeValidation, writeValidation} from '../edits/contents';
import {invalidName} from '../errors';
import {boundsAddress, quoteSheetName} from '../area/address';
import {createArea} from '../area/createArea';
import {cellKey, firstKey, isKeyIn} from '../state/cells';
import {nextId} from '../state/ids';
import type {SheetState, WorkbookState} from '../state/types';
import type {DocumentContext} from './context';
import {DocumentPart} from './part';

/** Where the cells of a range are: it follows them when rows and columns come and go. */
abstract class RangePlace extends DocumentPart<'range'> {
  // Not properties: what samples log shows those.
  readonly #sheetId: string;
  readonly #origin: AreaBounds;
  readonly #version: number;

  constructor(context: DocumentContext, sheetId: string, area: AreaBounds) {
    super('range', nextId('range'), context);
    this.#sheetId = sheetId;
    this.#origin = area;
    this.#version = context.store.log.version;
  }

  get #now(): AreaBounds | null {
    const {store} = this.owner;
    return super.isAlive && store.sheet(this.#sheetId)
      ? store.log.follow(this.#sheetId, this.#origin, this.#version)
      : null;
  }

  override get isAlive(): boolean {
    return this.#now !== null;
  }

  protected get sheetId(): string {
    return this.#sheetId;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the cells are gone */
  protected get bounds(): AreaBounds {
    this.assertAlive();
    return this.#now!;
  }

  protected get state(): SheetState {
    return this.context.store.sheet(this.#sheetId)!;
  }

  override equals(other: EngineObject): boolean {
    if (other.kind !== 'range' || !other.isAlive || !this.isAlive) {
      return super.equals(other);
    }
    const range = other as CellRange;
    return (
      range.sheet.id === this.#sheetId && sameBounds(range.area, this.bounds)
    );
  }

  override toJSON(): JsonObject {
    return {
      ...super.toJSON(),
      address: boundsAddress(this.#now ?? this.#origin),
    };
  }

  get sheet(): Sheet {
    return this.context.sheet(this.#sheetId);
  }

  get area(): Area {
    return createArea(this.bounds);
  }

  get address(): string {
    return `${quoteSheetName(this.state.name)}!${boundsAddress(this.bounds)}`;
  }

  /** Changes the sheet as a step. */
  protected act(
    label: string,
    change: (
      sheet: SheetState,
      area: AreaBounds,
      workbook: WorkbookState,
    ) => void,
  ): this {
    const area = this.bounds;
    this.context.store.actOn(this.#sheetId, label, (sheet, workbook) =>
      change(sheet, area, workbook),
    );
    return this;
  }

  /** What is read of each cell, row by row. */
  protected map<T>(read: (key: number) => T): T[][] {
    return mapCells(this.bounds, (row, column) => read(cellKey(row, column)));
  }
}

/** How the cells of a range look, and what they take. */
export abstract class RangeFormats extends RangePlace {
  get #format(): WholeFormat {
    const {bounds, context, state} = this;
    return formatOf(context.store.state, state, firstKey(bounds));
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
    return this.setFormat({fill});
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

  getFormat(): StoredFormat {
    return structuredClone(this.#format) as StoredFormat;
  }

  setFormat(format: CellFormat): this {
    return this.act('Format', (sheet, area) =>
      writeFormat(sheet, area, format),
    );
  }

  setStyle(name: string): this {
    if (!this.context.store.state.styles.has(name)) {
      throw invalidName(
        name,
        `There is no style '${name}': workbook.styles.names lists those in use.`,
      );
    }
    return this.act('Style', (sheet, area) => writeStyle(sheet, area, name));
  }

  getStyle(): string {
    return styleNameOf(this.state, firstKey(this.bounds));
  }

  getValidation(): ValidationRule | null {
    const key = firstKey(this.bounds);
    const entry = this.state.validations.find(({area}) => isKeyIn(area, key));
    return entry ? structuredClone(entry.rule) : null;
  }

  setValidation(rule: ValidationRule | null): this {
    if (rule) {
      assertValidation(this.context.store.state, rule);
    }
    return this.act('Validation', (sheet, area) => {
      if (rule) {
        writeValidation(sheet, area, structuredClone(rule));
      } else {
        removeValidation(sheet, area);
      }
    });
  }
}
