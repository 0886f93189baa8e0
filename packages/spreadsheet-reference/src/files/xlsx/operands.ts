// What rules of a file compare with, and the cells that they are for.
import type {DataValidation} from 'hucre/xlsx';
import {parseAddress} from '../../area/address';
import type {
  AreaBounds,
  CellOperand,
  ComparisonOperator,
  TextRule,
} from '../../contract';
import {serialToDate, dateToSerial} from '../../values/dates';
import {attempt} from '../../objects/typedText';

type Operator = NonNullable<DataValidation['operator']>;

/** Comparisons as files name them. */
export const OPERATORS = {
  equal: 'equal',
  notEqual: 'notEqual',
  greater: 'greaterThan',
  greaterOrEqual: 'greaterThanOrEqual',
  less: 'lessThan',
  lessOrEqual: 'lessThanOrEqual',
  between: 'between',
  notBetween: 'notBetween',
} as const satisfies Record<ComparisonOperator, Operator>;

/** What a table has for a name of files; `undefined` for one that is not in it. */
export function findKey<K extends string>(
  table: Readonly<Record<K, string>>,
  theirs: string | undefined,
): K | undefined {
  return (Object.keys(table) as K[]).find((name) => table[name] === theirs);
}

/** A comparison of a file by its name here; files do not name the most common one. */
export const readOperator = (theirs: string | undefined): ComparisonOperator =>
  findKey(OPERATORS, theirs) ?? 'between';

/** A text as a formula has it. */
export const quoteText = (text: string): string =>
  `"${text.replaceAll('"', '""')}"`;

/** Operands as formulas of a file. */
export function toFormulas(values: readonly CellOperand[]): string[] {
  return values.map((value) => {
    if (value instanceof Date) {
      return String(dateToSerial(value));
    }
    return typeof value === 'string'
      ? value.startsWith('=')
        ? value.slice(1)
        : quoteText(value)
      : String(value);
  });
}

/** Formula of a rule about a part of the text of a cell. */
export function textRuleFormula(
  {operator, text}: TextRule,
  cell: string,
): string {
  // `SEARCH` reads these letters as patterns.
  const part = quoteText(text.replace(/[~*?]/g, '~$&'));
  const search = `ISERROR(SEARCH(${part},${cell}))`;
  return {
    contains: `NOT(${search})`,
    notContains: search,
    startsWith: `LEFT(${cell},${text.length})=${quoteText(text)}`,
    endsWith: `RIGHT(${cell},${text.length})=${quoteText(text)}`,
  }[operator];
}

/** The reverse of {@link toFormulas}. */
export function toOperands(
  formulas: readonly (string | undefined)[],
  isDate = false,
): readonly [CellOperand] {
  const found = formulas.flatMap((text): CellOperand[] => {
    if (text === undefined) {
      return [];
    }
    const number = Number(text);
    if (Number.isFinite(number) && text.trim() !== '') {
      return [isDate ? serialToDate(number) : number];
    }
    const [, inner] = /^"((?:[^"]|"")*)"$/.exec(text) ?? [];
    return [inner?.replaceAll('""', '"') ?? `=${text}`];
  });
  return found as unknown as [CellOperand];
}

/** Areas of a rule: the first one has the cell that its formulas are written for. */
export function parseAreas(range: string): AreaBounds[] {
  return range
    .split(/\s+/)
    .flatMap((address) => attempt(() => parseAddress(address).bounds) ?? []);
}
