import {boundsAddress, quoteSheetName} from '../area/address';
import {mapCells, sameBounds} from '../area/bounds';
import {createArea} from '../area/createArea';
import type {
  Area,
  AreaBounds,
  CellRange,
  EngineObject,
  JsonObject,
  Sheet,
} from '../contract';
import {nextId} from '../state/ids';
import type {SheetState, WorkbookState} from '../state/types';
import type {DocumentContext} from './context';
import {EngineObjectBase} from './engineObject';

/** Where the cells of a range are: it follows them when rows and columns come and go. */
export abstract class RangePlace extends EngineObjectBase<'range'> {
  // Not properties: what samples log shows those.
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

  protected get context(): DocumentContext {
    return this.#context;
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
    this.assertAlive();
    return this.#context.store.sheet(this.#sheetId)!;
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
    this.assertAlive();
    return this.#context.sheet(this.#sheetId);
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
    this.#context.store.actOn(this.#sheetId, label, (sheet, workbook) =>
      change(sheet, area, workbook),
    );
    return this;
  }

  /** What is read of each cell, row by row. */
  protected map<T>(read: (row: number, column: number) => T): T[][] {
    return mapCells(this.bounds, read);
  }
}
