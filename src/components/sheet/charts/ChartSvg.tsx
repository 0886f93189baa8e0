import type {ReactNode} from 'react';
import AxisChart from './AxisChart';
import PieChart from './PieChart';
import styles from './styles.module.css';
import type {ChartSpec} from './types';

/** Size of a chart's drawing, in units of its view box. */
const CHART = {width: 360, height: 210} as const;

/** A chart of a sheet picture: a drawing with a name that says what it shows. */
export default function ChartSvg({
  spec,
}: {
  readonly spec: ChartSpec;
}): ReactNode {
  const round = spec.type === 'pie' || spec.type === 'doughnut';
  const names = round ? spec.categories : spec.series.map(({name}) => name);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      role="img"
      aria-label={`${spec.title ? `${spec.title}. ` : ''}${spec.alt}`}>
      {spec.title && (
        <text
          className={styles.title}
          x={CHART.width / 2}
          y="18"
          textAnchor="middle">
          {spec.title}
        </text>
      )}
      {round ? <PieChart spec={spec} /> : <AxisChart spec={spec} />}
      {spec.legend && <Legend names={names} />}
    </svg>
  );
}

function Legend({names}: {readonly names: readonly string[]}): ReactNode {
  const width = (CHART.width - 40) / names.length;
  return names.map((name, index) => (
    <g
      key={name}
      transform={`translate(${30 + index * width} ${CHART.height - 12})`}>
      <rect width="10" height="10" className={styles[`series${index + 1}`]} />
      <text className={styles.label} x="14" y="9">
        {name}
      </text>
    </g>
  ));
}
