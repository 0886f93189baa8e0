import type * as Sdk from '../contract';
import type {Scalar} from '../values/scalar';

/** Cells by the keys that `toCellKey` returns. */
type Cells = Map<number, CellState>;

/** A cell that has contents, a format or a style. */
export interface CellState {
  /** Value of the cell; `null` if it contains a formula, because results are not part of the state. */
  value: Scalar;
  formula?: string;
  /** Area of an array formula that includes this cell. All its cells have the same formula. */
  array?: Sdk.AreaBounds;
  /** `true` if the size of the array formula follows its result in other programs. */
  isDynamic?: true;
  stored?: StoredResult;
  format?: FormatParts;
  /** Name of the style. Default: `Normal`. */
  style?: string;
}

/** The result that a file contains for a formula that cannot be calculated from the workbook alone. */
export interface StoredResult {
  /** Formula to which the result belongs. If the cell has another formula, the result is ignored. */
  formula: string;
  value: Scalar;
  /** Names of functions that are not built in. Empty if the formula refers to another workbook. */
  lacks: string[];
}

/** The parts of a format that are set on a cell, row, column or style. */
export interface FormatParts extends Omit<Sdk.StoredFormat, 'borders'> {
  readonly borders?: Partial<Sdk.CellBorders>;
}

/** An area on a sheet, as stored for names, sources and ranges. */
export interface StoredRange {
  sheetId: string;
  area: Sdk.AreaBounds;
}

export interface LineState {
  /** Height or width in CSS pixels; absent for the default size. */
  size?: number;
  hidden?: boolean;
  /** `true` if the row is hidden by the filter. */
  filtered?: boolean;
  format?: FormatParts;
  style?: string;
}

export interface ValidationState {
  area: Sdk.AreaBounds;
  /** Rule whose formulas are relative to the first cell of the area. */
  rule: Sdk.ValidationRule;
}

export interface ConditionalState {
  id: string;
  area: Sdk.AreaBounds;
  /** Rule whose formulas are relative to the first cell of the area. */
  rule: Sdk.ConditionalRule;
}

export interface FilterState {
  id: string;
  area: Sdk.AreaBounds;
  criteria: Map<number, Sdk.FilterCriteria>;
}

/**
 * The form in which the state stores a definition. Source and target are plain data, which is updated when
 * rows or columns are inserted or deleted.
 */
export type StoredDefinition<T> = {
  -readonly [K in keyof T as K extends 'anchor' ? never : K]: K extends 'source'
    ? StoredRange | null
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
  | (DrawingBase & {
      kind: 'chart';
      definition: StoredDefinition<Sdk.ChartDefinition>;
    })
  | (DrawingBase & {
      kind: 'shape';
      definition: StoredDefinition<Sdk.ShapeDefinition>;
    })
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
  definition: StoredDefinition<Sdk.SparklineDefinition>;
}

export interface PivotState {
  id: string;
  name: string;
  area: Sdk.AreaBounds;
  definition: StoredDefinition<Sdk.PivotTableDefinition>;
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

/** The part of a workbook that undo restores. It is immutable; changes are made in drafts. */
export interface WorkbookState {
  sheets: SheetState[];
  names: {name: string; place: StoredRange | null; hidden?: true}[];
  /** Defined names from files whose formulas are not references to areas. Relative references are relative to A1. */
  formulaNames?: {
    name: string;
    formula: string;
    sheetId?: string;
    hidden?: true;
  }[];
  styles: Map<string, FormatParts>;
  /** Number of iterations for circular references, from an opened file. */
  iterations?: number;
  protection: {password?: string} | null;
}
