import {boundsAddress, invalidAddress} from '../area/address';
import {createArea, toBounds} from '../area/createArea';
import type * as Sdk from '../contract';
import {removeCells} from '../state/cells';
import {nextId} from '../state/ids';
import type {PivotState} from '../state/types';
import {storedDefinition} from './context';
import {NamedList, SheetItem} from './sheetItems';
import {nameFor} from './names';
import {writePivot, pivotCells} from './writePivot';

/** A pivot table on a sheet. */
class PivotObject extends SheetItem<'pivotTable'> implements Sdk.PivotTable {
  get name(): string {
    return this.state.name;
  }

  get area(): Sdk.Area {
    return createArea(this.state.area);
  }

  get definition(): Sdk.PivotTableDefinition {
    const {definition, name} = this.state;
    return {...this.shown(definition), name};
  }

  #rewrite(label: string, change: (pivot: PivotState) => void): void {
    const old = this.state.area;
    this.change(label, (pivot, sheet) => {
      change(pivot);
      writePivot(this.context, sheet, this.id, old);
    });
  }

  update(changes: Partial<Sdk.PivotTableDefinition>): void {
    const stored = storedDefinition(changes);
    this.#rewrite('Change pivot table', (pivot) => {
      Object.assign(pivot.definition, stored);
      pivot.name = changes.name ?? pivot.name;
    });
  }

  refresh(): void {
    this.#rewrite('Refresh pivot table', () => undefined);
  }

  sourceRows(cell: Sdk.AreaLike): readonly Sdk.Area[] {
    const {state} = this;
    const {firstRow, firstColumn} = toBounds(cell);
    const {target, source} = state.definition;
    const found = pivotCells(this.context, state)[firstRow - target.firstRow]?.[
      firstColumn - target.firstColumn
    ];
    if (!found?.records || found.look !== 'body') {
      throw invalidAddress(boundsAddress(toBounds(cell)));
    }
    return found.records.map(({row}) =>
      createArea({...source!.area, firstRow: row, lastRow: row}),
    );
  }

  override remove(): void {
    const {context, sheetId, state} = this;
    context.store.transaction('Remove pivot table', () => {
      context.store.actOn(sheetId, '', (sheet) => {
        removeCells(sheet, state.area);
      });
      super.remove();
    });
  }
}

/** Pivot tables of a sheet. */
export class PivotTables
  extends NamedList<'pivotTable', Sdk.PivotTable>
  implements Sdk.PivotTableCollection
{
  protected readonly kind = 'pivotTable';
  protected readonly Item = PivotObject;

  add(definition: Sdk.PivotTableDefinition): Sdk.PivotTable {
    const {context} = this;
    const others = context.store.state.sheets.flatMap(
      ({pivotTables}) => pivotTables,
    );
    const stored = storedDefinition(definition);
    const entry = {
      id: nextId('pivotTable'),
      name: nameFor('PivotTable', definition.name, others),
      area: stored.target,
      definition: stored,
    };
    this.act('Insert pivot table', (sheet) => {
      sheet.pivotTables.push(entry);
      writePivot(context, sheet, entry.id, null);
    });
    return this.handle(entry);
  }
}
