import type {PivotField} from '../contract';
import {dateOf} from '../values/dates';
import {type Scalar, compareScalars} from '../values/scalar';

/** One row of a pivot table's source. */
export interface PivotRecord {
  /** Row of the sheet. */
  readonly row: number;
  readonly values: readonly Scalar[];
  /** As displayed. */
  readonly texts: readonly string[];
}

/** A value of a field, by which records are grouped. */
interface Member {
  readonly label: Scalar;
  readonly order: Scalar;
}

let months: Intl.DateTimeFormat | undefined;

/** "March 2026". The format takes long to make, and few samples need it. */
function monthName(date: Date): string {
  months ??= new Intl.DateTimeFormat('en', {month: 'long', year: 'numeric'});
  return months.format(date);
}

/** The group of a record in a field. */
function memberOf(
  {groupBy}: PivotField,
  column: number,
  {values, texts}: PivotRecord,
): Member {
  const value = values[column] ?? null;
  if (groupBy === undefined || typeof value !== 'number') {
    // A number is called as it is displayed, unless that is the number.
    const isShown =
      typeof value !== 'number' || String(value) === texts[column];
    return {label: isShown ? value : texts[column]!, order: value};
  }
  const date = dateOf(value);
  const year = date.getFullYear();
  const quarter = Math.floor(date.getMonth() / 3) + 1;
  switch (groupBy) {
    case 'year':
      return {label: String(year), order: year};
    case 'quarter':
      return {label: `Q${quarter} ${year}`, order: year * 4 + quarter};
    case 'month':
      return {label: monthName(date), order: year * 12 + date.getMonth()};
    case 'day':
      return {label: texts[column]!, order: Math.floor(value)};
  }
}

/** A group of records, with the groups of the next field in it. */
export interface Group {
  readonly member: Member;
  readonly records: readonly PivotRecord[];
  readonly groups: readonly Group[];
}

/** Groups records by fields, outermost first, each in its order. */
export function groupRecords(
  records: readonly PivotRecord[],
  fields: readonly PivotField[],
  columnOf: (field: string) => number,
): Group[] {
  const [field, ...inner] = fields;
  if (!field) {
    return [];
  }
  const column = columnOf(field.field);
  const found = new Map<string, {member: Member; records: PivotRecord[]}>();
  for (const record of records) {
    const member = memberOf(field, column, record);
    const key = JSON.stringify(member.order);
    const group = found.get(key) ?? {member, records: []};
    found.set(key, group);
    group.records.push(record);
  }
  const {order = 'ascending'} = field;
  const groups = [...found.values()];
  if (order !== 'source') {
    const sign = order === 'descending' ? -1 : 1;
    groups.sort(
      (a, b) => compareScalars(a.member.order, b.member.order) * sign,
    );
  }
  return groups.map((group) => ({
    ...group,
    groups: groupRecords(group.records, inner, columnOf),
  }));
}
