import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly children: ReactNode;
}

/** One member: a row that can be linked to. */
export default function ApiRow({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={clsx('anchorTargetStickyNavbar', styles.row)}>
      {children}
    </tr>
  );
}
