import type * as Sdk from '../contract';
import {assertOptions} from '../choices';
import {createId} from '../state/identity';
import type {DrawingState} from '../state/types';
import {toStoredDefinition} from './context';
import {assertChart, assertShape, toAnchorState} from './drawing';
import {readImage} from './imageSource';
import {NamedSheetItemList, SheetItem, SheetItemList} from './sheetItems';
import {chooseUniqueName} from './sheetCollection';
import {createArea} from '../area/address';
import {SpreadsheetError} from '../errors';

const LABEL = {chart: 'Chart', shape: 'Shape', image: 'Image'} as const;

abstract class Drawings<
  K extends DrawingState['kind'],
  Item,
> extends NamedSheetItemList<K, Item> {
  /** Converts the options that all drawings have to the form in which the state stores them. */
  protected options({anchor, name, altText, locked}: Sdk.DrawingOptions) {
    return {
      id: createId(this.kind),
      name: chooseUniqueName(LABEL[this.kind], name, this.sheet.state.drawings),
      anchor: toAnchorState(anchor),
      altText: altText ?? '',
      locked: locked ?? false,
    };
  }
}

export class ChartCollectionObject
  extends Drawings<'chart', Sdk.Chart>
  implements Sdk.ChartCollection
{
  add(definition: Sdk.ChartDefinition): Sdk.Chart {
    assertChart(definition);
    return this.insert('Insert chart', {
      ...this.options({altText: definition.title ?? '', ...definition}),
      kind: 'chart',
      definition: toStoredDefinition(definition),
    });
  }
}

export class ShapeCollectionObject
  extends Drawings<'shape', Sdk.Shape>
  implements Sdk.ShapeCollection
{
  add(definition: Sdk.ShapeDefinition): Sdk.Shape {
    assertShape(definition);
    return this.insert('Insert shape', {
      ...this.options(definition),
      kind: 'shape',
      definition: toStoredDefinition(definition),
    });
  }
}

export class ImageCollectionObject
  extends Drawings<'image', Sdk.SheetImage>
  implements Sdk.ImageCollection
{
  async add(definition: Sdk.ImageDefinition): Promise<Sdk.SheetImage> {
    const {opacity = 1, fit = 'contain', source} = definition;
    assertOptions({fit, opacity});
    // Called only to report invalid options before the image is loaded.
    this.options(definition);
    const image = await readImage(source);
    return this.insert('Insert image', {
      ...this.options(definition),
      kind: 'image',
      fit,
      opacity,
      ...image,
    });
  }
}

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

export class SparklineGroupObject
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
  add(definition: Sdk.SparklineDefinition): Sdk.SparklineGroup {
    return this.insert('Insert sparklines', {
      id: createId('sparklines'),
      definition: toStoredSparklines(definition),
    });
  }
}
