import {formatAddress, toBounds} from '../area/address';
import {containsBounds, intersectBounds} from '../area/bounds';
import type * as Sdk from '../contract';
import {
  assertValuesFitArea,
  clearCells,
  mergeArea,
  unmergeArea,
  writeFormula,
  writeValues,
} from '../edits/contents';
import {moveCells, pasteCells} from '../edits/copy';
import {fillArea} from '../edits/fill';
import {sortRows} from '../edits/sort';
import {
  toCellKey,
  getFirstCellKey,
  keyToBounds,
  listCellKeys,
} from '../state/cells';
import {resolveNumberFormat} from '../state/formats';
import {toCellValue} from '../values/numberFormat';
import {
  formatCellText,
  copyCells,
  toStoredRange,
  readCell,
  selectAreas,
} from './context';
import {assertOwnSheet} from './part';
import {RangeFormatsObject} from './rangeFormats';
import {createInvalidArgumentError} from '../errors';
import type {StoredRange} from '../state/types';

function isRange(
  target: Sdk.CellRange | Sdk.AreaLike,
): target is Sdk.CellRange {
  return typeof target === 'object' && 'kind' in target;
}

export class RangeObject extends RangeFormatsObject implements Sdk.CellRange {
  #valueAt(key: number): Sdk.CellValue {
    const {store} = this.context;
    const value = readCell(store, this.sheetId, key);
    return toCellValue(
      value,
      resolveNumberFormat(store.state, this.state, key),
    );
  }

  #textAt(key: number): string {
    return formatCellText(this.context, this.state, key);
  }

  getValue(): Sdk.CellValue {
    return this.#valueAt(getFirstCellKey(this.bounds));
  }

  getValues(): Sdk.CellValue[][] {
    return this.map((key) => this.#valueAt(key));
  }

  #write(valueAt: (row: number, column: number) => Sdk.CellValue): this {
    const {locale} = this.context;
    return this.change('Enter', (sheet, area, workbook) => {
      writeValues(workbook, sheet, area, valueAt, locale);
    });
  }

  setValue(value: Sdk.CellValue): this {
    return this.#write(() => value);
  }

  setValues(values: readonly (readonly Sdk.CellValue[])[]): this {
    assertValuesFitArea(this.bounds, values);
    return this.#write((row, column) => values[row]![column]!);
  }

  getFormula(): string | null {
    return this.state.cells.get(getFirstCellKey(this.bounds))?.formula ?? null;
  }

  setFormula(formula: string): this {
    return this.change('Enter formula', (sheet, area) =>
      writeFormula(sheet, area, formula),
    );
  }

  getFormulas(): (string | null)[][] {
    const {cells} = this.state;
    return this.map((key) => cells.get(key)?.formula ?? null);
  }

  setFormulas(formulas: readonly (readonly (string | null)[])[]): this {
    assertValuesFitArea(this.bounds, formulas);
    return this.change('Enter formula', (sheet, area) => {
      const flat = formulas.flat();
      listCellKeys(area).forEach((key, index) => {
        const formula = flat[index] ?? null;
        if (formula !== null) {
          writeFormula(sheet, keyToBounds(key), formula);
        }
      });
    });
  }

  getText(): string {
    return this.#textAt(getFirstCellKey(this.bounds));
  }

  getTexts(): string[][] {
    return this.map((key) => this.#textAt(key));
  }

  clear(what: Sdk.ClearContent = 'contents'): this {
    return this.change('Clear', (sheet, area) => clearCells(sheet, area, what));
  }

  merge(): this {
    return this.change('Merge', mergeArea);
  }

  unmerge(): this {
    return this.change('Split', unmergeArea);
  }

  get isMerged(): boolean {
    const area = this.bounds;
    return this.state.merges.some(
      (merge) => intersectBounds(merge, area) !== null,
    );
  }

  /** Converts a target to plain data. An area without a sheet is on the sheet of this range. */
  #toPlace(target: Sdk.CellRange | Sdk.AreaLike): StoredRange {
    return isRange(target)
      ? toStoredRange(target)
      : {sheetId: this.sheetId, area: toBounds(target)};
  }

  copyTo(target: Sdk.CellRange | Sdk.AreaLike): this {
    const {findStore, store} = this.context;
    const cells = copyCells(this.context, this);
    const to = this.#toPlace(target);
    (findStore(to.sheetId) ?? store).editSheet(to.sheetId, 'Copy', (sheet) =>
      pasteCells(sheet, cells, to.area, {}),
    );
    return this;
  }

  moveTo(target: Sdk.CellRange | Sdk.AreaLike): this {
    if (isRange(target)) {
      assertOwnSheet(this.context, target.sheet);
    }
    const to = this.#toPlace(target);
    return this.change('Move', (_sheet, area, workbook) => {
      moveCells(workbook, {sheetId: this.sheetId, area}, to);
    });
  }

  fillTo(target: Sdk.CellRange | Sdk.AreaLike): this {
    const {sheetId, area: larger} = this.#toPlace(target);
    if (sheetId !== this.sheetId || !containsBounds(larger, this.bounds)) {
      throw createInvalidArgumentError(
        `${formatAddress(larger)} does not contain ${formatAddress(this.bounds)}: name the whole area to fill.`,
        {target: formatAddress(larger)},
      );
    }
    const {locale} = this.context;
    return this.change('Fill', (sheet, area) =>
      fillArea(sheet, area, larger, locale),
    );
  }

  sort(keys: readonly Sdk.SortKey[], options: Sdk.SortOptions = {}): this {
    const {store} = this.context;
    return this.change('Sort', (sheet, area) => {
      sortRows(sheet, area, keys, options, (row, column) =>
        readCell(store, this.sheetId, toCellKey(row, column)),
      );
    });
  }

  select(): this {
    selectAreas(this.context, this.sheetId, [this.bounds]);
    return this;
  }

  scrollIntoView(): this {
    this.assertAlive();
    return this;
  }
}
