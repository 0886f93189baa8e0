// Reads the cells of a worksheet. The reader of the library hucre is not used: it loses fractions of dates
// and shared formulas, and allocates all rows up to the last one.
import {fromCol} from '@borgar/fx';
import {parseAddress} from '../../area/address';
import type {AreaBounds} from '../../contract';
import {fromXlsxFormula} from '../../formula/parse';
import {shiftFormula} from '../../formula/rewrite';
import {
  toCellKey,
  keyToColumn,
  isCellKeyInArea,
  listCellKeys,
  keyToRow,
} from '../../state/cells';
import {parseIsoSerial} from '../../values/dates';
import {
  createCellError,
  parseCellError,
  type Scalar,
} from '../../values/scalar';
import {
  decodeCellText,
  streamElements,
  parseXmlBoolean,
  type XmlElement,
} from '../xml';
import {countColumns, countRows} from '../../area/bounds';
import {type XlsxRowOrColumn, isGrouped, readRow} from './rowsAndColumns';
import {isFormatted, joinText, type SharedString} from './sharedStrings';
import {
  assertWithinLimit,
  createFileUnreadableError,
  limits,
} from '../../errors';

export interface XlsxCell {
  readonly key: number;
  /** Index of the cell's format in the file. */
  readonly style: number;
  /** Value of the cell, or the stored result of its formula. */
  value: Scalar;
  /** `true` if the file has a date as text, which does not depend on its date system. */
  isIsoDate?: boolean;
  /** Formula with the leading `=`. */
  formula?: string;
  /** Area of the array formula that starts in this cell. */
  array?: AreaBounds;
  isDynamic?: true;
}

/** Returns the index of the row with a number. */
function parseRow(number: string): number {
  const row = Number(number) - 1;
  if (!Number.isInteger(row) || row < 0) {
    throw createFileUnreadableError(
      `The sheet has a row '${number}', which is not a number from 1.`,
    );
  }
  return row;
}

/** Reads the rows and cells of a sheet. Also returns the tree of all other elements. */
export function readCells(xml: string, texts: readonly SharedString[]) {
  const cells: XlsxCell[] = [];
  const rows = new Map<number, XlsxRowOrColumn>();
  const shared = new Map<string, {formula: string; key: number}>();
  const followers: {cell: XlsxCell; group: string}[] = [];
  const dataTables: string[] = [];
  let longTexts = 0;
  let formattedTexts = 0;
  let dynamicArrays = 0;
  let hasGroups = false;
  const arrays: ArrayFormula[] = [];
  let row = -1;

  const readFormula = (
    cell: XlsxCell,
    {attributes, text}: XmlElement,
    isDynamic: boolean,
  ) => {
    const {t, si = '', ref} = attributes;
    if (t === 'dataTable') {
      dataTables.push(ref ?? '');
    } else if (t === 'shared' && text === '') {
      followers.push({cell, group: si});
    } else if (text !== '') {
      cell.formula = fromXlsxFormula(text);
      if (t === 'shared') {
        shared.set(si, {formula: cell.formula, key: cell.key});
      }
      const area = t === 'array' && ref && parseAddress(ref).bounds;
      if (area) {
        dynamicArrays += Number(isDynamic);
        arrays.push({
          ...{array: area, formula: cell.formula},
          ...(isDynamic && {isDynamic}),
        });
      }
    }
  };
  const root = streamElements(xml, ['row'], (element) => {
    const {attributes, children} = element;
    row = attributes.r === undefined ? row + 1 : parseRow(attributes.r);
    assertWithinLimit('rows', row + 1);
    hasGroups ||= isGrouped(attributes);
    const line = readRow(element);
    if (line) {
      rows.set(row, line);
    }
    let column = -1;
    for (const {name, attributes: own, children: parts} of children) {
      if (name !== 'c') {
        continue;
      }
      const [, letters, digits] = /^([A-Z]+)(\d+)$/i.exec(own.r ?? '') ?? [];
      column = letters === undefined ? column + 1 : fromCol(letters);
      row = digits === undefined ? row : parseRow(digits);
      assertWithinLimit('rows', row + 1);
      assertWithinLimit('columns', column + 1);
      // Some programs write inline text both as inline string and as value.
      const inline = parts.filter(({name}) => name === 'is');
      const text =
        inline.length > 0
          ? joinText(inline)
          : (parts.find(({name}) => name === 'v')?.text ?? joinText(parts));
      const value = parseCellValue(own.t ?? 'n', text, texts);
      const isLong =
        typeof value === 'string' && value.length > limits.cellCharacters;
      longTexts += Number(isLong);
      const hasFormats =
        own.t === 's'
          ? texts[Number(text)]?.isFormatted
          : inline.some(({children: runs}) => isFormatted(runs));
      formattedTexts += Number(hasFormats ?? false);
      const cell: XlsxCell = {
        key: toCellKey(row, column),
        style: Number(own.s ?? 0),
        value: isLong ? value.slice(0, limits.cellCharacters) : value,
      };
      if (own.t === 'd') {
        cell.isIsoDate = true;
      }
      cells.push(cell);
      const formula = parts.find((part) => part.name === 'f');
      if (formula) {
        readFormula(cell, formula, own.cm !== undefined);
      }
    }
  });
  for (const {cell: follower, group} of followers) {
    const from = shared.get(group);
    if (from) {
      follower.formula = shiftFormula(
        from.formula,
        keyToRow(follower.key) - keyToRow(from.key),
        keyToColumn(follower.key) - keyToColumn(from.key),
        true,
      );
    }
  }
  fillArrays(cells, arrays);
  return {
    ...{cells, rows, dataTables, longTexts, formattedTexts},
    ...{dynamicArrays, hasGroups, tree: root.children[0] ?? root},
  };
}

/**
 * Maximum number of cells of all array formulas on a sheet. Beyond it, arrays fill only cells that the file contains.
 */
const MAX_ARRAY_CELLS = 100_000;

type ArrayFormula = Required<Pick<XlsxCell, 'formula' | 'array'>> &
  Pick<XlsxCell, 'isDynamic'>;

/** Copies each array formula to all cells that its result fills. */
function fillArrays(cells: XlsxCell[], arrays: readonly ArrayFormula[]): void {
  if (arrays.length === 0) {
    return;
  }
  const byKey = new Map(cells.map((cell) => [cell.key, cell]));
  let left = MAX_ARRAY_CELLS;
  for (const formula of arrays) {
    const area = formula.array;
    left -= countRows(area) * countColumns(area);
    const keys =
      left >= 0
        ? listCellKeys(area)
        : [...byKey.keys()].filter((key) => isCellKeyInArea(area, key));
    for (const key of keys) {
      const cell = byKey.get(key) ?? {key, style: 0, value: null};
      if (!byKey.has(key)) {
        cells.push(cell);
        byKey.set(key, cell);
      }
      Object.assign(cell, formula);
    }
  }
}

function parseCellValue(
  kind: string,
  text: string,
  texts: readonly SharedString[],
): Scalar {
  switch (kind) {
    case 's':
      return texts[Number(text)]?.text ?? '';
    case 'b':
      return parseXmlBoolean(text.trim());
    case 'e':
      return parseCellError(text.trim()) ?? createCellError('#VALUE!');
    case 'str':
    case 'inlineStr':
      return decodeCellText(text);
    case 'd':
      return parseIsoSerial(text.trim()) ?? text;
    default: {
      const number = Number(text);
      return text.trim() === '' || !Number.isFinite(number) ? null : number;
    }
  }
}
