import type {ReactNode} from 'react';
import {SPARK, sparkBlocks, sparkPoints, type SparkSpec} from './sparkGeometry';
import styles from './styles.module.css';

/** A sparkline of a sheet picture. */
export default function SparkSvg({
  spec,
}: {
  readonly spec: SparkSpec;
}): ReactNode {
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      role="img"
      aria-label={spec.alt}>
      {spec.type === 'line' ? <Line spec={spec} /> : <Blocks spec={spec} />}
    </svg>
  );
}

function Line({spec}: {readonly spec: SparkSpec}): ReactNode {
  const points = sparkPoints(spec);
  return (
    <g className={styles.line1}>
      <polyline points={points.map(({x, y}) => `${x},${y}`).join(' ')} />
      {spec.marks?.map((place) => (
        <circle
          key={place}
          className={styles.mark}
          cx={points[place]?.x}
          cy={points[place]?.y}
          r="2.6"
        />
      ))}
    </g>
  );
}

function Blocks({spec}: {readonly spec: SparkSpec}): ReactNode {
  return sparkBlocks(spec).map((block, index) => (
    <rect
      key={block.x}
      className={spec.marks?.includes(index) ? styles.mark : styles.series1}
      {...block}
    />
  ));
}
