import type {ChartAxis, ChartDefinition} from '../contract';
import {assertColor} from '../edits/formats';
import {assertPositive, invalidArgument} from '../errors';
import {assertRange} from './conditionalFormats';

/** Throws `INVALID_ARGUMENT` when a chart's type cannot show its series, or an axis contradicts itself. */
export function assertChart({
  type,
  source,
  seriesIn,
  categoryAxis,
  valueAxis,
  series,
}: ChartDefinition): void {
  [categoryAxis, valueAxis].forEach(assertAxis);
  series?.forEach(({color}) => assertColor(color));
  if (!source.isAlive) {
    return;
  }
  const {rowCount, columnCount} = source.area;
  const lines = seriesIn === 'rows' ? rowCount : columnCount;
  if (type === 'scatter' && lines < 2) {
    throw invalidArgument(
      'A scatter chart needs two columns: horizontal values and a series.',
      {columns: lines},
    );
  }
  if (type === 'pie' || type === 'doughnut') {
    const values = source.getValues();
    const first =
      seriesIn === 'rows'
        ? (values[1] ?? [])
        : values.map((row) => row[1] ?? null);
    const negative = first.find(
      (value) => typeof value === 'number' && value < 0,
    );
    if (negative !== undefined) {
      throw invalidArgument(
        `A ${type} chart cannot show the negative value ${String(negative)}.`,
        {type},
      );
    }
  }
}

function assertAxis(axis: ChartAxis = {}): void {
  assertRange(axis);
  assertPositive('step', axis.step);
}
