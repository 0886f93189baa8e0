import {boundsAddress} from '../area/address';
import {columnCountOf, rowCountOf} from '../area/bounds';
import {toBounds} from '../area/createArea';
import type * as Sdk from '../contract';
import {assertColors} from '../edits/formats';
import {SpreadsheetError} from '../errors';
import {nextId} from '../state/ids';
import {storedDefinition} from './context';
import {SheetItem, SheetList} from './sheetItems';

function stored(definition: Sdk.SparklineDefinition) {
  assertColors(definition.color, definition.markColor);
  assertShapes(definition.source.area, toBounds(definition.target));
  return storedDefinition(definition);
}

// A column of cells takes one row each, a row of cells one column each.
function assertShapes(source: Sdk.AreaBounds, target: Sdk.AreaBounds): void {
  const [rows, columns] = [rowCountOf(target), columnCountOf(target)];
  const fits =
    (columns === 1 && rows === rowCountOf(source)) ||
    (rows === 1 && columns === columnCountOf(source));
  if (!fits) {
    const data = {rows: rowCountOf(source), columns: columnCountOf(source)};
    throw new SpreadsheetError(
      'SHAPE_MISMATCH',
      `${boundsAddress(target)} has ${rows} by ${columns} cells and the source ${data.rows} rows by ${data.columns} columns: each cell needs a row or a column of its own.`,
      {target: {rows, columns}, source: data},
    );
  }
}

class GroupObject
  extends SheetItem<'sparklines'>
  implements Sdk.SparklineGroup
{
  get definition(): Sdk.SparklineDefinition {
    return this.shown(this.state.definition);
  }

  update(changes: Partial<Sdk.SparklineDefinition>): void {
    const next = stored({...this.definition, ...changes});
    this.change('Change sparklines', (group) => {
      group.definition = next;
    });
  }
}

/** Sparklines of a sheet, group by group. */
export class Sparklines
  extends SheetList<'sparklines', Sdk.SparklineGroup>
  implements Sdk.SparklineCollection
{
  protected readonly kind = 'sparklines';
  protected readonly Item = GroupObject;

  add(definition: Sdk.SparklineDefinition): Sdk.SparklineGroup {
    return this.insert('Insert sparklines', {
      id: nextId('sparklines'),
      definition: stored(definition),
    });
  }
}
