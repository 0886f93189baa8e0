import type {AreaBounds} from '../contract';
import {limits} from '../errors';
import type {Scalar} from '../values/scalar';
import {findChangedCellKeys, isCellKeyInArea, keyToRow} from '../state/cells';
import type {
  CellState,
  StoredRange,
  SheetState,
  WorkbookState,
} from '../state/types';

export interface CellLocation {
  readonly sheetId: string;
  readonly key: number;
}

/** A formula of a cell. Kept with its last result from one calculation to the next. */
export class FormulaCell implements CellLocation {
  value: Scalar = null;
  /** Formula to which the value belongs; `undefined` before the first calculation. */
  calculated: string | undefined;
  /** Areas that the formula depends on. */
  readings: readonly StoredRange[] = [];
  /** `true` if every calculation must include the formula. */
  isVolatile = false;

  constructor(
    readonly sheetId: string,
    readonly key: number,
    public state: Omit<CellState, 'value'> & {formula: string},
  ) {}

  get formula(): string {
    return this.state.formula;
  }
}

/** The formulas of a workbook by sheet and cell. */
export class FormulaTable {
  #sheets: ReadonlyMap<string, ReadonlyMap<number, FormulaCell>> = new Map();

  get count(): number {
    return [...this.#sheets.values()].reduce((sum, {size}) => sum + size, 0);
  }

  get(sheetId: string, key: number): FormulaCell | undefined {
    return this.#sheets.get(sheetId)?.get(key);
  }

  /** Returns the value of a cell, or the last result if it contains a formula. */
  read({id, cells}: SheetState, key: number): Scalar {
    const cell = cells.get(key);
    return cell?.formula === undefined
      ? (cell?.value ?? null)
      : (this.get(id, key)?.value ?? null);
  }

  /** Returns the formulas of a workbook, and forgets those that it does not have. */
  update({sheets}: WorkbookState): FormulaCell[] {
    const all: FormulaCell[] = [];
    const updated = sheets.map(({id, cells}) => {
      const before = this.#sheets.get(id);
      const formulas = new Map<number, FormulaCell>();
      cells.forEach((cell, key) => {
        if (hasFormula(cell)) {
          const formula = before?.get(key) ?? new FormulaCell(id, key, cell);
          formula.state = cell;
          formulas.set(key, formula);
          all.push(formula);
        }
      });
      return [id, formulas] as const;
    });
    this.#sheets = new Map(updated);
    return all;
  }
}

const hasFormula = (cell: CellState): cell is CellState & {formula: string} =>
  cell.formula !== undefined;

/**
 * Finds the cells that differ between two states of a workbook.
 *
 * @returns keys of cells by sheet id; `null` if changes other than cell contents can affect formulas too
 */
export function findChangedCells(
  before: WorkbookState | undefined,
  after: WorkbookState,
): Map<string, Set<number>> | null {
  const isOnlyCells =
    before?.names === after.names &&
    before.formulaNames === after.formulaNames &&
    before.sheets.length === after.sheets.length &&
    after.sheets.every(({id, name, rows, filter}, index) => {
      const old = before.sheets[index]!;
      return (
        old.id === id &&
        old.name === name &&
        old.rows === rows &&
        old.filter === filter
      );
    });
  if (!isOnlyCells) {
    return null;
  }
  return new Map(
    after.sheets.flatMap((sheet, index) => {
      const old = before.sheets[index]!;
      return old.cells === sheet.cells
        ? []
        : [[sheet.id, findChangedCellKeys(old, sheet)]];
    }),
  );
}

/**
 * Finds the formulas to recalculate: formulas without a result, volatile formulas, and those that depend on a
 * changed cell directly or indirectly.
 */
export function findAffectedFormulas(
  formulas: readonly FormulaCell[],
  changed: ReadonlyMap<string, ReadonlySet<number>>,
): readonly FormulaCell[] {
  const affected = new Set(
    formulas.filter(
      ({calculated, formula, isVolatile}) =>
        calculated !== formula || isVolatile,
    ),
  );
  const queue: CellLocation[] = [...changed].flatMap(([sheetId, keys]) =>
    [...keys].map((key) => ({sheetId, key})),
  );
  affected.forEach((cell) => queue.push(cell));
  if (affected.size === formulas.length || queue.length === 0) {
    return [...affected];
  }
  const readers = new DependencyIndex();
  for (const cell of formulas) {
    if (!affected.has(cell)) {
      cell.readings.forEach((reading) => readers.add(reading, cell));
    }
  }
  // Breadth-first search: it finds formulas that depend on large areas early.
  for (let index = 0; index < queue.length; index += 1) {
    for (const cell of readers.take(queue[index]!)) {
      if (!affected.has(cell)) {
        affected.add(cell);
        queue.push(cell);
      }
    }
  }
  return [...affected];
}

interface Reader {
  readonly area: AreaBounds;
  readonly cell: FormulaCell;
}

interface SheetReaders {
  /** Readers of several rows, until they are divided into blocks. */
  areas: Reader[];
  searches: number;
  readonly blocks: Map<number, Reader[]>;
}

/** Number of searches after which areas are divided into blocks of rows, because that takes time itself. */
const MAX_SEARCHES = 20;

/** Sizes of blocks are powers of two: from a row up to all rows of a sheet. */
const BLOCK_SIZES = Math.log2(limits.rows) + 1;

const toBlock = (index: number, size: number): number =>
  size * limits.rows + index;

/** Finds the formulas that depend on a cell. */
class DependencyIndex {
  readonly #sheets = new Map<string, SheetReaders>();

  add({sheetId, area}: StoredRange, cell: FormulaCell): void {
    const sheet: SheetReaders = this.#sheets.get(sheetId) ?? {
      areas: [],
      searches: 0,
      blocks: new Map(),
    };
    this.#sheets.set(sheetId, sheet);
    if (area.firstRow === area.lastRow) {
      addToBlocks(sheet, {area, cell});
    } else {
      sheet.areas.push({area, cell});
    }
  }

  /** Returns the formulas that depend on a cell. Later searches do not find them again. */
  take({sheetId, key}: CellLocation): FormulaCell[] {
    const found: FormulaCell[] = [];
    const sheet = this.#sheets.get(sheetId);
    if (!sheet) {
      return found;
    }
    const takeFrom = (readers: Reader[]) =>
      readers.filter(({area, cell}) => {
        const isReader = isCellKeyInArea(area, key);
        if (isReader) {
          found.push(cell);
        }
        return !isReader;
      });
    sheet.searches += 1;
    if (sheet.searches > MAX_SEARCHES) {
      sheet.areas.forEach((reader) => addToBlocks(sheet, reader));
      sheet.areas = [];
    }
    sheet.areas = takeFrom(sheet.areas);
    for (let size = 0; size < BLOCK_SIZES; size += 1) {
      const block = toBlock(keyToRow(key) >> size, size);
      const readers = sheet.blocks.get(block);
      if (readers) {
        sheet.blocks.set(block, takeFrom(readers));
      }
    }
    return found;
  }
}

/** Adds a reader to the fewest blocks that cover the rows of its area. */
function addToBlocks({blocks}: SheetReaders, reader: Reader): void {
  let {firstRow: first, lastRow: last} = reader.area;
  const add = (index: number, size: number) => {
    const block = toBlock(index, size);
    const readers = blocks.get(block) ?? [];
    blocks.set(block, readers);
    readers.push(reader);
  };
  for (let size = 0; first <= last; size += 1) {
    if (first % 2 === 1) {
      add(first, size);
      first += 1;
    }
    if (first <= last && last % 2 === 0) {
      add(last, size);
      last -= 1;
    }
    [first, last] = [first >> 1, last >> 1];
  }
}
