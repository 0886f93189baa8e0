import type * as Sdk from '../contract';
import {assertMinMaxOrder} from './conditionalFormats';
import {createInvalidArgumentError} from '../errors';
import {
  formatAddress,
  createInvalidAddressError,
  toBounds,
} from '../area/address';
import {exportChart} from '../files/chartImage';
import type {AnchorState, DrawingState} from '../state/types';
import {assertOptions} from '../choices';
import {toStoredDefinition} from './context';
import {SheetItem} from './sheetItems';

/**
 * Converts an anchor to the form in which the state stores it.
 *
 * @throws SpreadsheetError `INVALID_ADDRESS`
 */
export function toAnchorState(anchor: Sdk.Anchor): AnchorState {
  if (typeof anchor === 'object' && 'left' in anchor) {
    const {left, top, width, height} = anchor;
    const isOnSheet = [left, top].every(
      (distance) => Number.isFinite(distance) && distance >= 0,
    );
    if (!isOnSheet || !(width > 0) || !(height > 0)) {
      throw createInvalidAddressError(JSON.stringify(anchor));
    }
    return {left, top, width, height};
  }
  return {area: toBounds(anchor)};
}

abstract class DrawingObject<K extends DrawingState['kind']>
  extends SheetItem<K>
  implements Sdk.Drawing
{
  get name(): string {
    return this.state.name;
  }

  get anchor(): Sdk.Anchor {
    const {anchor} = this.state;
    return 'area' in anchor ? formatAddress(anchor.area) : {...anchor};
  }

  set anchor(anchor: Sdk.Anchor) {
    this.apply('Move drawing', {anchor});
  }

  get altText(): string {
    return this.state.altText;
  }

  set altText(altText: string) {
    this.apply('Alternative text', {altText});
  }

  get locked(): boolean {
    return this.state.locked;
  }

  set locked(locked: boolean) {
    this.apply('Lock drawing', {locked});
  }

  bringToFront(): void {
    this.change('Bring to front', (drawing, {drawings}) => {
      drawings.push(...drawings.splice(drawings.indexOf(drawing), 1));
    });
  }

  sendToBack(): void {
    this.change('Send to back', (drawing, {drawings}) => {
      drawings.unshift(...drawings.splice(drawings.indexOf(drawing), 1));
    });
  }

  /** Changes options that all drawings have, and properties of this drawing's definition. */
  protected apply(
    label: string,
    {anchor, altText, locked}: Partial<Sdk.DrawingOptions>,
    definition?: object,
  ): void {
    const place = anchor === undefined ? undefined : toAnchorState(anchor);
    this.change(label, (drawing: DrawingState) => {
      drawing.anchor = place ?? drawing.anchor;
      drawing.altText = altText ?? drawing.altText;
      drawing.locked = locked ?? drawing.locked;
      if (definition && 'definition' in drawing) {
        Object.assign(drawing.definition, definition);
      }
    });
  }

  /** Options that all drawings have, in the form of the public API. */
  protected get options(): Sdk.DrawingOptions {
    const {name, altText, locked} = this.state;
    return {anchor: this.anchor, name, altText, locked};
  }
}

export class ChartObject extends DrawingObject<'chart'> implements Sdk.Chart {
  get definition(): Sdk.ChartDefinition {
    const {target: _target, ...shown} = this.toPublicDefinition(
      this.state.definition,
    );
    return {...shown, ...this.options};
  }

  update(changes: Partial<Sdk.ChartDefinition>): void {
    assertChart({...this.definition, ...changes});
    this.apply('Change chart', changes, toStoredDefinition(changes));
  }

  async toImage(options: Sdk.ChartImageOptions = {}): Promise<Blob> {
    return exportChart(this.context, this.sheetId, this.state, options);
  }
}

export class ShapeObject extends DrawingObject<'shape'> implements Sdk.Shape {
  get definition(): Sdk.ShapeDefinition {
    return {...structuredClone(this.state.definition), ...this.options};
  }

  update(changes: Partial<Sdk.ShapeDefinition>): void {
    assertShape({...this.definition, ...changes});
    this.apply('Change shape', changes, toStoredDefinition(changes));
  }
}

export class ImageObject
  extends DrawingObject<'image'>
  implements Sdk.SheetImage
{
  get naturalWidth(): number {
    return this.state.width;
  }

  get naturalHeight(): number {
    return this.state.height;
  }
}

const requireForEach = (types: string, required: string) =>
  Object.fromEntries(types.split(' ').map((type) => [type, required]));

const CHART_TYPES = requireForEach(
  'column stackedColumn bar line area pie doughnut scatter',
  'source',
);

const SHAPE_TYPES = requireForEach(
  'rectangle roundedRectangle ellipse triangle line arrow callout',
  '',
);

/** @throws SpreadsheetError `INVALID_ARGUMENT` for an unknown type or an invalid colour */
export function assertShape(shape: Sdk.ShapeDefinition): void {
  assertOptions(shape, SHAPE_TYPES);
}

/** @throws SpreadsheetError `INVALID_ARGUMENT` if the chart type does not support the series or an axis is invalid */
export function assertChart(chart: Sdk.ChartDefinition): void {
  assertOptions(chart, CHART_TYPES);
  const {type, source, seriesIn} = chart;
  assertMinMaxOrder(chart.categoryAxis);
  assertMinMaxOrder(chart.valueAxis);
  if (!source.isAlive) {
    return;
  }
  const {rowCount, columnCount} = source.area;
  const lines = seriesIn === 'rows' ? rowCount : columnCount;
  if (type === 'scatter' && lines < 2) {
    throw createInvalidArgumentError(
      'A scatter chart needs two columns: horizontal values and a series.',
      {columns: lines},
    );
  }
  if (type === 'pie' || type === 'doughnut') {
    const values = source.getValues();
    const first =
      seriesIn === 'rows'
        ? (values[1] ?? [])
        : values.map((row) => row[1] ?? null);
    const negative = first.find(
      (value) => typeof value === 'number' && value < 0,
    );
    if (negative !== undefined) {
      throw createInvalidArgumentError(
        `A ${type} chart cannot show the negative value ${String(negative)}.`,
        {type},
      );
    }
  }
}
