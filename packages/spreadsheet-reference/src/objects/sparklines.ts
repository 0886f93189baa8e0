import {createArea} from '../area/createArea';
import type * as Sdk from '../contract';
import {assertOptions} from '../choices';
import {SpreadsheetError} from '../errors';
import {createId} from '../state/identity';
import {toStoredDefinition} from './context';
import {SheetItem, SheetItemList} from './sheetItems';

/**
 * Converts a definition to the form in which the state stores it.
 *
 * @throws SpreadsheetError `SHAPE_MISMATCH` if the target does not have one cell for each row or column of the source
 */
function toStoredSparklines(definition: Sdk.SparklineDefinition) {
  assertOptions(definition, {
    line: 'source',
    column: 'source',
    winLoss: 'source',
  });
  const {area} = definition.source;
  const data = {rows: area.rowCount, columns: area.columnCount};
  const target = createArea(definition.target);
  const {rowCount: rows, columnCount: columns} = target;
  // If the target is a column, each of its cells shows one row of the source; otherwise, each shows one
  // column.
  const fits =
    (columns === 1 && rows === data.rows) ||
    (rows === 1 && columns === data.columns);
  if (!fits) {
    throw new SpreadsheetError(
      'SHAPE_MISMATCH',
      `${target.address} has ${rows} by ${columns} cells and the source ${data.rows} rows by ${data.columns} columns: each cell needs a row or a column of its own.`,
      {target: {rows, columns}, source: data},
    );
  }
  return toStoredDefinition(definition);
}

class GroupObject
  extends SheetItem<'sparklines'>
  implements Sdk.SparklineGroup
{
  get definition(): Sdk.SparklineDefinition {
    return this.toPublicDefinition(this.state.definition);
  }

  update(changes: Partial<Sdk.SparklineDefinition>): void {
    const next = toStoredSparklines({...this.definition, ...changes});
    this.change('Change sparklines', (group) => {
      group.definition = next;
    });
  }
}

export class SparklinesObject
  extends SheetItemList<'sparklines', Sdk.SparklineGroup>
  implements Sdk.SparklineCollection
{
  protected readonly kind = 'sparklines';
  protected readonly Item = GroupObject;

  add(definition: Sdk.SparklineDefinition): Sdk.SparklineGroup {
    return this.insert('Insert sparklines', {
      id: createId('sparklines'),
      definition: toStoredSparklines(definition),
    });
  }
}
