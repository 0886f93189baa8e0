import {createArea, toBounds} from '../area/address';
import type * as Sdk from '../contract';
import {assertOptions} from '../choices';
import {assertNumber, assertInteger, limits} from '../errors';
import {renameSheetInFormulas} from '../state/changeLines';
import {keyToBounds, findUsedBounds} from '../state/cells';
import {createId} from '../state/identity';
import {selectAreas} from './context';
import {
  ConditionalFormatObject,
  ConditionalFormatsObject,
} from './conditionalFormats';
import {
  ChartCollectionObject,
  ImageCollectionObject,
  ShapeCollectionObject,
  SparklineGroupObject,
  SparklinesObject,
} from './drawings';
import {ChartObject, ImageObject, ShapeObject} from './drawing';
import {createFilter, applyFilter} from './filter';
import {findInvalidCells} from '../rules/validation';
import {PivotTableObject, PivotTablesObject} from './pivotTables';
import {
  assertSheetsUnprotected,
  assertSheetName,
  findOtherVisibleSheet,
} from './sheetCollection';
import {SheetLinesObject} from './sheetLines';
import {createBounds} from '../area/bounds';

export class SheetObject extends SheetLinesObject implements Sdk.Sheet {
  get name(): string {
    return this.state.name;
  }

  set name(name: string) {
    const {state} = this.context.store;
    assertSheetsUnprotected(state);
    assertSheetName(state, name, this.id);
    this.edit('Rename sheet', (sheet, workbook) => {
      renameSheetInFormulas(workbook, sheet.name, name);
      sheet.name = name;
    });
  }

  get index(): number {
    return this.context.store.state.sheets.indexOf(this.state);
  }

  get visibility(): Sdk.SheetVisibility {
    return this.state.visibility;
  }

  set visibility(visibility: Sdk.SheetVisibility) {
    assertOptions({visibility});
    const {store} = this.context;
    const other =
      visibility === 'visible'
        ? this
        : findOtherVisibleSheet(store.state, this.id);
    this.edit('Show or hide sheet', (sheet) => {
      sheet.visibility = visibility;
    });
    if (store.view.activeSheetId === this.id) {
      selectAreas(this.context, other.id);
    }
  }

  get tabColor(): Sdk.Color | null {
    return this.state.tabColor;
  }

  set tabColor(color: Sdk.Color | null) {
    assertOptions({tabColor: color});
    this.edit('Tab colour', (sheet) => {
      sheet.tabColor = color;
    });
  }

  get rowCount(): number {
    this.assertAlive();
    return limits.rows;
  }

  get columnCount(): number {
    this.assertAlive();
    return limits.columns;
  }

  get usedArea(): Sdk.Area | null {
    const used = findUsedBounds(this.state);
    return used && createArea(used);
  }

  range(area: Sdk.AreaLike): Sdk.CellRange {
    return this.context.range(this.id, toBounds(area));
  }

  cell(row: number, column: number): Sdk.CellRange {
    return this.range(createBounds(row, column));
  }

  freeze({rows = 0, columns = 0}: Sdk.FrozenPanes): void {
    assertInteger('rows', rows, 0, limits.rows - 1);
    assertInteger('columns', columns, 0, limits.columns - 1);
    this.edit('Freeze', (sheet) => {
      sheet.frozen = {rows, columns};
    });
  }

  get frozen(): Required<Sdk.FrozenPanes> {
    return {...this.state.frozen};
  }

  get gridlinesVisible(): boolean {
    return !this.context.store.view.gridlinesHidden.has(this.id);
  }

  set gridlinesVisible(isVisible: boolean) {
    const {gridlinesHidden} = this.context.store.view;
    if (isVisible) {
      gridlinesHidden.delete(this.id);
    } else {
      gridlinesHidden.add(this.id);
    }
  }

  get zoom(): number {
    return this.context.store.view.zoom.get(this.id) ?? 1;
  }

  set zoom(zoom: number) {
    assertNumber('zoom', zoom, 0.25, 4);
    this.context.store.view.zoom.set(this.id, zoom);
  }

  protect(options: Sdk.ProtectOptions = {}): void {
    this.setProtection({...options});
  }

  get conditionalFormats() {
    return new ConditionalFormatsObject(
      this,
      'conditionalFormat',
      ConditionalFormatObject,
    );
  }

  get filter(): Sdk.AutoFilter | null {
    const {filter} = this.state;
    return filter && createFilter(this, filter.id);
  }

  setFilter(area: Sdk.AreaLike): Sdk.AutoFilter {
    const bounds = toBounds(area);
    const id = createId('filter');
    this.edit('Filter', (sheet) => {
      sheet.filter = {id, area: bounds, criteria: new Map()};
      applyFilter(this.context, sheet);
    });
    this.context.emit('filterChange', {sheet: this, name: this.name});
    return createFilter(this, id);
  }

  findInvalidCells(area?: Sdk.AreaLike): readonly Sdk.CellRange[] {
    const within = area === undefined ? null : toBounds(area);
    return findInvalidCells(this.context, this.state, within).map((key) =>
      this.range(keyToBounds(key)),
    );
  }

  get pivotTables() {
    return new PivotTablesObject(this, 'pivotTable', PivotTableObject);
  }

  get charts() {
    return new ChartCollectionObject(this, 'chart', ChartObject);
  }

  get shapes() {
    return new ShapeCollectionObject(this, 'shape', ShapeObject);
  }

  get images() {
    return new ImageCollectionObject(this, 'image', ImageObject);
  }

  get sparklines() {
    return new SparklinesObject(this, 'sparklines', SparklineGroupObject);
  }
}
