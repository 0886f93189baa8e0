import type {ReactNode} from 'react';
import clsx from 'clsx';
import CellView from './CellView';
import styles from './cellStyles';
import {layOut} from './layout';
import type {SheetPictureProps} from './types';

interface Props extends SheetPictureProps {
  readonly captionId: string;
}

/** Headings and cells of a picture. */
export default function Grid({captionId, ...props}: Props): ReactNode {
  const {columns, rows} = layOut(props);
  const [frozenRows, frozenColumns] = props.frozen ?? [0, 0];
  // A region that scrolls sideways must be reachable by keyboard.
  return (
    <div
      className={styles.scroller}
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map(({letter, width}, index) => (
              <th
                key={letter}
                scope="col"
                className={clsx(
                  styles.heading,
                  styles[`width_${width}`],
                  index + 1 === frozenColumns && styles.frozenColumn,
                )}>
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({number, afterGap, cells}, index) => (
            <tr
              key={number}
              className={clsx(
                afterGap && styles.afterGap,
                index + 1 === frozenRows && styles.frozenRow,
              )}>
              <th scope="row" className={styles.heading}>
                {number}
              </th>
              {cells.map((cell, column) => (
                <CellView
                  key={column}
                  cell={cell}
                  frozenAfter={column + 1 === frozenColumns}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
