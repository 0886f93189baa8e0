import {createRequire} from 'node:module';
import path from 'node:path';

/** A cell as read by SheetJS. Dates are serial numbers. */
export interface PeerCell {
  readonly row: number;
  readonly column: number;
  readonly value: string | number | boolean;
  /** If true, `value` is the name of an error. */
  readonly isError: boolean;
  readonly formula: string | undefined;
  readonly format: string;
}

/** Cells by sheet name, with stored results of formulas. */
export type PeerWorkbook = ReadonlyMap<string, readonly PeerCell[]>;

interface SheetJsCell {
  readonly t: 'n' | 's' | 'b' | 'e' | 'd' | 'z';
  readonly v?: string | number | boolean;
  /** Shown text; the name of an error. */
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

const PEER = 'xlsx';

/**
 * Loads SheetJS, an independent reader, from the folder of the workbooks.
 * @throws Error if it is not installed there
 */
export function loadPeerReader(
  dir: string,
): (bytes: Uint8Array) => PeerWorkbook {
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
    const options = {cellNF: true, cellHTML: false};
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
      ? (cell.w ?? '#N/A')
      : is1904 && isDate
        ? Number(cell.v) + DAYS_TO_1904
        : cell.v;
    return [{row, column, value, isError, formula: cell.f, format}];
  });
}

/** Days from the epoch of the 1900 date system to that of the 1904 system. */
const DAYS_TO_1904 = 1462;
