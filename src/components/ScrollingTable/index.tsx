import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {TABLE_ROLES} from './roles';
import {columnNames, isTooWide, labelled} from './stackable';
import stacked from './stacked.module.css';
import styles from './styles.module.css';

/**
 * A table of a page. Where it is wider than the screen it scrolls, by keyboard too (WCAG 2.1.1); on a
 * phone, where its columns are too many or too wide, every row becomes a block that names them.
 */
export default function ScrollingTable({
  children,
  ...props
}: ComponentProps<'table'>): ReactNode {
  const names = columnNames(children);
  return (
    <div className={styles.scroller} tabIndex={0}>
      {isTooWide(children, names) ? (
        <table
          {...props}
          role={TABLE_ROLES.table}
          className={clsx(stacked.table, styles.labelled)}>
          {labelled(children, names)}
        </table>
      ) : (
        <table {...props}>{children}</table>
      )}
    </div>
  );
}
