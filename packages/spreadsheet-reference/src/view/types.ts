import type * as Sdk from '../contract';
import type {IconLook} from './conditional';

/** CSS properties by their names in camel case, with their values. */
export type CellStyle = Readonly<Record<string, string>>;

/** A cell that displays something. */
export interface CellView {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** What the editor opens with: the formula, or the text. */
  readonly input: string;
  readonly style: CellStyle;
  /** Rows and columns of a merged area that begins here. */
  readonly span?: {readonly rows: number; readonly columns: number};
  /** Degrees by which the text is turned to the left. */
  readonly turn?: number;
  readonly position?: 'superscript' | 'subscript';
  /** Values of a sparkline, drawn behind the text. */
  readonly sparkline?: SparklineView;
  /** Share of the cell that a data bar covers, and its colour. */
  readonly bar?: {readonly share: number; readonly color: Sdk.Color};
  /** Icon of a set, before the text. */
  readonly icon?: IconLook;
  /** Button at the right edge: of a filter, one that hides rows, or of a list of entries. */
  readonly button?: 'filter' | 'filtered' | 'list';
  /** On a protected sheet: whether users cannot change it. */
  readonly isLocked?: boolean;
  /** Whether it meets the rule of a conditional format. */
  readonly isHighlighted?: boolean;
}

export interface SparklineView {
  readonly type: Sdk.SparklineType;
  readonly color?: Sdk.Color;
  readonly values: readonly number[];
  /** Places of values, from 0, that are marked. */
  readonly marks: readonly number[];
  /** Bounds that the lines of its group share. */
  readonly bounds?: {readonly min: number; readonly max: number};
}

/** A chart as plain data: all that a drawing of it shows. */
export interface ChartView {
  readonly type: Sdk.ChartType;
  readonly title: string;
  readonly categories: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly color?: Sdk.Color;
    readonly values: readonly number[];
    /** First number of each point of a scatter chart. */
    readonly x?: readonly number[];
    /** Whether it is a line over columns. */
    readonly isLine?: boolean;
  }[];
  readonly hasLegend: boolean;
  /** Whether each slice bears its value. */
  readonly hasLabels: boolean;
  /** Bounds of the value axis; from the data where absent. */
  readonly min?: number;
  readonly max?: number;
  readonly categoryTitle?: string;
  readonly valueTitle?: string;
}

export interface ShapeView {
  readonly type: Sdk.ShapeType;
  readonly text: string;
  /** `null` for none. */
  readonly fill: Sdk.Color | null;
  readonly outline: Sdk.Color | null;
}

/** A chart, shape or image on the grid, in CSS pixels. */
export interface DrawingView extends Sdk.AnchorBox {
  readonly name: string;
  /** What it shows, for those who do not see it. */
  readonly altText: string;
  /** The cells under it. */
  readonly area: Sdk.AreaBounds;
  /** One of them. */
  readonly chart?: ChartView;
  readonly shape?: ShapeView;
  /** Address of an image, as data; empty for one of a single pixel. */
  readonly image?: string;
}

/** What a spreadsheet displays, as plain data. */
export interface SheetView {
  readonly sheets: readonly {
    readonly name: string;
    readonly isActive: boolean;
    readonly color: Sdk.Color | null;
  }[];
  /** Rows and columns that are part of the view, from `A1`. */
  readonly rowCount: number;
  readonly columnCount: number;
  /** Whether cells beyond them are in use. */
  readonly isCut: boolean;
  /** Heights of rows and widths of columns in CSS pixels; 0 for hidden ones. */
  readonly heights: readonly number[];
  readonly widths: readonly number[];
  readonly frozen: {readonly rows: number; readonly columns: number};
  readonly cells: readonly CellView[];
  readonly drawings: readonly DrawingView[];
  readonly hasGridlines: boolean;
  /** The cell that the sample selected, or a reader. */
  readonly active: {readonly row: number; readonly column: number};
  readonly isReadOnly: boolean;
}
