// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Where the row is the entry of a value, and not a way to its entry. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One member of a type. */
export default function ApiRow({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={clsx(id && 'anchorTargetStickyNavbar', styles.row)}>
      {children}
    </tr>
  );
}
