import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {DiagramBox, DiagramDrawing, DiagramLine} from './types';
import styles from './styles.module.css';

const LINE_HEIGHT = 17;

interface Props {
  readonly drawing: DiagramDrawing;
  readonly title: string;
  /** Id of the element that says the same in words. */
  readonly describedBy: string;
  readonly className: string | undefined;
}

/** One layout of a diagram as inline SVG, in the colours of the page. */
export default function Drawing({
  drawing,
  title,
  describedBy,
  className,
}: Props): ReactNode {
  const id = useId();
  const {width, height, boxes, lines} = drawing;
  return (
    <svg
      className={clsx(styles.drawing, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={describedBy}>
      <title id={`${id}title`}>{title}</title>
      <defs>
        <marker
          id={`${id}arrow`}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse">
          <path className={styles.arrow} d="M0 0 L8 4 L0 8 Z" />
        </marker>
      </defs>
      {boxes.map((box) => (
        <Box key={`${box.x},${box.y}`} box={box} />
      ))}
      {lines.map((line) => (
        <Line key={line.path} line={line} marker={`url(#${id}arrow)`} />
      ))}
    </svg>
  );
}

function Box({box}: {box: DiagramBox}): ReactNode {
  const {x, y, width, height, text, kind = 'plain'} = box;
  const first =
    kind === 'frame'
      ? y + 20
      : y + height / 2 - ((text.length - 1) * LINE_HEIGHT) / 2 + 5;
  return (
    <g>
      <rect
        className={styles[kind]}
        x={x}
        y={y}
        width={width}
        height={height}
        rx="8"
      />
      {text.map((row, index) => (
        <text
          key={row}
          className={index === 0 ? styles.name : styles.note}
          x={x + width / 2}
          y={first + index * LINE_HEIGHT}>
          {row}
        </text>
      ))}
    </g>
  );
}

function Line({line, marker}: {line: DiagramLine; marker: string}): ReactNode {
  return (
    <g>
      <path
        className={line.dashed ? styles.dashed : styles.line}
        d={line.path}
        markerEnd={marker}
      />
      {line.label && (
        <text
          className={styles.label}
          x={line.label.x}
          y={line.label.y}
          textAnchor={line.label.anchor ?? 'middle'}>
          {line.label.text}
        </text>
      )}
    </g>
  );
}
