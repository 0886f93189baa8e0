import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {TABLE_ROLES} from '../../ScrollingTable/roles';
import stacked from '../../ScrollingTable/stacked.module.css';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the table; left out where the type's table stands elsewhere on the page. */
  readonly id?: string;
  /** Read before the table: which type it lists. */
  readonly label: string;
  /** Heading of the first column. */
  readonly heading: string;
  readonly children: ReactNode;
}

/** Table of a type's members. The reference plugin writes it from the contract. */
export default function ApiTable({
  id,
  label,
  heading,
  children,
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div
      id={id}
      className={styles.scroller}
      role="region"
      aria-label={label}
      tabIndex={0}>
      <table
        role={TABLE_ROLES.table}
        className={clsx(stacked.table, styles.table)}>
        <thead role={TABLE_ROLES.thead}>
          <tr role={TABLE_ROLES.tr}>
            <th scope="col" role={TABLE_ROLES.th}>
              {heading}
            </th>
            <th
              scope="col"
              role={TABLE_ROLES.th}
              className="visually-hidden--phone">
              Meaning
            </th>
          </tr>
        </thead>
        <tbody role={TABLE_ROLES.tbody}>{children}</tbody>
      </table>
    </div>
  );
}
