import type {ChartAxis, ChartDefinition} from '../contract';
import {assertColor} from '../edits/formats';
import {invalidArgument} from '../errors';

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

function assertAxis(axis: ChartAxis | undefined): void {
  const {min, max, step} = axis ?? {};
  if (min !== undefined && max !== undefined && min >= max) {
    throw invalidArgument(
      `The axis begins at ${min} and ends at ${max}: make min the smaller one.`,
      {min, max},
    );
  }
  if (step !== undefined && !(step > 0)) {
    throw invalidArgument(
      `The step of the axis is ${step}; expected a number above 0.`,
      {step},
    );
  }
}
