import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import CloseButton from './CloseButton';
import styles from './styles.module.css';

/**
 * Stands in for the legal dialog while it is on its way: `src/native/legalDialog.ts` opens it and writes the
 * title into it.
 */
export default function NativeLegalDialog(): ReactNode {
  return (
    <dialog className={styles.dialog} data-dialog="legal">
      <div className={styles.panel}>
        <div className={styles.header}>
          <p className={styles.pendingTitle} data-title="" />
          <CloseButton data-native="close" />
        </div>
        <div className={styles.scroller}>
          <p role="status">
            <Translate id="site.legal.dialog.loading">
              Loading the text…
            </Translate>
          </p>
        </div>
      </div>
    </dialog>
  );
}
