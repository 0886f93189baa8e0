import type * as Sdk from '../contract';
import type {Scalar} from '../values/scalar';

/** Cells by their keys, see `cellKey`. */
type Cells = Map<number, CellState>;

/** Cell with contents, a format or a style. */
export interface CellState {
  /** `null` for formulas: results are not part of the state. */
  value: Scalar;
  formula?: string;
  /** Area of an array formula. All its cells have the same formula. */
  array?: Sdk.AreaBounds;
  stored?: StoredResult;
  format?: FormatParts;
  /** Default: `Normal`. */
  style?: string;
}

/** Result, from a file, of a formula that cannot be calculated from its workbook alone. */
export interface StoredResult {
  /** The result is ignored if the cell has another formula. */
  formula: string;
  value: Scalar;
  /** Functions that are not built in; empty if the formula refers to another workbook. */
  lacks: string[];
}

/** Parts of a format that are set by a cell, row, column or style. */
export interface FormatParts extends Omit<Sdk.StoredFormat, 'borders'> {
  readonly borders?: Partial<Sdk.CellBorders>;
}

/** Area of a sheet: the stored form of names, sources and ranges. */
export interface Place {
  sheetId: string;
  area: Sdk.AreaBounds;
}

export interface LineState {
  /** Height or width in CSS pixels, if it was set. */
  size?: number;
  hidden?: boolean;
  /** Hidden by the filter. */
  filtered?: boolean;
  format?: FormatParts;
  style?: string;
}

export interface ValidationState {
  area: Sdk.AreaBounds;
  /** References in formulas are relative to the first cell of the area. */
  rule: Sdk.ValidationRule;
}

export interface ConditionalState {
  id: string;
  area: Sdk.AreaBounds;
  /** References in formulas are relative to the first cell of the area. */
  rule: Sdk.ConditionalRule;
}

export interface FilterState {
  id: string;
  area: Sdk.AreaBounds;
  criteria: Map<number, Sdk.FilterCriteria>;
}

/** Stored form of a definition: sources and targets are plain data, which follows rows and columns. */
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
  /** Print settings of an opened file: its XML elements, unchanged. */
  print?: {xml: string; isFitted: boolean};
}

/** The part of a workbook that undo restores. Immutable: changed through drafts only. */
export interface WorkbookState {
  sheets: SheetState[];
  names: {name: string; place: Place | null}[];
  /** Named formulas of opened files. Relative references are relative to A1. */
  formulaNames?: {name: string; formula: string; sheetId?: string}[];
  styles: Map<string, FormatParts>;
  protection: {password?: string} | null;
}
