// @works-without-react
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {SCRIPT_FILLED_PROPS} from '../filledByScript';
import styles from './styles.module.css';

/** Empty dialog for legal texts. `src/native-first/legalDialog.ts` opens and fills it. */
export default function LegalDialog(): ReactNode {
  return (
    <dialog
      className={styles.dialog}
      data-dialog="legal"
      aria-labelledby="legal-dialog-title">
      <div className={styles.panel}>
        <div className={styles.header}>
          <p
            id="legal-dialog-title"
            role="heading"
            aria-level={2}
            tabIndex={-1}
            data-legal="title"
            {...SCRIPT_FILLED_PROPS}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={translate({
              id: 'site.legal.dialog.close',
              message: 'Close',
            })}
            data-native="close">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6 18 18M18 6 6 18" />
            </svg>
          </button>
        </div>
        <div
          className={styles.scroller}
          role="region"
          tabIndex={0}
          aria-labelledby="legal-dialog-title"
          data-legal="region">
          <p>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- the script sets its address */}
            <a
              className="button button--secondary button--sm"
              data-legal="page">
              <Translate id="site.legal.dialog.openPage">
                Open as page
              </Translate>
            </a>
          </p>
          <div data-legal="text" {...SCRIPT_FILLED_PROPS} />
          <p role="status" className={styles.loading}>
            <Translate id="site.legal.dialog.loading">
              Loading the text…
            </Translate>
          </p>
        </div>
      </div>
    </dialog>
  );
}
