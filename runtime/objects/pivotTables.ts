import type {
  PivotTable,
  PivotTableCollection,
  PivotTableDefinition,
} from '../contract';
import {toBounds} from '../area/createArea';
import {nextId} from '../state/ids';
import {PivotObject} from './pivotTable';
import {writePivot} from './writePivot';
import {placeOf} from './context';
import {freeName, nameInUse, SheetPart} from './part';
import {isNamed} from '../state/isNamed';

/** Pivot tables of a sheet. */
export class PivotTables extends SheetPart implements PivotTableCollection {
  get count(): number {
    return this.state.pivotTables.length;
  }

  *[Symbol.iterator](): Iterator<PivotTable> {
    yield* this.state.pivotTables.map(
      ({id}) => new PivotObject(this.context, this.sheetId, id),
    );
  }

  get(name: string): PivotTable | undefined {
    const entry = this.state.pivotTables.find(isNamed(name));
    return entry && new PivotObject(this.context, this.sheetId, entry.id);
  }

  add(definition: PivotTableDefinition): PivotTable {
    const used = this.context.store.state.sheets.flatMap((sheet) =>
      sheet.pivotTables.map(({name}) => name),
    );
    const {name} = definition;
    if (
      name !== undefined &&
      used.some((other) => other.toLowerCase() === name.toLowerCase())
    ) {
      throw nameInUse('pivot table', name);
    }
    const {source, target, ...rest} = definition;
    const cells = toBounds(target);
    const entry = {
      id: nextId('pivotTable'),
      name: name ?? freeName('PivotTable', used),
      area: cells,
      definition: {
        ...structuredClone(rest),
        source: placeOf(source),
        target: cells,
      },
    };
    const {context} = this;
    this.act('Insert pivot table', (sheet) => {
      sheet.pivotTables.push(entry);
      writePivot(context, sheet, entry.id, null);
    });
    return new PivotObject(this.context, this.sheetId, entry.id);
  }
}
