// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Anchor, if the row itself is the entry of a value. */
  readonly id?: string;
  readonly children: ReactNode;
}

export default function ApiRow({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={clsx(id && 'anchorTargetStickyNavbar', styles.row)}>
      {children}
    </tr>
  );
}
