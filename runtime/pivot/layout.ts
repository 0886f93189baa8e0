import type {PivotTableDefinition, PivotValue} from '../contract';
import {cellError, type Scalar} from '../values/scalar';
import {type Group, groupRecords, type PivotRecord} from './records';
import {least, mean, most, product, sum} from '../formula/functions/summaries';
import {span} from '../area/bounds';

/** One cell of a pivot table's result. */
export interface PivotCell {
  readonly value: Scalar;
  readonly look: 'heading' | 'total' | 'subtotal' | 'body';
  readonly numberFormat?: string;
  /** Rows of the source behind a cell of the body. */
  readonly records?: readonly PivotRecord[];
}

/** What a result is made of. */
export interface PivotInput extends Required<
  Pick<PivotTableDefinition, 'rows' | 'columns' | 'values' | 'grandTotals'>
> {
  readonly records: readonly PivotRecord[];
  readonly columnOf: (field: string) => number;
  readonly formatOf: (field: string) => string;
}

const GRAND_TOTAL = 'Grand total';
const NAMES = {
  sum: 'Sum',
  count: 'Count',
  average: 'Average',
  min: 'Min',
  max: 'Max',
  product: 'Product',
} as const;

const SUMMARIES = {sum, average: mean, min: least, max: most, product};

interface Leaf {
  readonly path: readonly Scalar[];
  readonly records: ReadonlySet<PivotRecord>;
}

function leavesOf(
  groups: readonly Group[],
  path: readonly Scalar[] = [],
): Leaf[] {
  return groups.flatMap(({member, records, groups: inner}) => {
    const here = [...path, member.label];
    return inner.length > 0
      ? leavesOf(inner, here)
      : [{path: here, records: new Set(records)}];
  });
}

function summary(
  {field, summary: kind = 'sum'}: PivotValue,
  records: readonly PivotRecord[],
  columnOf: (field: string) => number,
): Scalar {
  const values = records.map(
    (record) => record.values[columnOf(field)] ?? null,
  );
  const numbers = values.filter((value) => typeof value === 'number');
  if (kind === 'count') {
    return values.filter((value) => value !== null).length;
  }
  if (numbers.length === 0) {
    return null;
  }
  return SUMMARIES[kind](numbers);
}

/** Heading of a calculation: its title, or the summary and the field. */
function titleOf({title, summary: kind = 'sum', field}: PivotValue): string {
  return title ?? `${NAMES[kind]} of ${field}`;
}

/** The cells of a pivot table, row by row, headings and totals included. */
export function layOut(input: PivotInput): PivotCell[][] {
  const {records, rows, columns, values, grandTotals, columnOf} = input;
  const all = new Set(records);
  const leaves: Leaf[] =
    columns.length === 0
      ? [{path: [], records: all}]
      : leavesOf(groupRecords(records, columns, columnOf));
  if (columns.length > 0 && grandTotals) {
    leaves.push({path: [GRAND_TOTAL], records: all});
  }
  const lines: PivotCell[][] = headings(input, leaves);
  const across = span(0, Math.max(1, rows.length) - 1);
  const line = (
    labels: readonly Scalar[],
    group: readonly PivotRecord[],
    look: PivotCell['look'],
    isEmpty: boolean,
  ): void => {
    const cells = across.map((at) => ({value: labels[at] ?? null, look}));
    const results = leaves.flatMap((leaf) =>
      values.map((value): PivotCell => {
        const own = group.filter((record) => leaf.records.has(record));
        return {
          value: isEmpty ? null : share(value, own, group, leaf, input),
          look,
          numberFormat:
            value.numberFormat ??
            (value.showAs && value.showAs !== 'value'
              ? '0.00%'
              : input.formatOf(value.field)),
          records: own,
        };
      }),
    );
    lines.push([...cells, ...results]);
  };
  const visit = (groups: readonly Group[], depth: number): void => {
    for (const {member, records: own, groups: inner} of groups) {
      const labels = across.map((index) =>
        index === depth ? member.label : null,
      );
      const isOuter = inner.length > 0;
      const isEmpty = isOuter && rows[depth]!.subtotal === false;
      line(labels, own, isOuter ? 'subtotal' : 'body', isEmpty);
      visit(inner, depth + 1);
    }
  };
  visit(groupRecords(records, rows, columnOf), 0);
  if (rows.length === 0) {
    line([], records, 'body', false);
  } else if (grandTotals) {
    line([GRAND_TOTAL], records, 'total', false);
  }
  return lines;
}

function share(
  value: PivotValue,
  own: readonly PivotRecord[],
  group: readonly PivotRecord[],
  leaf: Leaf,
  {records, columnOf}: PivotInput,
): Scalar {
  const result = summary(value, own, columnOf);
  const whole = {
    percentOfTotal: records,
    percentOfRow: group,
    percentOfColumn: records.filter((record) => leaf.records.has(record)),
  };
  if (value.showAs === undefined || value.showAs === 'value') {
    return result;
  }
  const total = summary(value, whole[value.showAs], columnOf);
  if (typeof result !== 'number' || typeof total !== 'number') {
    return result;
  }
  return total === 0 ? cellError('#DIV/0!') : result / total;
}

function headings(
  {rows, columns, values}: PivotInput,
  leaves: readonly Leaf[],
): PivotCell[][] {
  const cell = (value: Scalar): PivotCell => ({value, look: 'heading'});
  const places = span(0, Math.max(1, rows.length) - 1);
  const names = places.map((index) => cell(rows[index]?.field ?? null));
  if (columns.length === 0) {
    return [[...names, ...values.map((value) => cell(titleOf(value)))]];
  }
  const blank = places.map(() => cell(null));
  const first = [
    cell(values.length === 1 ? titleOf(values[0]!) : null),
    ...blank.slice(1),
    cell(columns.map(({field}) => field).join(', ')),
    ...span(2, leaves.length * values.length).map(() => cell(null)),
  ];
  const levels = columns.map((_field, depth) => {
    const labels = leaves.flatMap(({path}, index) => {
      const before = leaves[index - 1]?.path;
      const isNew =
        !before ||
        path.slice(0, depth + 1).some((part, at) => part !== before[at]);
      return values.map((_value, at) =>
        cell(at === 0 && isNew ? (path[depth] ?? null) : null),
      );
    });
    const isLast = depth === columns.length - 1 && values.length === 1;
    return [...(isLast ? names : blank), ...labels];
  });
  const own = values.map((value) => cell(titleOf(value)));
  const titles = [...names, ...leaves.flatMap(() => own)];
  return [first, ...levels, ...(values.length > 1 ? [titles] : [])];
}
