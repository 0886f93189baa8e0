// @works-without-react
import type {ReactNode, RefCallback} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  makeTableFocusable,
  STACKED_TABLE,
  TABLE_SCROLLER,
} from '@site/src/native-first/tables';
import stacked from '../../../components/ScrollingTable/stacked.module.css';
import styles from './styles.module.css';

interface TableProps {
  /** Accessible name. */
  readonly label: string;
  /** Heading of the first column. */
  readonly heading: string;
  /** Heading of the second column. */
  readonly meaning: string;
  /** `small` for a table that is printed with little space between its rows. */
  readonly size?: 'small';
  readonly children: ReactNode;
}

/** Table of members, written by the remark step. */
export function ApiTable({
  label,
  heading,
  meaning,
  size,
  children,
}: TableProps): ReactNode {
  return (
    <div
      // React never passes null, because the function returns a clean-up function.
      ref={makeTableFocusable as RefCallback<HTMLElement>}
      data-native={TABLE_SCROLLER}
      className={clsx(styles.scroller, size && styles[size])}
      role="region"
      aria-label={label}>
      <table
        data-native={STACKED_TABLE}
        className={clsx(stacked.table, styles.table)}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col" className="visually-hidden--phone">
              {meaning}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface RowProps {
  /** Anchor, if the row itself is the entry of a value. */
  readonly id?: string;
  readonly children: ReactNode;
}

export function ApiRow({id, children}: RowProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={clsx(id && 'anchorTargetStickyNavbar', styles.row)}>
      {children}
    </tr>
  );
}
