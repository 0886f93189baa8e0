import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A shape or an image in a picture. */
export interface ShapeSpec {
  readonly type:
    | 'rectangle'
    | 'roundedRectangle'
    | 'ellipse'
    | 'triangle'
    | 'line'
    | 'arrow'
    | 'callout'
    | 'image';
  readonly text?: string;
  readonly tone?: 'blue' | 'green' | 'yellow' | 'none';
  /** What it shows, in words. */
  readonly alt: string;
}

const FORMS: Readonly<Record<ShapeSpec['type'], ReactNode>> = {
  rectangle: <rect x="4" y="4" width="172" height="72" />,
  roundedRectangle: <rect x="4" y="4" width="172" height="72" rx="14" />,
  ellipse: <ellipse cx="90" cy="40" rx="86" ry="36" />,
  triangle: <path d="M90 4 176 76H4Z" />,
  line: <path d="M4 4 176 76" />,
  arrow: <path d="M4 26H126V6L176 40 126 74V54H4Z" />,
  callout: <path d="M4 4H176V56H76L52 76 54 56H4Z" />,
  image: (
    <>
      <rect x="4" y="4" width="172" height="72" />
      <circle cx="46" cy="26" r="9" className={styles.sun} />
      <path d="M4 76 66 34 100 58 132 28 176 76Z" className={styles.hill} />
    </>
  ),
};

/** A shape or image of a sheet picture. */
export default function ShapeSvg({
  spec,
}: {
  readonly spec: ShapeSpec;
}): ReactNode {
  return (
    <svg
      className={clsx(styles.shape, styles[`tone_${spec.tone ?? 'blue'}`])}
      viewBox="0 0 180 80"
      role="img"
      aria-label={spec.alt}>
      {FORMS[spec.type]}
      {spec.text && (
        <text
          x={spec.type === 'arrow' ? 76 : 90}
          y={spec.type === 'callout' ? 35 : spec.type === 'triangle' ? 62 : 45}
          textAnchor="middle">
          {spec.text}
        </text>
      )}
    </svg>
  );
}
