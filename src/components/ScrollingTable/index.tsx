import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {SCROLLER, STACKED} from '@site/src/native/tables';
import {columnNames, isTooWide, labelled} from './stackable';
import stacked from './stacked.module.css';
import {useReachableTable} from './useReachableTable';
import styles from './styles.module.css';

/**
 * A table of a page. Where it is wider than the screen it scrolls, by keyboard too (WCAG 2.1.1), as
 * `src/native/tables.ts` sees to; on a phone, where its columns are too many or too wide, every row
 * becomes a block that names them.
 */
export default function ScrollingTable({
  children,
  ...props
}: ComponentProps<'table'>): ReactNode {
  const names = columnNames(children);
  const scroller = useReachableTable();
  return (
    <div ref={scroller} className={styles.scroller} data-native={SCROLLER}>
      {isTooWide(children, names) ? (
        <table
          {...props}
          data-native={STACKED}
          className={clsx(stacked.table, styles.labelled)}>
          {labelled(children, names)}
        </table>
      ) : (
        <table {...props}>{children}</table>
      )}
    </div>
  );
}
