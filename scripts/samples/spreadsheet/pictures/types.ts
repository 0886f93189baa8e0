import type {
  AnchorBox,
  AreaBounds,
  ChartDefinition,
  ShapeDefinition,
  SparklineMark,
  SparklineType,
} from '../../../../contracts/spreadsheet/spreadsheet-sdk';
import type {IconLook} from '../../../../runtime/view/conditional';
import type {WholeFormat} from '../../../../runtime/state/formats';

/** Which part of what a run left a picture shows. */
export interface PictureFrame {
  /** Id of the host of the spreadsheet; the one created last when absent. */
  readonly host?: string | undefined;
  /** Name of the document; the active one when absent. */
  readonly document?: string | undefined;
  /** Name of the sheet; the active one when absent. */
  readonly sheet?: string | undefined;
  /** Rows from 0, in their order, or how many from the first when none is given. */
  readonly rows: readonly number[];
  /** From 0. */
  readonly firstColumn: number;
  readonly columnCount: number;
  /** Cell whose formula stands above the grid. */
  readonly formulaCell?: string | undefined;
  /** Formulas whose results its caption names. */
  readonly figures?: readonly string[];
}

/** A sheet as a run left it, as plain data: what its pictures are drawn from. */
export interface PictureState {
  readonly sheets: readonly {
    readonly name: string;
    readonly isActive: boolean;
    readonly tabColor: string | null;
  }[];
  readonly frozen: {readonly rows: number; readonly columns: number};
  readonly formula: string | null;
  /** Rows from 0 that are not displayed, up to the last row in use. */
  readonly hiddenRows: readonly number[];
  /** A row for each of the frame. */
  readonly cells: readonly (readonly StateCell[])[];
  readonly drawings: readonly StateDrawing[];
  /** Every text that the sheet displays. */
  readonly texts: readonly string[];
  /** Results of the frame's formulas. */
  readonly figures: readonly string[];
}

/** A cell as it is displayed. */
export interface StateCell {
  readonly text: string;
  readonly kind: 'number' | 'text' | 'other' | 'empty';
  readonly format: WholeFormat;
  /** Colour that a number format or a scale gives. */
  readonly textColor?: string | undefined;
  readonly fillColor?: string | undefined;
  /** Height of its row in CSS pixels. */
  readonly height: number;
  /** Whether users cannot change it. */
  readonly isLocked: boolean;
  readonly merge?: AreaBounds | undefined;
  /** Length of a data bar in percent of the cell; below zero for a negative one. */
  readonly bar?: number | undefined;
  readonly icon?: IconLook | undefined;
  readonly spark?: StateSpark | undefined;
  readonly button?: 'filter' | 'filtered' | 'list' | undefined;
  /** Entries of its list, where its rule has one. */
  readonly list?: readonly string[] | undefined;
  /** What its rule says to those who select it, or enter something else. */
  readonly messages: readonly string[];
}

export interface StateSpark {
  readonly type: SparklineType;
  readonly values: readonly number[];
  readonly marks: readonly SparklineMark[];
  /** Bounds that the lines of its group share. */
  readonly bounds?: {readonly min: number; readonly max: number} | undefined;
}

/** A chart, shape or image, from the back to the front of its kind. */
export type StateDrawing = {
  readonly altText: string;
  readonly anchor: AreaBounds;
  readonly box: AnchorBox;
} & (
  | {
      readonly kind: 'chart';
      readonly definition: Omit<
        ChartDefinition,
        'source' | 'anchor' | 'name' | 'altText' | 'locked'
      >;
      /** Values of its source; texts as cells display them. */
      readonly values: readonly (readonly (string | number | null)[])[];
    }
  | {
      readonly kind: 'shape';
      readonly definition: Pick<ShapeDefinition, 'type' | 'text' | 'fill'>;
    }
  | {readonly kind: 'image'}
);
