import React, {type ComponentProps, type ReactNode} from 'react';
import {columnNames, labelled} from './stackable';
import styles from './styles.module.css';

/** With fewer columns a table fits on a phone as it is. */
const FEWEST_TO_STACK = 3;

/**
 * A table of a page. Where it is wider than the screen it scrolls, by keyboard too (WCAG 2.1.1); on a
 * phone every row of three cells or more becomes a block that names the column of each cell.
 */
export default function ScrollingTable({
  children,
  ...props
}: ComponentProps<'table'>): ReactNode {
  const names = columnNames(children);
  return (
    <div className={styles.scroller} tabIndex={0}>
      {names.length < FEWEST_TO_STACK ? (
        <table {...props}>{children}</table>
      ) : (
        <table {...props} role="table" className={styles.stackable}>
          {labelled(children, names)}
        </table>
      )}
    </div>
  );
}
