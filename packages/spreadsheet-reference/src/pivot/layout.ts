import type {PivotField, PivotTableDefinition, PivotValue} from '../contract';
import {span} from '../area/bounds';
import {min, mean, max, product, sum} from '../formula/functions/aggregates';
import {serialToDate} from '../values/dates';
import {displayText} from '../values/numberFormat';
import {cellError, compareScalars, type Scalar} from '../values/scalar';

/** One row of a pivot table's source. */
export interface PivotRecord {
  /** Row of the sheet. */
  readonly row: number;
  readonly values: readonly Scalar[];
  /** As displayed. */
  readonly texts: readonly string[];
}

/** Records that are summarised together: a row or a column of a pivot table. */
interface Group {
  /** What it is called in each field, outermost first. */
  readonly path: readonly Scalar[];
  readonly records: ReadonlySet<PivotRecord>;
  readonly look: 'body' | 'subtotal' | 'total';
}

/** One cell of a pivot table's result. */
export interface PivotCell {
  readonly value: Scalar;
  readonly look: 'heading' | Group['look'];
  readonly numberFormat?: string;
  /** Rows of the source behind a cell of the body. */
  readonly records?: readonly PivotRecord[];
}

/** What a result is made of. */
export interface PivotInput extends Required<
  Pick<PivotTableDefinition, 'rows' | 'columns' | 'values' | 'grandTotals'>
> {
  readonly records: ReadonlySet<PivotRecord>;
  readonly columnOf: (field: string) => number;
  readonly formatOf: (field: string) => string;
}

const GRAND_TOTAL = 'Grand total';
const SUMMARIES = {sum, average: mean, min: min, max: max, product};

/** The rows or columns that fields make of records, their total last; one for all records without fields. */
function groupsOf(
  {records, grandTotals, columnOf}: PivotInput,
  fields: readonly PivotField[],
): Group[] {
  if (fields.length === 0) {
    return [{path: [], records, look: 'body'}];
  }
  const groups = groupRecords(records, fields, columnOf);
  return grandTotals
    ? [...groups, {path: [GRAND_TOTAL], records, look: 'total'}]
    : groups;
}

function summary(
  {field, summary: kind = 'sum'}: PivotValue,
  records: Iterable<PivotRecord>,
  columnOf: (field: string) => number,
): Scalar {
  const column = columnOf(field);
  const values = Array.from(records, (record) => record.values[column] ?? null);
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
  return title ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)} of ${field}`;
}

/** The cells of a pivot table, row by row, headings and totals included. */
export function layOut(input: PivotInput): PivotCell[][] {
  const {rows, columns, values} = input;
  // Columns have no subtotals.
  const across = groupsOf(input, columns).filter(
    ({look}) => look !== 'subtotal',
  );
  const lines = groupsOf(input, rows).map((row) => {
    const {look, path} = row;
    const depth = path.length - 1;
    const isEmpty = look === 'subtotal' && rows[depth]!.subtotal === false;
    const labels = labelPlaces(input).map((at) => ({
      value: at === depth ? path[at]! : null,
      look,
    }));
    const results = across.flatMap((column) => {
      const own = [...row.records].filter((one) => column.records.has(one));
      return values.map((value) => ({
        value: isEmpty ? null : shownValue(value, own, row, column, input),
        look,
        numberFormat:
          value.numberFormat ??
          ((value.showAs ?? 'value') === 'value'
            ? input.formatOf(value.field)
            : '0.00%'),
        records: own,
      }));
    });
    return [...labels, ...results];
  });
  return [...headings(input, across), ...lines];
}

/** Places of the columns that have the labels of rows. */
function labelPlaces({rows}: PivotInput): number[] {
  return span(0, Math.max(1, rows.length) - 1);
}

/** What a cell shows of its records: their summary, or its share of a larger one. */
function shownValue(
  value: PivotValue,
  own: readonly PivotRecord[],
  row: Group,
  column: Group,
  {records, columnOf}: PivotInput,
): Scalar {
  const {showAs = 'value'} = value;
  const result = summary(value, own, columnOf);
  if (showAs === 'value') {
    return result;
  }
  const wholes = {
    percentOfTotal: records,
    percentOfRow: row.records,
    percentOfColumn: column.records,
  };
  const total = summary(value, wholes[showAs], columnOf);
  if (typeof result !== 'number' || typeof total !== 'number') {
    return result;
  }
  return total === 0 ? cellError('#DIV/0!') : result / total;
}

function headings(input: PivotInput, across: readonly Group[]): PivotCell[][] {
  const {rows, columns, values} = input;
  const cell = (value: Scalar): PivotCell => ({value, look: 'heading'});
  const places = labelPlaces(input);
  const names = places.map((index) => cell(rows[index]?.field ?? null));
  const own = values.map((value) => cell(titleOf(value)));
  const titles = [...names, ...across.flatMap(() => own)];
  if (columns.length === 0) {
    return [titles];
  }
  const blank = places.map(() => cell(null));
  const first = [
    cell(values.length === 1 ? titleOf(values[0]!) : null),
    ...blank.slice(1),
    cell(columns.map(({field}) => field).join(', ')),
    ...span(2, across.length * values.length).map(() => cell(null)),
  ];
  const levels = columns.map((_field, depth) => {
    const labels = across.flatMap(({path}, index) => {
      const before = across[index - 1]?.path;
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
  return [first, ...levels, ...(values.length > 1 ? [titles] : [])];
}

/** Groups records by fields, outermost first, each in its order: a group comes before those within it. */
function groupRecords(
  records: ReadonlySet<PivotRecord>,
  [field, ...inner]: readonly PivotField[],
  columnOf: (field: string) => number,
  outer: readonly Scalar[] = [],
): Group[] {
  if (!field) {
    return [];
  }
  const column = columnOf(field.field);
  const found = new Map<
    string,
    ReturnType<typeof memberOf> & {records: Set<PivotRecord>}
  >();
  for (const record of records) {
    const member = memberOf(field, column, record);
    const key = JSON.stringify(member.order);
    const group = found.get(key) ?? {...member, records: new Set()};
    group.records.add(record);
    found.set(key, group);
  }
  const groups = [...found.values()];
  if (field.order !== 'source') {
    const sign = field.order === 'descending' ? -1 : 1;
    groups.sort((a, b) => compareScalars(a.order, b.order) * sign);
  }
  return groups.flatMap(({label, records: own}) => {
    const path = [...outer, label];
    const look = inner.length > 0 ? 'subtotal' : 'body';
    const within = groupRecords(own, inner, columnOf, path);
    return [{path, records: own, look}, ...within];
  });
}

/** What the group of a record in a field is called, and where it stands among the others. */
function memberOf(
  {groupBy}: PivotField,
  column: number,
  {values, texts}: PivotRecord,
): {label: Scalar; order: Scalar} {
  const value = values[column] ?? null;
  if (groupBy === undefined || typeof value !== 'number') {
    // A number is called as it is displayed, unless that is the number.
    const isShown =
      typeof value !== 'number' || String(value) === texts[column];
    return {label: isShown ? value : texts[column]!, order: value};
  }
  const date = serialToDate(value);
  const year = date.getFullYear();
  const quarter = Math.floor(date.getMonth() / 3) + 1;
  switch (groupBy) {
    case 'year':
      return {label: String(year), order: year};
    case 'quarter':
      return {label: `Q${quarter} ${year}`, order: year * 4 + quarter};
    case 'month':
      return {
        label: displayText(value, 'mmmm yyyy', 'en'),
        order: year * 12 + date.getMonth(),
      };
    case 'day':
      return {label: texts[column]!, order: Math.floor(value)};
  }
}
