import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const COLUMNS = [0, 1, 2, 3];
const ROWS = [0, 1, 2, 3, 4, 5];
/** Heights of the chart's bars, in units of the drawing. */
const BARS = [34, 58, 44, 76, 62];

/** Decoration: a sheet with a chart, and a scanned page whose lines are being recognised. */
export default function HeroArt(): ReactNode {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 420 330"
      aria-hidden="true"
      focusable="false">
      <g className={styles.artSheet}>
        <rect x="10" y="14" width="268" height="216" rx="10" />
        {ROWS.map((row) => (
          <path key={row} d={`M10 ${50 + row * 30}h268`} />
        ))}
        {COLUMNS.map((column) => (
          <path key={column} d={`M${48 + column * 58} 14v216`} />
        ))}
      </g>
      <rect
        className={styles.artSelection}
        x="106"
        y="80"
        width="116"
        height="60"
      />
      <g className={styles.artBars}>
        {BARS.map((height, index) => (
          <rect
            key={index}
            x={66 + index * 40}
            y={216 - height}
            width="22"
            height={height}
            rx="2"
          />
        ))}
      </g>
      <g className={styles.artPage}>
        <path d="M226 112h150l30 30v178a8 8 0 0 1-8 8H226a8 8 0 0 1-8-8V120a8 8 0 0 1 8-8z" />
        <path d="M376 112v30h30" />
      </g>
      <g className={styles.artText}>
        <path d="M242 168h108M242 196h140M242 224h92M242 252h132M242 280h70" />
      </g>
      <rect
        className={styles.artMatch}
        x="234"
        y="184"
        width="156"
        height="24"
        rx="4"
      />
      <rect
        className={styles.artMatch}
        x="234"
        y="240"
        width="148"
        height="24"
        rx="4"
      />
    </svg>
  );
}
