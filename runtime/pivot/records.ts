import type {PivotField} from '../contract';
import {dateOf} from '../values/dates';
import {displayText} from '../values/numberFormat';
import {type Scalar, compareScalars} from '../values/scalar';

/** One row of a pivot table's source. */
export interface PivotRecord {
  /** Row of the sheet. */
  readonly row: number;
  readonly values: readonly Scalar[];
  /** As displayed. */
  readonly texts: readonly string[];
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
  const date = dateOf(value);
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

/** Records that are summarised together: a row or a column of a pivot table. */
export interface Group {
  /** What it is called in each field, outermost first. */
  readonly path: readonly Scalar[];
  readonly records: ReadonlySet<PivotRecord>;
  readonly look: 'body' | 'subtotal' | 'total';
}

/** Groups records by fields, outermost first, each in its order: a group comes before those within it. */
export function groupRecords(
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
