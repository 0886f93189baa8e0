// Cells of a worksheet. The library reads dates into objects that lose days and fractions, knows no formulas
// that cells share, and has one list with every row up to the last.
import {fromCol} from '@borgar/fx';
import {parseAddress} from '../../area/address';
import type {AreaBounds} from '../../contract';
import {ownFormula} from '../../formula/parse';
import {shiftFormula} from '../../formula/rewrite';
import {cellKey, cellsOf, columnOf, isKeyIn, rowOf} from '../../state/cells';
import {serialOfIso} from '../../values/dates';
import {cellError, errorFromText, type Scalar} from '../../values/scalar';
import {type Attributes, decodeCellText, isOn, scanXml} from './xml';
import {columnCountOf, rowCountOf} from '../../area/bounds';
import {type FileLine, readRow} from './lines';
import {assertWithin, limits} from '../../errors';

/** A cell of a file. */
export interface FileCell {
  readonly key: number;
  /** Number of its style in the file. */
  readonly style: number;
  /** Contents, or the last result of its formula. */
  value: Scalar;
  /** With its `=`. */
  formula?: string;
  /** Cells that a formula with several results fills, of which this is one. */
  array?: AreaBounds;
}

/** Rows, cells and styles of a worksheet. */
export interface FileCells {
  readonly cells: readonly FileCell[];
  readonly styles: Set<number>;
  readonly rows: ReadonlyMap<number, FileLine>;
  /** Addresses of the cells of data tables, whose formulas are left out. */
  readonly dataTables: readonly string[];
}

/** Texts of the part that cells share them in. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  scanXml(xml, {
    open: (name) => {
      text = isItem(name) ? '' : text;
      isPhonetic ||= name === 'rPh';
      isText = name === 't' && !isPhonetic;
    },
    text: (part) => {
      text += isText ? part : '';
    },
    close: (name) => {
      isText = false;
      isPhonetic &&= name !== 'rPh';
      if (isItem(name)) {
        texts.push(decodeCellText(text));
      }
    },
  });
  return texts;
}

// Early files have another name for it.
const isItem = (name: string) => name === 'si' || name === 'sstItem';

interface Shared {
  readonly formula: string;
  readonly key: number;
}

/** Reads what stands between the tags of `sheetData`. */
export function readCells(xml: string, texts: readonly string[]): FileCells {
  const cells: FileCell[] = [];
  const styles = new Set([0]);
  const rows = new Map<number, FileLine>();
  const shared = new Map<string, Shared>();
  const followers: {cell: FileCell; group: string}[] = [];
  const dataTables: string[] = [];
  const arrays: {area: AreaBounds; formula: string}[] = [];
  let row = -1;
  let column = -1;
  let cell: FileCell;
  let kind = '';
  let rule: Attributes | undefined;
  let path = '';
  let value = '';
  let formula = '';
  let isPhonetic = false;

  const finishFormula = (): void => {
    const {t, si = '', ref} = rule!;
    if (t === 'dataTable') {
      dataTables.push(ref ?? '');
    } else if (t === 'shared' && formula === '') {
      followers.push({cell, group: si});
    } else if (formula !== '') {
      cell.formula = ownFormula(formula);
      if (t === 'shared') {
        shared.set(si, {formula: cell.formula, key: cell.key});
      } else if (t === 'array') {
        const area = ref === undefined ? undefined : parseAddress(ref).bounds;
        if (area) {
          arrays.push({area, formula: cell.formula});
        }
      }
    }
  };
  scanXml(xml, {
    open: (name, attributes) => {
      path = name;
      switch (name) {
        case 'row': {
          row = attributes.r === undefined ? row + 1 : Number(attributes.r) - 1;
          assertWithin('rows', row + 1);
          column = -1;
          const line = readRow(attributes);
          if (line) {
            rows.set(row, line);
            styles.add(line.style ?? 0);
          }
          break;
        }
        case 'c': {
          const [, letters, digits] =
            /^([A-Z]+)(\d+)$/i.exec(attributes.r ?? '') ?? [];
          column = letters === undefined ? column + 1 : fromCol(letters);
          row = digits === undefined ? row : Number(digits) - 1;
          assertWithin('rows', row + 1);
          assertWithin('columns', column + 1);
          kind = attributes.t ?? 'n';
          const style = Number(attributes.s ?? 0);
          styles.add(style);
          cell = {key: cellKey(row, column), style, value: null};
          value = '';
          formula = '';
          rule = undefined;
          break;
        }
        case 'f':
          rule = attributes;
          break;
        case 'is':
          // Some writers give the text as a value, too.
          value = '';
          break;
        case 'rPh':
          isPhonetic = true;
          break;
      }
    },
    text: (text) => {
      if (path === 'v' || (path === 't' && !isPhonetic)) {
        value += text;
      } else if (path === 'f') {
        formula += text;
      }
    },
    close: (name) => {
      path = '';
      switch (name) {
        case 'rPh':
          isPhonetic = false;
          break;
        case 'f':
          finishFormula();
          break;
        case 'c':
          cell.value = valueOf(kind, value, texts);
          cells.push(cell);
          break;
      }
    },
  });
  for (const {cell: follower, group} of followers) {
    const from = shared.get(group);
    if (from) {
      follower.formula = shiftFormula(
        from.formula,
        rowOf(follower.key) - rowOf(from.key),
        columnOf(follower.key) - columnOf(from.key),
        true,
      );
    }
  }
  spread(cells, arrays);
  return {cells, styles, rows, dataTables};
}

/** Most cells that arrays get of a sheet: beyond, only cells that the file has are theirs. */
const MOST_SPREAD = 100_000;

/** Gives each cell of an array its formula. */
function spread(
  cells: FileCell[],
  arrays: readonly {area: AreaBounds; formula: string}[],
): void {
  const byKey = new Map(cells.map((cell) => [cell.key, cell]));
  let left = MOST_SPREAD;
  for (const {area, formula} of arrays) {
    left -= rowCountOf(area) * columnCountOf(area);
    const keys =
      left >= 0
        ? [...cellsOf(area)].map(([row, column]) => cellKey(row, column))
        : [...byKey.keys()].filter((key) => isKeyIn(area, key));
    for (const key of keys) {
      const cell = byKey.get(key) ?? {key, style: 0, value: null};
      if (!byKey.has(key)) {
        cells.push(cell);
        byKey.set(key, cell);
      }
      Object.assign(cell, {formula, array: area});
    }
  }
}

function valueOf(kind: string, text: string, texts: readonly string[]): Scalar {
  switch (kind) {
    case 's':
      return texts[Number(text)] ?? '';
    case 'b':
      return isOn(text.trim());
    case 'e':
      return errorFromText(text.trim()) ?? cellError('#VALUE!');
    case 'str':
    case 'inlineStr':
      return decodeCellText(text).slice(0, limits.cellCharacters);
    case 'd':
      return serialOfIso(text.trim()) ?? text;
    default: {
      const number = Number(text);
      return text.trim() === '' || !Number.isFinite(number) ? null : number;
    }
  }
}
