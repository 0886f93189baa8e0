import React, {useId, type ReactNode} from 'react';
import type {DiagramBox, DiagramData, DiagramLine} from './types';
import styles from './styles.module.css';

const LINE_HEIGHT = 17;

/**
 * Draws a box-and-arrow diagram as inline SVG in the colours of the page. Its description is
 * shown as the caption, so that nobody needs the picture to understand it.
 */
export default function Diagram({data}: {data: DiagramData}): ReactNode {
  const id = useId();
  const {title, description, width, height, boxes, lines} = data;
  return (
    <figure className={styles.figure}>
      <div
        className={styles.scroller}
        tabIndex={0}
        role="group"
        aria-label={title}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}description`}>
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
      </div>
      <figcaption id={`${id}description`}>{description}</figcaption>
    </figure>
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
