import {boundsAddress, invalidAddress} from '../area/address';
import {toBounds} from '../area/createArea';
import type {
  Anchor,
  Chart,
  ChartDefinition,
  ChartImageOptions,
  Drawing,
  DrawingOptions,
  JsonObject,
  Shape,
  ShapeDefinition,
  SheetImage,
} from '../contract';
import {assertColor} from '../edits/formats';
import {exportChart} from '../files/chartImage';
import type {AnchorState, DrawingState, SheetState} from '../state/types';
import {assertChart} from './chartRules';
import {placeOf, type DocumentContext} from './context';
import {EngineObjectBase} from './engineObject';

/** An anchor as state holds it. */
export function storedAnchor(anchor: Anchor): AnchorState {
  if (typeof anchor === 'object' && 'left' in anchor) {
    const {left, top, width, height} = anchor;
    const isOnSheet = [left, top].every(
      (distance) => Number.isFinite(distance) && distance >= 0,
    );
    if (!isOnSheet || !(width > 0) || !(height > 0)) {
      throw invalidAddress(JSON.stringify(anchor));
    }
    return {left, top, width, height};
  }
  return {area: toBounds(anchor)};
}

/** What charts, shapes and images have in common. */
abstract class DrawingObject<K extends DrawingState['kind']>
  extends EngineObjectBase<K>
  implements Drawing
{
  protected readonly context: DocumentContext;
  protected readonly sheetId: string;

  constructor(kind: K, context: DocumentContext, sheetId: string, id: string) {
    super(kind, id);
    this.context = context;
    this.sheetId = sheetId;
  }

  get #found(): DrawingState | undefined {
    const {isAlive, store} = this.context;
    return isAlive
      ? store.sheet(this.sheetId)?.drawings.find(({id}) => id === this.id)
      : undefined;
  }

  get isAlive(): boolean {
    return this.#found !== undefined;
  }

  protected get entry(): Extract<DrawingState, {kind: K}> {
    this.assertAlive();
    return this.#found as Extract<DrawingState, {kind: K}>;
  }

  protected change(
    label: string,
    change: (
      drawing: Extract<DrawingState, {kind: K}>,
      sheet: SheetState,
    ) => void,
  ): void {
    this.assertAlive();
    this.context.store.act(label, (workbook) => {
      const sheet = workbook.sheets.find(({id}) => id === this.sheetId)!;
      const drawing = sheet.drawings.find(({id}) => id === this.id)!;
      change(drawing as Extract<DrawingState, {kind: K}>, sheet);
    });
  }

  override toJSON(): JsonObject {
    const found = this.#found;
    return {...super.toJSON(), ...(found && {name: found.name})};
  }

  get name(): string {
    return this.entry.name;
  }

  get anchor(): Anchor {
    const {anchor} = this.entry;
    return 'area' in anchor ? boundsAddress(anchor.area) : {...anchor};
  }

  set anchor(anchor: Anchor) {
    const stored = storedAnchor(anchor);
    this.change('Move drawing', (drawing) => {
      drawing.anchor = stored;
    });
  }

  get altText(): string {
    return this.entry.altText;
  }

  set altText(text: string) {
    this.change('Alternative text', (drawing) => {
      drawing.altText = text;
    });
  }

  get locked(): boolean {
    return this.entry.locked;
  }

  set locked(isLocked: boolean) {
    this.change('Lock drawing', (drawing) => {
      drawing.locked = isLocked;
    });
  }

  bringToFront(): void {
    this.change('Bring to front', (_drawing, sheet) => {
      const index = sheet.drawings.findIndex(({id}) => id === this.id);
      sheet.drawings.push(...sheet.drawings.splice(index, 1));
    });
  }

  sendToBack(): void {
    this.change('Send to back', (_drawing, sheet) => {
      const index = sheet.drawings.findIndex(({id}) => id === this.id);
      sheet.drawings.unshift(...sheet.drawings.splice(index, 1));
    });
  }

  remove(): void {
    this.change('Remove drawing', (_drawing, sheet) => {
      sheet.drawings = sheet.drawings.filter(({id}) => id !== this.id);
    });
  }

  /** Changes the options that all drawings have. */
  protected applyOptions(
    drawing: DrawingState,
    {anchor, altText, locked}: Partial<DrawingOptions>,
  ): void {
    drawing.anchor =
      anchor === undefined ? drawing.anchor : storedAnchor(anchor);
    drawing.altText = altText ?? drawing.altText;
    drawing.locked = locked ?? drawing.locked;
  }
}

/** A chart on a sheet. */
export class ChartObject extends DrawingObject<'chart'> implements Chart {
  constructor(context: DocumentContext, sheetId: string, id: string) {
    super('chart', context, sheetId, id);
  }

  get definition(): ChartDefinition {
    const {definition, name, altText, locked} = this.entry;
    const {source, ...rest} = definition;
    const place = source ?? {sheetId: this.sheetId, area: toBounds('A1')};
    return {
      ...structuredClone(rest),
      source: this.context.range(place.sheetId, place.area),
      anchor: this.anchor,
      name,
      altText,
      locked,
    };
  }

  update(changes: Partial<ChartDefinition>): void {
    assertChart({...this.definition, ...changes});
    const {source, anchor: _anchor, ...rest} = changes;
    const place = source && placeOf(source);
    this.change('Change chart', (drawing) => {
      drawing.definition = {
        ...drawing.definition,
        ...structuredClone(rest),
        ...(place && {source: place}),
      };
      this.applyOptions(drawing, changes);
    });
  }

  async toImage(options: ChartImageOptions = {}): Promise<Blob> {
    return exportChart(this.context, this.sheetId, this.entry, options);
  }
}

/** A shape on a sheet. */
export class ShapeObject extends DrawingObject<'shape'> implements Shape {
  constructor(context: DocumentContext, sheetId: string, id: string) {
    super('shape', context, sheetId, id);
  }

  get definition(): ShapeDefinition {
    const {definition, name, altText, locked} = this.entry;
    return {
      ...structuredClone(definition),
      anchor: this.anchor,
      name,
      altText,
      locked,
    };
  }

  update(changes: Partial<ShapeDefinition>): void {
    assertColor(changes.fill);
    const {anchor: _anchor, ...rest} = changes;
    this.change('Change shape', (drawing) => {
      drawing.definition = {...drawing.definition, ...structuredClone(rest)};
      this.applyOptions(drawing, changes);
    });
  }
}

/** An image on a sheet. */
export class ImageObject extends DrawingObject<'image'> implements SheetImage {
  constructor(context: DocumentContext, sheetId: string, id: string) {
    super('image', context, sheetId, id);
  }

  get naturalWidth(): number {
    return this.entry.width;
  }

  get naturalHeight(): number {
    return this.entry.height;
  }
}
