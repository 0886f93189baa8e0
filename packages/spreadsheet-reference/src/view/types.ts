import type * as Sdk from '../contract';
import type {IconView} from './conditional';

/** CSS properties by camel-case name. */
export type CellStyle = Readonly<Record<string, string>>;

/** Cell that displays something. */
export interface CellView {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** Initial text of the editor: the formula, or the displayed text. */
  readonly input: string;
  readonly style: CellStyle;
  /** Size of a merged area whose first cell this is. */
  readonly span?: {readonly rows: number; readonly columns: number};
  /** Rotation of the text in degrees, counterclockwise. */
  readonly turn?: number;
  readonly position?: 'superscript' | 'subscript';
  /** Drawn behind the text. */
  readonly sparkline?: SparklineView;
  /** Data bar; `share` is its length from 0 to 1. */
  readonly bar?: {readonly share: number; readonly color: Sdk.Color};
  /** Displayed before the text. */
  readonly icon?: IconView;
  /** Button at the right edge: filter, filter with criteria, or list of allowed values. */
  readonly button?: 'filter' | 'filtered' | 'list';
  /** Set on protected sheets only. */
  readonly isLocked?: boolean;
  /** Has the format of a conditional format. */
  readonly isHighlighted?: boolean;
}

export interface SparklineView {
  readonly type: Sdk.SparklineType;
  readonly color?: Sdk.Color;
  readonly values: readonly number[];
  /** Indexes of marked values. */
  readonly marks: readonly number[];
  /** Common scale of a group; absent if each sparkline has its own. */
  readonly bounds?: {readonly min: number; readonly max: number};
}

export interface ChartView {
  readonly type: Sdk.ChartType;
  readonly title: string;
  readonly categories: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly color?: Sdk.Color;
    readonly values: readonly number[];
    /** Horizontal coordinates of a scatter chart. */
    readonly x?: readonly number[];
    /** Line in a chart of another type. */
    readonly isLine?: boolean;
  }[];
  readonly hasLegend: boolean;

  readonly hasLabels: boolean;
  /** Bounds of the value axis; derived from the data if absent. */
  readonly min?: number;
  readonly max?: number;
  readonly categoryTitle?: string;
  readonly valueTitle?: string;
}

export interface ShapeView {
  readonly type: Sdk.ShapeType;
  readonly text: string;
  /** `null` for no fill. */
  readonly fill: Sdk.Color | null;
  readonly outline: Sdk.Color | null;
}

/** Chart, shape or image on the grid. Position and size are in CSS pixels. */
export interface DrawingView extends Sdk.AnchorBox {
  readonly name: string;
  readonly altText: string;
  /** Cells under the drawing. */
  readonly area: Sdk.AreaBounds;
  /** One of chart, shape and image is set. */
  readonly chart?: ChartView;
  readonly shape?: ShapeView;
  /** Data URL; empty for images of a single pixel. */
  readonly image?: string;
}

/** What a spreadsheet displays, as plain data that can be sent to another thread. */
export interface SheetView {
  readonly sheets: readonly {
    readonly name: string;
    readonly isActive: boolean;
    readonly color: Sdk.Color | null;
  }[];
  /** Size of the view, which starts at A1. */
  readonly rowCount: number;
  readonly columnCount: number;
  /** Cells beyond the view are in use. */
  readonly isCut: boolean;
  /** Sizes in CSS pixels; 0 for hidden rows and columns. */
  readonly heights: readonly number[];
  readonly widths: readonly number[];
  readonly frozen: {readonly rows: number; readonly columns: number};
  readonly cells: readonly CellView[];
  readonly drawings: readonly DrawingView[];
  readonly hasGridlines: boolean;
  /** Active cell. */
  readonly active: {readonly row: number; readonly column: number};
  readonly isReadOnly: boolean;
}
