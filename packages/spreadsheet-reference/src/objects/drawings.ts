import type * as Sdk from '../contract';
import {assertOptions} from '../choices';
import {createId} from '../state/identity';
import type {DrawingState} from '../state/types';
import {toStoredDefinition} from './context';
import {
  assertChart,
  assertShape,
  ChartObject,
  ImageObject,
  ShapeObject,
  toAnchorState,
} from './drawing';
import {readImage} from './imageSource';
import {NamedSheetItemList} from './sheetItems';
import {chooseUniqueName} from './names';

const LABEL = {chart: 'Chart', shape: 'Shape', image: 'Image'} as const;

abstract class Drawings<
  K extends DrawingState['kind'],
  Item,
> extends NamedSheetItemList<K, Item> {
  /** Converts the options that all drawings have to the form in which the state stores them. */
  protected options({anchor, name, altText, locked}: Sdk.DrawingOptions) {
    return {
      id: createId(this.kind),
      name: chooseUniqueName(LABEL[this.kind], name, this.state.drawings),
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
  protected readonly kind = 'chart';
  protected readonly Item = ChartObject;

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
  protected readonly kind = 'shape';
  protected readonly Item = ShapeObject;

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
  protected readonly kind = 'image';
  protected readonly Item = ImageObject;

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
