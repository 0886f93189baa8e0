import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {SheetView} from '../../../runtime/view/types';
import type {CellEvent} from '../grid/cell';
import type {GridPart} from '../grid/covering';

/** What a picture shows of what its sample leaves: properties of `src/components/sheet/SheetPicture`. */
export interface PictureOptions {
  readonly range?: string;
  readonly host?: string;
  readonly document?: string;
  readonly sheet?: string;
  readonly select?: string | true;
  readonly formula?: string;
  readonly enter?: string;
  readonly typing?: string;
  readonly open?: true;
  readonly user?: string;
  readonly mark?: string;
  readonly tabs?: true;
  readonly drawings?: true;
  readonly toolbar?: true;
}

/** What a sample leaves, and a user does with it: all that a picture shows, as plain data. */
export interface PictureState {
  readonly view: SheetView;
  readonly part: GridPart;
  readonly events: readonly CellEvent[];
  readonly marked: readonly AreaBounds[];
  readonly active?: {readonly row: number; readonly column: number};
  readonly formula?: {readonly address: string; readonly contents: string};
  /** Labels, and `|` for dividing lines. */
  readonly toolbar: readonly string[];
  /** The open panel that the sample has registered. */
  readonly panel?: {readonly title: string; readonly text: string};
}
