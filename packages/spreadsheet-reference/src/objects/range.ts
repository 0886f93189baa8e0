import {boundsAddress} from '../area/address';
import {cellBounds, containsBounds, intersectBounds} from '../area/bounds';
import {toBounds} from '../area/createArea';
import type * as Sdk from '../contract';
import {
  assertShape,
  clearCells,
  mergeArea,
  unmergeArea,
  writeFormula,
  writeValues,
} from '../edits/contents';
import {moveCells, pasteCells} from '../edits/copy';
import {fillArea} from '../edits/fill';
import {sortRows} from '../edits/sort';
import {cellKey, firstKey} from '../state/cells';
import {numberFormatOf} from '../state/formats';
import {toCellValue} from '../values/numberFormat';
import {cellText, copied, placeOf, readCell, selectAreas} from './context';
import {assertOwnSheet} from './part';
import {RangeFormats} from './rangeFormats';
import {invalidArgument} from '../errors';
import type {Place} from '../state/types';

function isRange(
  target: Sdk.CellRange | Sdk.AreaLike,
): target is Sdk.CellRange {
  return typeof target === 'object' && 'kind' in target;
}

/** The cells of one area of a sheet. */
export class RangeObject extends RangeFormats implements Sdk.CellRange {
  #valueAt(key: number): Sdk.CellValue {
    const {store} = this.context;
    const value = readCell(store, this.sheetId, key);
    return toCellValue(value, numberFormatOf(store.state, this.state, key));
  }

  #textAt(key: number): string {
    return cellText(this.context, this.state, key);
  }

  getValue(): Sdk.CellValue {
    return this.#valueAt(firstKey(this.bounds));
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
    assertShape(this.bounds, values);
    return this.#write((row, column) => values[row]![column]!);
  }

  getFormula(): string | null {
    return this.state.cells.get(firstKey(this.bounds))?.formula ?? null;
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
    assertShape(this.bounds, formulas);
    return this.change('Enter formula', (sheet, {firstRow, firstColumn}) => {
      formulas.forEach((line, row) =>
        line.forEach((formula, column) => {
          if (formula !== null) {
            const cell = cellBounds(firstRow + row, firstColumn + column);
            writeFormula(sheet, cell, formula);
          }
        }),
      );
    });
  }

  getText(): string {
    return this.#textAt(firstKey(this.bounds));
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

  /** Where a target is; an area is on the same sheet. */
  #placeOf(target: Sdk.CellRange | Sdk.AreaLike): Place {
    return isRange(target)
      ? placeOf(target)
      : {sheetId: this.sheetId, area: toBounds(target)};
  }

  copyTo(target: Sdk.CellRange | Sdk.AreaLike): this {
    const {findStore, store} = this.context;
    const cells = copied(this.context, this);
    const to = this.#placeOf(target);
    (findStore(to.sheetId) ?? store).actOn(to.sheetId, 'Copy', (sheet) =>
      pasteCells(sheet, cells, to.area, {}),
    );
    return this;
  }

  moveTo(target: Sdk.CellRange | Sdk.AreaLike): this {
    if (isRange(target)) {
      assertOwnSheet(this.context, target.sheet);
    }
    const to = this.#placeOf(target);
    return this.change('Move', (_sheet, area, workbook) => {
      moveCells(workbook, {sheetId: this.sheetId, area}, to);
    });
  }

  fillTo(target: Sdk.CellRange | Sdk.AreaLike): this {
    const {sheetId, area: larger} = this.#placeOf(target);
    if (sheetId !== this.sheetId || !containsBounds(larger, this.bounds)) {
      throw invalidArgument(
        `${boundsAddress(larger)} does not contain ${boundsAddress(this.bounds)}: name the whole area to fill.`,
        {target: boundsAddress(larger)},
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
        readCell(store, this.sheetId, cellKey(row, column)),
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
