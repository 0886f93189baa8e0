import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CloseButton from './CloseButton';
import styles from './styles.module.css';

const BUTTON = 'button button--secondary button--sm';

/**
 * The dialog of the legal texts, without a text. It never opens itself: `src/native/legal/` opens a copy of it,
 * with and without the application.
 */
export default function LegalDialog(): ReactNode {
  return (
    <dialog className={styles.dialog} data-dialog="legal">
      <div className={styles.panel}>
        <div className={styles.header}>
          <p role="heading" aria-level={2} tabIndex={-1} data-legal="title" />
          <CloseButton data-native="close-legal" />
        </div>
        <div
          className={styles.scroller}
          role="region"
          tabIndex={0}
          data-legal="region">
          <p>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- the script gives it its address */}
            <a className={BUTTON} data-legal="page">
              <Translate id="site.legal.dialog.openPage">
                Open as page
              </Translate>
            </a>{' '}
            <button type="button" className={BUTTON} data-native="print">
              <Translate id="site.legal.dialog.print">Print</Translate>
            </button>{' '}
            <button
              type="button"
              className={BUTTON}
              data-native="copy-link"
              data-legal="copy"
              data-copied={translate({
                id: 'site.legal.dialog.copied',
                message: 'Link copied',
              })}
              data-failed={translate({
                id: 'site.legal.dialog.copyFailed',
                message: 'Could not copy. The link is',
              })}>
              <Translate id="site.legal.dialog.copy">Copy link</Translate>
            </button>{' '}
            <span role="status" data-legal="said" />
          </p>
          <div role="status">
            <p data-legal="loading">
              <Translate id="site.legal.dialog.loading">
                Loading the text…
              </Translate>
            </p>
            <div data-legal="failed" hidden>
              <p>
                <Translate id="site.legal.dialog.failed">
                  The text could not be loaded. Try again, or open it as a page.
                </Translate>
              </p>
              <button
                type="button"
                className="button button--primary button--sm"
                data-native="retry-legal">
                <Translate id="site.legal.dialog.retry">Try again</Translate>
              </button>
            </div>
          </div>
          <div data-legal="text" />
        </div>
      </div>
    </dialog>
  );
}
