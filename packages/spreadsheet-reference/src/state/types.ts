import type * as Sdk from '../contract';
import type {Scalar} from '../values/scalar';

/** The cells of a sheet by one number each, see {@link cellKey}. */
type Cells = Map<number, CellState>;

/** One cell that has contents, a format or a style. */
export interface CellState {
  /** Contents; `null` for a formula, whose result is calculated. */
  value: Scalar;
  formula?: string;
  /** Cells that a formula with several results fills; each of them has the formula. */
  array?: Sdk.AreaBounds;
  stored?: StoredResult;
  /** The cell's own format: only the parts that were set. */
  format?: FormatParts;
  /** Named style; `Normal` when absent. */
  style?: string;
}

/** What a file has as the result of a formula that needs more than its workbook. */
export interface StoredResult {
  /** The formula in the file: another one has no stored result. */
  formula: string;
  value: Scalar;
  /** Functions that are not built in; none when it reads another workbook. */
  lacks: string[];
}

/** Parts of a format that were set, at a cell or in a style. */
export interface FormatParts extends Omit<Sdk.StoredFormat, 'borders'> {
  readonly borders?: Partial<Sdk.CellBorders>;
}

/** An area of a sheet, by the sheet's id: names, sources and ranges are stored so. */
export interface Place {
  sheetId: string;
  area: Sdk.AreaBounds;
}

export interface LineState {
  /** Height or width in CSS pixels; absent when nobody set it. */
  size?: number;
  hidden?: boolean;
  /** Hidden by the filter. */
  filtered?: boolean;
  format?: FormatParts;
  style?: string;
}

export interface ValidationState {
  area: Sdk.AreaBounds;
  /** Formulas in it are written for the first cell of the area. */
  rule: Sdk.ValidationRule;
}

export interface ConditionalState {
  id: string;
  area: Sdk.AreaBounds;
  /** Formulas in it are written for the first cell of the area. */
  rule: Sdk.ConditionalRule;
}

export interface FilterState {
  id: string;
  area: Sdk.AreaBounds;
  criteria: Map<number, Sdk.FilterCriteria>;
}

/** A definition as state keeps it: with places for ranges, so that they follow rows and columns. */
export type Stored<T> = {
  -readonly [K in keyof T as K extends 'anchor' ? never : K]: K extends 'source'
    ? Place | null
    : K extends 'target'
      ? Sdk.AreaBounds
      : T[K];
};

export type AnchorState = {area: Sdk.AreaBounds} | Sdk.AnchorBox;

interface DrawingBase {
  id: string;
  name: string;
  anchor: AnchorState;
  altText: string;
  locked: boolean;
}

export type DrawingState =
  | (DrawingBase & {kind: 'chart'; definition: Stored<Sdk.ChartDefinition>})
  | (DrawingBase & {kind: 'shape'; definition: Stored<Sdk.ShapeDefinition>})
  | (DrawingBase & {
      kind: 'image';
      fit: NonNullable<Sdk.ImageDefinition['fit']>;
      opacity: number;
      bytes: Uint8Array<ArrayBuffer>;
      mediaType: string;
      width: number;
      height: number;
    });

interface SparklineState {
  id: string;
  definition: Stored<Sdk.SparklineDefinition>;
}

export interface PivotState {
  id: string;
  name: string;
  area: Sdk.AreaBounds;
  definition: Stored<Sdk.PivotTableDefinition>;
}

export interface SheetState {
  id: string;
  name: string;
  visibility: Sdk.SheetVisibility;
  tabColor: Sdk.Color | null;
  cells: Cells;
  rows: Map<number, LineState>;
  columns: Map<number, LineState>;
  frozen: Required<Sdk.FrozenPanes>;
  merges: Sdk.AreaBounds[];
  validations: ValidationState[];
  conditionalFormats: ConditionalState[];
  filter: FilterState | null;
  pivotTables: PivotState[];
  drawings: DrawingState[];
  sparklines: SparklineState[];
  protection: Sdk.ProtectOptions | null;
  /** How a file says to print the sheet: its elements, as the file has them. */
  print?: {xml: string; isFitted: boolean};
}

/** Everything of a workbook that undo restores. Never changed in place. */
export interface WorkbookState {
  sheets: SheetState[];
  names: {name: string; place: Place | null}[];
  /** Names of formulas, which files may have: relative references are written for `A1`. */
  formulaNames?: {name: string; formula: string; sheetId?: string}[];
  styles: Map<string, FormatParts>;
  protection: {password?: string} | null;
}
