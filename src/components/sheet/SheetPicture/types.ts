import type {ChartSpec} from '../charts/types';
import type {SparkSpec} from '../charts/sparkGeometry';
import type {ShapeSpec} from '../charts/ShapeSvg';

/** One cell of a picture. Left-out parts are plain. */
export interface CellSpec {
  /** Text as the sheet shows it. `\n` breaks the line. */
  readonly t?: string | number;
  /** Format words, separated by spaces: see `formatWords.ts`. */
  readonly f?: string;
  /** Rows and columns that the cell covers; the covered cells are left out of `rows`. */
  readonly span?: readonly [rows: number, columns: number];
  /** What a reader who does not see the picture needs to know: "invalid entry", "filter set". */
  readonly note?: string;
  /** Button at the right edge. */
  readonly button?: 'filter' | 'filtered' | 'list';
  /** Open list under the cell, its first line marked; a line is a text, or a text with a smaller detail. */
  readonly list?: readonly (string | readonly [text: string, detail: string])[];
  /** Message beside the cell: an error, a prompt, a suggestion. */
  readonly bubble?: string;
  /** Length of a data bar, percent of the cell. */
  readonly bar?: number;
  readonly icon?: IconName;
  readonly chart?: ChartSpec;
  readonly spark?: SparkSpec;
  readonly shape?: ShapeSpec;
}

/** Icons of an icon set, and the lock of a protected cell. */
export type IconName =
  | 'up'
  | 'flat'
  | 'down'
  | 'ok'
  | 'warn'
  | 'bad'
  | 'tick'
  | 'mark'
  | 'cross'
  | 'lock';

export type Cell = string | number | null | CellSpec;

/** A tab; with a line in its colour, if it has one. */
export interface SheetTab {
  readonly name: string;
  readonly line?: 'green';
}

/** What `SheetPicture` draws. */
export interface SheetPictureProps {
  /** One sentence under the picture that says what it shows. */
  readonly caption: string;
  /** A width for each column: `xs`, `s`, `m`, `l` or `xl`, separated by spaces. */
  readonly columns: string;
  /** Letter of the first column. */
  readonly firstColumn?: string;
  /** Number of the first row, or the number of each row where some are hidden. */
  readonly rowNumbers?: number | readonly number[];
  readonly rows: readonly (readonly Cell[])[];
  /** Draws the line of frozen panes behind so many rows and columns. */
  readonly frozen?: readonly [rows: number, columns: number];
  /** Tabs below the grid; the one with `*` is active. */
  readonly tabs?: readonly (string | SheetTab)[];
  /** Text of the formula line above the grid, after the name of the cell: `B5 =SUM(B2:B4)`. */
  readonly formula?: string;
  /** Panel of the interface that stands beside the grid. */
  readonly panel?: {readonly title: string; readonly text: string};
}
