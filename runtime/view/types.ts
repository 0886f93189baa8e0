import type {Color} from '../contract';
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
  /** Values of a sparkline, drawn behind the text. */
  readonly sparkline?: SparklineView;
  /** Share of the cell that a data bar covers, and its colour. */
  readonly bar?: {readonly share: number; readonly color: Color};
  /** Icon of a set, before the text. */
  readonly icon?: IconLook;
}

export interface SparklineView {
  readonly type: string;
  readonly color: string;
  readonly values: readonly number[];
}

/** A rectangle, or a text, of a drawing. */
export type MarkView =
  | {
      readonly kind: 'rectangle';
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly height: number;
      readonly color: string;
    }
  | {
      readonly kind: 'path';
      readonly d: string;
      readonly color: string;
      readonly isFilled: boolean;
    }
  | {
      readonly kind: 'text';
      readonly left: number;
      readonly top: number;
      readonly text: string;
    };

/** A chart, shape or image on the grid, in CSS pixels. */
export interface DrawingView {
  readonly name: string;
  /** What it shows, for those who do not see it. */
  readonly altText: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly MarkView[];
  /** Of an image: its bytes. */
  readonly image?: {readonly mediaType: string; readonly bytes: Uint8Array};
}

/** What a spreadsheet displays, as plain data. */
export interface SheetView {
  readonly sheets: readonly {
    readonly name: string;
    readonly isActive: boolean;
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
