import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {CellView} from './CellView';
import {layOut} from './layout';
import styles from './styles.module.css';
import type {SheetPictureProps} from './types';

/**
 * Draws a region of a sheet as static HTML: headings, cells with their formats, and what floats over
 * them. A table to those who hear it, with a caption that says what it shows.
 *
 * @throws Error at build time when a row does not fill its columns or a word is unknown
 */
export default function SheetPicture(props: SheetPictureProps): ReactNode {
  const {columns, rows} = layOut(props);
  const [frozenRows, frozenColumns] = props.frozen ?? [0, 0];
  const captionId = useId();
  return (
    <figure className={styles.figure}>
      {props.formula && <FormulaLine text={props.formula} />}
      {/* A region that scrolls sideways must be reachable by keyboard. */}
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
      {props.tabs && <SheetTabs tabs={props.tabs} />}
      <figcaption id={captionId} className={styles.caption}>
        {props.caption}
      </figcaption>
    </figure>
  );
}

function FormulaLine({text}: {readonly text: string}): ReactNode {
  const [cell, ...formula] = text.split(' ');
  return (
    <div className={styles.formulaLine}>
      <span className={styles.formulaCell}>{cell}</span>
      <code className={styles.formulaText}>{formula.join(' ')}</code>
    </div>
  );
}

function SheetTabs({tabs}: {readonly tabs: readonly string[]}): ReactNode {
  return (
    <ul className={styles.tabs}>
      {tabs.map((tab) => (
        <li
          key={tab}
          className={clsx(styles.tab, tab.endsWith('*') && styles.tabActive)}>
          {tab.replace(/\*$/, '')}
          {tab.endsWith('*') && (
            <span className={styles.forEars}> (on view)</span>
          )}
        </li>
      ))}
    </ul>
  );
}
