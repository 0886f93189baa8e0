import type {ReactNode} from 'react';
import clsx from 'clsx';
import ChartSvg from '../charts/ChartSvg';
import ShapeSvg from '../charts/ShapeSvg';
import SparkSvg from '../charts/SparkSvg';
import {parseFormat} from '../../../sets/pictures/formatWords';
import Icon from './Icon';
import styles from './cellStyles';
import type {CellSpec} from './types';

interface Props {
  readonly cell: CellSpec;
  readonly frozenAfter: boolean;
}

const BUTTONS = {
  filter: {sign: '▾', text: 'filter button'},
  filtered: {sign: '▼', text: 'filter set'},
  list: {sign: '▾', text: 'opens a list'},
} as const;

/** One cell of a sheet picture. */
export default function CellView({cell, frozenAfter}: Props): ReactNode {
  const words = parseFormat(cell.f);
  const floating = cell.chart ?? cell.shape;
  return (
    <td
      rowSpan={cell.span?.[0]}
      colSpan={cell.span?.[1]}
      className={clsx(
        styles.cell,
        isNumeric(cell.t) && styles.number,
        floating && styles.floating,
        frozenAfter && styles.frozenColumn,
        words.map((word) => styles[word]),
      )}>
      {cell.bar !== undefined && <DataBar percent={cell.bar} />}
      {cell.chart && <ChartSvg spec={cell.chart} />}
      {cell.shape && <ShapeSvg spec={cell.shape} />}
      {cell.spark && <SparkSvg spec={cell.spark} />}
      {cell.icon && <Icon name={cell.icon} />}
      {cell.t !== undefined && <span className={styles.text}>{cell.t}</span>}
      {words.includes('locked') && <Icon name="lock" />}
      {cell.button && (
        <span
          className={clsx(
            styles.button,
            cell.button === 'filtered' && styles.buttonOn,
          )}>
          <span aria-hidden="true">{BUTTONS[cell.button].sign}</span>
          <span className="visually-hidden">{BUTTONS[cell.button].text}</span>
        </span>
      )}
      {cell.list && <OpenList lines={cell.list} />}
      {cell.bubble && <span className={styles.bubble}>{cell.bubble}</span>}
      {cell.note && <span className="visually-hidden">{cell.note}</span>}
    </td>
  );
}

function OpenList({
  lines,
}: {
  readonly lines: NonNullable<CellSpec['list']>;
}): ReactNode {
  return (
    <ul className={styles.list}>
      {lines.map((line) => {
        const [text, detail] = typeof line === 'string' ? [line] : line;
        return (
          <li key={text}>
            {text}
            {detail && <span className={styles.detail}> {detail}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function DataBar({percent}: {readonly percent: number}): ReactNode {
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true">
      <rect
        width={Math.abs(percent)}
        height="10"
        className={percent < 0 ? styles.barNegative : undefined}
      />
    </svg>
  );
}

/** Whether a text looks like a number, date or percentage, which a sheet puts to the right. */
export function isNumeric(text: string | number | undefined): boolean {
  return (
    typeof text === 'number' ||
    /^[-+(]?[€$₩£]? ?-?\d[\d.,/:-]*( ?[%€₩])?\)?$/.test(text ?? '')
  );
}
