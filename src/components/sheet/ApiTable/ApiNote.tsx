import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Line below a table: what else the type has. */
export default function ApiNote({children}: Props): ReactNode {
  return <div className={styles.note}>{children}</div>;
}
