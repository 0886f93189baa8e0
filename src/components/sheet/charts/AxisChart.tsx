import type {ReactNode} from 'react';
import {plotMarks, type PlotArea} from './plotMarks';
import {niceScale, project} from './scale';
import {stackTotals} from './stack';
import styles from './styles.module.css';
import type {ChartSpec} from './types';

/** Columns, bars, lines, areas and points between two axes. */
export default function AxisChart({
  spec,
}: {
  readonly spec: ChartSpec;
}): ReactNode {
  const plot: PlotArea = {
    left: (spec.type === 'bar' ? 70 : 42) + (spec.valueTitle ? 14 : 0),
    right: 348,
    top: spec.title ? 30 : 12,
    bottom: 174 - (spec.legend && spec.categoryTitle ? 8 : 0),
  };
  const stacked = spec.type === 'stackedColumn' || spec.type === 'area';
  const values = stacked
    ? stackTotals(spec.series)
    : spec.series.flatMap((series) => series.values);
  const scale = niceScale(values, spec);
  const lying = spec.type === 'bar';
  return (
    <>
      {scale.marks.map((mark) => {
        const at = lying
          ? project(mark, scale, plot.left, plot.right)
          : project(mark, scale, plot.bottom, plot.top);
        return lying ? (
          <g key={mark}>
            <line
              className={styles.gridline}
              x1={at}
              x2={at}
              y1={plot.top}
              y2={plot.bottom}
            />
            <text
              className={styles.label}
              x={at}
              y={plot.bottom + 14}
              textAnchor="middle">
              {format(mark)}
            </text>
          </g>
        ) : (
          <g key={mark}>
            <line
              className={styles.gridline}
              x1={plot.left}
              x2={plot.right}
              y1={at}
              y2={at}
            />
            <text
              className={styles.label}
              x={plot.left - 6}
              y={at + 4}
              textAnchor="end">
              {format(mark)}
            </text>
          </g>
        );
      })}
      {plotMarks(spec, plot, scale)}
      {spec.type !== 'scatter' &&
        spec.categories.map((category, index) => {
          const share = (index + 0.5) / spec.categories.length;
          return lying ? (
            <text
              key={category}
              className={styles.label}
              x={plot.left - 6}
              y={plot.top + share * (plot.bottom - plot.top) + 4}
              textAnchor="end">
              {category}
            </text>
          ) : (
            <text
              key={category}
              className={styles.label}
              x={plot.left + share * (plot.right - plot.left)}
              y={plot.bottom + 14}
              textAnchor="middle">
              {category}
            </text>
          );
        })}
      {spec.categoryTitle && (
        <text
          className={styles.label}
          x={(plot.left + plot.right) / 2}
          y={plot.bottom + 27}
          textAnchor="middle">
          {spec.categoryTitle}
        </text>
      )}
      {spec.valueTitle && (
        <text
          className={styles.label}
          textAnchor="middle"
          transform={`translate(12 ${(plot.top + plot.bottom) / 2}) rotate(-90)`}>
          {spec.valueTitle}
        </text>
      )}
    </>
  );
}

function format(mark: number): string {
  return mark.toLocaleString('en');
}
