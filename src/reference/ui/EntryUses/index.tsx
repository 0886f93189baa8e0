// @works-without-react
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Label in the language of the page. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Closed section below a reference entry with the samples and guides that use its name. */
export default function EntryUses({label, children}: Props): ReactNode {
  return (
    <details className={styles.uses}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
