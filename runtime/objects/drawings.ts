import type {
  Chart,
  ChartCollection,
  ChartDefinition,
  DrawingOptions,
  ImageCollection,
  ImageDefinition,
  Shape,
  ShapeCollection,
  ShapeDefinition,
  SheetImage,
} from '../contract';
import {assertColor} from '../edits/formats';
import {nextId} from '../state/ids';
import type {AnchorState, DrawingState} from '../state/types';
import {assertChart} from './chartRules';
import {placeOf} from './context';
import {ChartObject, ImageObject, ShapeObject, storedAnchor} from './drawing';
import {readImage} from './imageSource';
import {freeName, invalidArgument, nameInUse, SheetPart} from './part';
import {isNamed} from '../state/isNamed';

const LABEL = {chart: 'Chart', shape: 'Shape', image: 'Image'} as const;

/** What the three collections of drawings share. */
abstract class Drawings<K extends DrawingState['kind']> extends SheetPart {
  protected abstract readonly kind: K;

  protected get entries(): Extract<DrawingState, {kind: K}>[] {
    const {drawings} = this.state;
    return drawings.filter(
      (drawing): drawing is Extract<DrawingState, {kind: K}> =>
        drawing.kind === this.kind,
    );
  }

  get count(): number {
    return this.entries.length;
  }

  /** What every drawing stores of its options. */
  protected options({anchor, name, altText, locked}: DrawingOptions): {
    id: string;
    name: string;
    anchor: AnchorState;
    altText: string;
    locked: boolean;
  } {
    const used = this.state.drawings.map((drawing) => drawing.name);
    if (
      name !== undefined &&
      used.some((other) => other.toLowerCase() === name.toLowerCase())
    ) {
      throw nameInUse('drawing', name);
    }
    return {
      id: nextId(this.kind),
      name: name ?? freeName(LABEL[this.kind], used),
      anchor: storedAnchor(anchor),
      altText: altText ?? '',
      locked: locked ?? false,
    };
  }

  protected put(drawing: DrawingState): void {
    this.act(`Insert ${this.kind}`, (sheet) => {
      sheet.drawings.push(drawing);
    });
  }
}

/** Charts of a sheet. */
export class ChartCollectionObject
  extends Drawings<'chart'>
  implements ChartCollection
{
  protected readonly kind = 'chart';

  *[Symbol.iterator](): Iterator<Chart> {
    yield* this.entries.map(
      ({id}) => new ChartObject(this.context, this.sheetId, id),
    );
  }

  get(name: string): Chart | undefined {
    const entry = this.entries.find(isNamed(name));
    return entry && new ChartObject(this.context, this.sheetId, entry.id);
  }

  add(definition: ChartDefinition): Chart {
    assertChart(definition);
    const {source, anchor: _anchor, ...rest} = definition;
    const options = this.options({
      altText: definition.title ?? '',
      ...definition,
    });
    this.put({
      ...options,
      kind: 'chart',
      definition: {...structuredClone(rest), source: placeOf(source)},
    });
    return new ChartObject(this.context, this.sheetId, options.id);
  }
}

/** Shapes of a sheet. */
export class ShapeCollectionObject
  extends Drawings<'shape'>
  implements ShapeCollection
{
  protected readonly kind = 'shape';

  *[Symbol.iterator](): Iterator<Shape> {
    yield* this.entries.map(
      ({id}) => new ShapeObject(this.context, this.sheetId, id),
    );
  }

  get(name: string): Shape | undefined {
    const entry = this.entries.find(isNamed(name));
    return entry && new ShapeObject(this.context, this.sheetId, entry.id);
  }

  add(definition: ShapeDefinition): Shape {
    assertColor(definition.fill);
    const {anchor: _anchor, ...rest} = definition;
    const options = this.options(definition);
    this.put({...options, kind: 'shape', definition: structuredClone(rest)});
    return new ShapeObject(this.context, this.sheetId, options.id);
  }
}

/** Images of a sheet. */
export class ImageCollectionObject
  extends Drawings<'image'>
  implements ImageCollection
{
  protected readonly kind = 'image';

  *[Symbol.iterator](): Iterator<SheetImage> {
    yield* this.entries.map(
      ({id}) => new ImageObject(this.context, this.sheetId, id),
    );
  }

  get(name: string): SheetImage | undefined {
    const entry = this.entries.find(isNamed(name));
    return entry && new ImageObject(this.context, this.sheetId, entry.id);
  }

  async add(definition: ImageDefinition): Promise<SheetImage> {
    const {opacity = 1} = definition;
    if (!(opacity >= 0 && opacity <= 1)) {
      throw invalidArgument(`The opacity is ${opacity}; expected 0 to 1.`, {
        opacity,
      });
    }
    this.options(definition);
    const image = await readImage(definition.source);
    const options = this.options(definition);
    this.put({
      ...options,
      kind: 'image',
      fit: definition.fit ?? 'contain',
      opacity,
      ...image,
    });
    return new ImageObject(this.context, this.sheetId, options.id);
  }
}
