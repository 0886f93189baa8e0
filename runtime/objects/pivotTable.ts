import {boundsAddress, invalidAddress} from '../area/address';
import {createArea, toBounds} from '../area/createArea';
import type {
  Area,
  AreaLike,
  JsonObject,
  PivotTable,
  PivotTableDefinition,
} from '../contract';
import {existingKeys} from '../state/cells';
import type {PivotState, SheetState} from '../state/types';
import {placeOf, type DocumentContext} from './context';
import {EngineObjectBase} from './engineObject';
import {pivotCells} from './pivotCells';
import {writePivot} from './writePivot';

/** A pivot table on a sheet. */
export class PivotObject
  extends EngineObjectBase<'pivotTable'>
  implements PivotTable
{
  readonly #context: DocumentContext;
  readonly #sheetId: string;

  constructor(context: DocumentContext, sheetId: string, id: string) {
    super('pivotTable', id);
    this.#context = context;
    this.#sheetId = sheetId;
  }

  get #found(): PivotState | undefined {
    const {isAlive, store} = this.#context;
    return isAlive
      ? store.sheet(this.#sheetId)?.pivotTables.find(({id}) => id === this.id)
      : undefined;
  }

  get isAlive(): boolean {
    return this.#found !== undefined;
  }

  get #entry(): PivotState {
    this.assertAlive();
    return this.#found!;
  }

  override toJSON(): JsonObject {
    return {...super.toJSON(), ...(this.#found && {name: this.#found.name})};
  }

  get name(): string {
    return this.#entry.name;
  }

  get area(): Area {
    return createArea(this.#entry.area);
  }

  get definition(): PivotTableDefinition {
    const {definition, name} = this.#entry;
    const {source, target, ...rest} = definition;
    const place = source ?? {sheetId: this.#sheetId, area: target};
    return {
      ...structuredClone(rest),
      name,
      source: this.#context.range(place.sheetId, place.area),
      target: boundsAddress(target),
    };
  }

  #act(
    label: string,
    change: (pivot: PivotState, sheet: SheetState) => void,
  ): void {
    const old = this.#entry.area;
    this.#context.store.act(label, (workbook) => {
      const sheet = workbook.sheets.find(({id}) => id === this.#sheetId)!;
      change(
        sheet.pivotTables.find(({id}) => id === this.id)!,
        sheet,
      );
      writePivot(this.#context, sheet, this.id, old);
    });
  }

  update(changes: Partial<PivotTableDefinition>): void {
    const {source, target, ...rest} = changes;
    const place = source && placeOf(source);
    const cells = target === undefined ? undefined : toBounds(target);
    this.#act('Change pivot table', (pivot) => {
      pivot.definition = {
        ...pivot.definition,
        ...structuredClone(rest),
        ...(place && {source: place}),
        ...(cells && {target: cells}),
      };
      pivot.name = changes.name ?? pivot.name;
    });
  }

  refresh(): void {
    this.#act('Refresh pivot table', () => undefined);
  }

  sourceRows(cell: AreaLike): readonly Area[] {
    const entry = this.#entry;
    const {firstRow, firstColumn} = toBounds(cell);
    const {target, source} = entry.definition;
    const found = pivotCells(this.#context, entry)[
      firstRow - target.firstRow
    ]?.[firstColumn - target.firstColumn];
    if (!found?.records || found.look !== 'body') {
      throw invalidAddress(boundsAddress(toBounds(cell)));
    }
    return found.records.map(({row}) =>
      createArea({...source!.area, firstRow: row, lastRow: row}),
    );
  }

  remove(): void {
    const {area} = this.#entry;
    this.#context.store.act('Remove pivot table', (workbook) => {
      const sheet = workbook.sheets.find(({id}) => id === this.#sheetId)!;
      existingKeys(sheet.cells, area).forEach((key) => sheet.cells.delete(key));
      sheet.pivotTables = sheet.pivotTables.filter(({id}) => id !== this.id);
    });
  }
}
