import type {ReactNode} from 'react';
import {slicePath, slices} from './slices';
import styles from './styles.module.css';
import type {ChartSpec} from './types';

/** A pie or ring of the first series, with the value at each slice where labels are asked for. */
export default function PieChart({
  spec,
}: {
  readonly spec: ChartSpec;
}): ReactNode {
  const inner = spec.type === 'doughnut' ? 36 : 0;
  const centre = {x: 180, y: 106};
  const values = spec.series[0]?.values ?? [];
  return slices(values).map(({from, to}, index) => {
    const middle = ((from + to) / 2) * 2 * Math.PI;
    return (
      <g key={spec.categories[index]}>
        <path
          className={styles[`series${index + 1}`]}
          d={slicePath(centre, 68, inner, from, to)}
        />
        {spec.dataLabels && (
          <text
            className={styles.label}
            x={Math.round(centre.x + 84 * Math.sin(middle))}
            y={Math.round(centre.y - 82 * Math.cos(middle)) + 4}
            textAnchor="middle">
            {values[index]}
          </text>
        )}
      </g>
    );
  });
}
