import type * as Sdk from '../contract';
import type {IconView} from './conditional';

/** CSS properties by camel-case name. */
export type CellStyle = Readonly<Record<string, string>>;

/** A cell that displays something. */
export interface CellView {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** Text in the cell editor when it is opened: the formula or the displayed text. */
  readonly input: string;
  readonly style: CellStyle;
  /** Size of the merged area that starts in this cell. */
  readonly span?: {readonly rows: number; readonly columns: number};
  /** Rotation of the text in degrees, counterclockwise. */
  readonly turn?: number;
  readonly position?: 'superscript' | 'subscript';
  /** Sparkline to draw behind the text. */
  readonly sparkline?: SparklineView;
  /** Data bar of a conditional format. `share` is its relative length from 0 to 1. */
  readonly bar?: {readonly share: number; readonly color: Sdk.Color};
  /** Icon to display before the text. */
  readonly icon?: IconView;
  /** Button at the right edge: filter, filter with active criteria, or list of allowed values. */
  readonly button?: 'filter' | 'filtered' | 'list';
  /** `true` if users cannot edit the cell; set on protected sheets only. */
  readonly isLocked?: boolean;
  /** `true` if a conditional format changes the format of the cell. */
  readonly isHighlighted?: boolean;
}

export interface SparklineView {
  readonly type: Sdk.SparklineType;
  readonly color?: Sdk.Color;
  readonly values: readonly number[];
  /** Indexes of values to mark with a point. */
  readonly marks: readonly number[];
  /** Scale that the sparklines of a group share; absent if each has its own. */
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
    /** X coordinates of the points in a scatter chart. */
    readonly x?: readonly number[];
    /** `true` if the series is drawn as a line in a chart of another type. */
    readonly isLine?: boolean;
  }[];
  readonly hasLegend: boolean;

  readonly hasLabels: boolean;
  /** Bounds of the value axis; if absent, they are derived from the data. */
  readonly min?: number;
  readonly max?: number;
  readonly categoryTitle?: string;
  readonly valueTitle?: string;
}

export interface ShapeView {
  readonly type: Sdk.ShapeType;
  readonly text: string;
  /** Fill colour; `null` for no fill. */
  readonly fill: Sdk.Color | null;
  readonly outline: Sdk.Color | null;
}

/** A chart, shape or image on the grid. Its position and size are in CSS pixels. */
export interface DrawingView extends Sdk.AnchorBox {
  readonly name: string;
  readonly altText: string;
  /** Area of cells that the drawing covers. */
  readonly area: Sdk.AreaBounds;
  /** Exactly one of `chart`, `shape` and `image` is set. */
  readonly chart?: ChartView;
  readonly shape?: ShapeView;
  /** Data URL of the image; empty for images of a single pixel. */
  readonly image?: string;
}

/** Everything that a spreadsheet displays, as plain data that can be sent to another thread. */
export interface SheetView {
  readonly sheets: readonly {
    readonly name: string;
    readonly isActive: boolean;
    readonly color: Sdk.Color | null;
  }[];
  /** Number of rows of the view, which starts at A1. */
  readonly rowCount: number;
  readonly columnCount: number;
  /** `true` if cells outside of the view have contents. */
  readonly isCut: boolean;
  /** Row heights in CSS pixels; 0 for hidden rows. */
  readonly heights: readonly number[];
  readonly widths: readonly number[];
  readonly frozen: {readonly rows: number; readonly columns: number};
  /** The same array as in the last view if neither the cells nor the look of the sheet have changed. */
  readonly cells: readonly CellView[];
  readonly drawings: readonly DrawingView[];
  readonly hasGridlines: boolean;
  /** Last selected area. Its first cell is the active cell. */
  readonly selected: Sdk.AreaBounds;
  /** Numbers for the status bar about the selected area. */
  readonly summary: SelectionSummary;
  readonly isReadOnly: boolean;
  readonly commands: readonly CommandView[];
  /** Ids of commands and dividers. */
  readonly toolbar: readonly Sdk.ToolbarItem[];
  readonly hiddenParts: readonly Sdk.InterfacePart[];
}

export interface SelectionSummary {
  /** Number of cells that are not empty. */
  readonly count: number;
  /** Number of cells that contain a number. */
  readonly numberCount: number;
  readonly sum: number;
}

/** State of a command for toolbars and shortcuts. */
export interface CommandView {
  readonly id: string;
  readonly label: string;
  readonly shortcut: string;
  readonly isEnabled: boolean;
  /** Set for commands that toggle something: `true` if it is on for the selection. */
  readonly isPressed?: boolean;
}
