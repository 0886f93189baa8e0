import type {PivotField, PivotTableDefinition, PivotValue} from '../contract';
import {listIndexes} from '../area/bounds';
import {AGGREGATES} from '../formula/functions/aggregates';
import {serialToDate} from '../values/dates';
import {formatDisplayText} from '../values/numberFormat';
import {createCellError, compareScalars, type Scalar} from '../values/scalar';

/** A row in the source area of a pivot table. */
export interface PivotRecord {
  /** Zero-based index of the row on its sheet. */
  readonly row: number;
  readonly values: readonly Scalar[];
  /** Displayed texts of `values`. */
  readonly texts: readonly string[];
}

/** A row or column of a pivot table, which summarises a group of records. */
interface Group {
  /** Labels of the group and its outer groups, outermost first. */
  readonly path: readonly Scalar[];
  readonly records: ReadonlySet<PivotRecord>;
  readonly role: 'body' | 'subtotal' | 'total';
}

export interface PivotCell {
  readonly value: Scalar;
  readonly role: 'heading' | Group['role'];
  readonly numberFormat?: string;
  /** Records that the cell summarises, if any. */
  readonly records?: readonly PivotRecord[];
}

/** Definition of a pivot table with defaults filled in, and the records that its filters select. */
export interface PivotInput extends Required<
  Pick<PivotTableDefinition, 'rows' | 'columns' | 'values' | 'grandTotals'>
> {
  readonly records: ReadonlySet<PivotRecord>;
  readonly columnOf: (field: string) => number;
  readonly formatOf: (field: string) => string;
}

const GRAND_TOTAL = 'Grand total';

/** Groups records by fields and appends the grand total. Without fields, all records form one group. */
function createGroups(
  {records, grandTotals, columnOf}: PivotInput,
  fields: readonly PivotField[],
): Group[] {
  if (fields.length === 0) {
    return [{path: [], records, role: 'body'}];
  }
  const groups = groupRecords(records, fields, columnOf);
  return grandTotals
    ? [...groups, {path: [GRAND_TOTAL], records, role: 'total'}]
    : groups;
}

function summarize(
  {field, summary: kind = 'sum'}: PivotValue,
  records: Iterable<PivotRecord>,
  columnOf: (field: string) => number,
): Scalar {
  const column = columnOf(field);
  const values = Array.from(records, (record) => record.values[column] ?? null);
  if (kind === 'count') {
    return values.filter((value) => value !== null).length;
  }
  const numbers = values.filter((value) => typeof value === 'number');
  const name = kind.toUpperCase() as Uppercase<typeof kind>;
  return numbers.length === 0 ? null : AGGREGATES[name](numbers);
}

function createTitle({
  title,
  summary: kind = 'sum',
  field,
}: PivotValue): string {
  return title ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)} of ${field}`;
}

/** Computes all cells of a pivot table as rows, including headings and totals. */
export function computePivotLayout(input: PivotInput): PivotCell[][] {
  const {rows, columns, values} = input;
  // Only rows have subtotals, not columns.
  const across = createGroups(input, columns).filter(
    ({role}) => role !== 'subtotal',
  );
  const lines = createGroups(input, rows).map((row) => {
    const {role, path} = row;
    const depth = path.length - 1;
    const isEmpty = role === 'subtotal' && rows[depth]!.subtotal === false;
    const labels = listLabelColumns(input).map((at) => ({
      value: at === depth ? path[at]! : null,
      role,
    }));
    const results = across.flatMap((column) => {
      const own = [...row.records].filter((one) => column.records.has(one));
      return values.map((value) => ({
        value: isEmpty ? null : computeValue(value, own, row, column, input),
        role,
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
  return [...createHeadings(input, across), ...lines];
}

/** Returns the indexes of the columns that contain row labels: one column for each row field, and at least one. */
function listLabelColumns({rows}: PivotInput): number[] {
  return listIndexes(0, Math.max(1, rows.length) - 1);
}

/** Computes the value of a cell: a summary of its records, or their share of a total. */
function computeValue(
  value: PivotValue,
  own: readonly PivotRecord[],
  row: Group,
  column: Group,
  {records, columnOf}: PivotInput,
): Scalar {
  const {showAs = 'value'} = value;
  const result = summarize(value, own, columnOf);
  if (showAs === 'value') {
    return result;
  }
  const wholes = {
    percentOfTotal: records,
    percentOfRow: row.records,
    percentOfColumn: column.records,
  };
  const total = summarize(value, wholes[showAs], columnOf);
  if (typeof result !== 'number' || typeof total !== 'number') {
    return result;
  }
  return total === 0 ? createCellError('#DIV/0!') : result / total;
}

function createHeadings(
  input: PivotInput,
  across: readonly Group[],
): PivotCell[][] {
  const {rows, columns, values} = input;
  const places = listLabelColumns(input);
  const names = places.map((index) => rows[index]?.field ?? null);
  const blank = places.map(() => null);
  const titles = [...names, ...across.flatMap(() => values.map(createTitle))];
  const isSingle = values.length === 1;
  const levels = columns.map((_field, depth) => {
    const labels = across.flatMap(({path}, index) => {
      const before = across[index - 1]?.path;
      const isNew =
        !before ||
        path.slice(0, depth + 1).some((part, at) => part !== before[at]);
      const label = isNew ? (path[depth] ?? null) : null;
      return values.map((_value, at) => (at === 0 ? label : null));
    });
    const isLast = depth === columns.length - 1 && isSingle;
    return [...(isLast ? names : blank), ...labels];
  });
  const first: Scalar[] = titles.map(() => null);
  first[0] = isSingle ? createTitle(values[0]!) : null;
  first[places.length] = columns.map(({field}) => field).join(', ');
  const lines: Scalar[][] =
    columns.length === 0
      ? [titles]
      : [first, ...levels, ...(isSingle ? [] : [titles])];
  return lines.map((line) =>
    line.map((value) => ({value, role: 'heading'}) as const),
  );
}

/** Groups records by fields, outermost field first. Each group is followed by its subgroups. */
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
    ReturnType<typeof findGroup> & {records: Set<PivotRecord>}
  >();
  for (const record of records) {
    const member = findGroup(field, column, record);
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
    const role = inner.length > 0 ? 'subtotal' : 'body';
    const within = groupRecords(own, inner, columnOf, path);
    return [{path, records: own, role}, ...within];
  });
}

/** Returns the label and sort key of the group to which a record belongs. */
function findGroup(
  {groupBy}: PivotField,
  column: number,
  {values, texts}: PivotRecord,
): {label: Scalar; order: Scalar} {
  const value = values[column] ?? null;
  if (groupBy === undefined || typeof value !== 'number') {
    // A number with a number format is labelled with its displayed text; other numbers are labels themselves.
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
        label: formatDisplayText(value, 'mmmm yyyy', 'en'),
        order: year * 12 + date.getMonth(),
      };
    case 'day':
      return {label: texts[column]!, order: Math.floor(value)};
  }
}
