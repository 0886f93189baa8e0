import {createRequire} from 'node:module';
import path from 'node:path';

/** A cell as another reader has it: dates are numbers of days. */
export interface PeerCell {
  readonly row: number;
  readonly column: number;
  readonly value: string | number | boolean;
  /** Whether the value is an error value, named by `value`. */
  readonly isError: boolean;
  readonly formula: string | undefined;
  readonly format: string;
}

/** Cells of a workbook by the name of their sheet, values of formulas as the file has them. */
export type PeerWorkbook = ReadonlyMap<string, readonly PeerCell[]>;

interface SheetJsCell {
  readonly t: 'n' | 's' | 'b' | 'e' | 'd' | 'z';
  readonly v?: string | number | boolean;
  readonly w?: string;
  readonly f?: string;
  readonly z?: string | number;
}

interface SheetJs {
  read(
    bytes: Uint8Array,
    options: object,
  ): {
    SheetNames: string[];
    Workbook?: {WBProps?: {date1904?: boolean}};
    Sheets: Record<string, Record<string, SheetJsCell>>;
  };
  utils: {decode_cell(address: string): {r: number; c: number}};
}

/** No package of this repository. */
const PEER = 'xlsx';

/**
 * SheetJS, installed beside the workbooks: an independent reader that this repository does not use.
 *
 * @throws Error when it is not there
 */
export function loadPeer(dir: string): (bytes: Uint8Array) => PeerWorkbook {
  let sheetJs: SheetJs;
  try {
    const require = createRequire(path.resolve(dir, 'workbooks.cjs'));
    sheetJs = require(PEER) as SheetJs;
  } catch {
    throw new Error(
      `${dir}: expected SheetJS beside the workbooks. Run: npm install --prefix ${dir} xlsx@0.18.5`,
    );
  }
  return (bytes) => {
    const options = {cellNF: true, cellText: false, cellHTML: false};
    const {SheetNames, Sheets, Workbook} = sheetJs.read(bytes, options);
    const is1904 = Workbook?.WBProps?.date1904 === true;
    return new Map(
      SheetNames.map((name) => [
        name,
        cellsOf(Sheets[name] ?? {}, sheetJs, is1904),
      ]),
    );
  };
}

function cellsOf(
  sheet: Record<string, SheetJsCell>,
  {utils}: SheetJs,
  is1904: boolean,
): PeerCell[] {
  return Object.entries(sheet).flatMap(([address, cell]): PeerCell[] => {
    if (
      !/^[A-Z]+[1-9]\d*$/.test(address) ||
      cell.v === undefined ||
      cell.t === 'z'
    ) {
      return [];
    }
    const {r: row, c: column} = utils.decode_cell(address);
    const isError = cell.t === 'e';
    const format = String(cell.z ?? 'General');
    const isDate =
      typeof cell.v === 'number' &&
      /[yd]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|General|Red/gi, ''));
    const value = isError
      ? (ERRORS[Number(cell.v)] ?? '#N/A')
      : is1904 && isDate
        ? Number(cell.v) + DAYS_TO_1904
        : cell.v;
    return [{row, column, value, isError, formula: cell.f, format}];
  });
}

/** From the first day of one calendar to that of the other, which documents have. */
const DAYS_TO_1904 = 1462;

/** Error values by the number that SheetJS gives them. */
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};
