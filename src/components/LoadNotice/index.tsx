// @works-without-react
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {
  DISMISS_BUTTON,
  FRAME_HINT,
  LOAD_NOTICE_ID,
  LOST_HINT,
  RETRY_BUTTON,
} from '@site/src/native-first/react';
import styles from './styles.module.css';

/** Error message for the case that scripts or styles fail to load. `src/native-first/loadErrors.ts` shows it. */
export default function LoadNotice(): ReactNode {
  return (
    <div
      id={LOAD_NOTICE_ID}
      popover="manual"
      role="alert"
      className={styles.notice}>
      <p>
        <Translate id="site.loading.unreachable">
          Part of the site could not be loaded. Check your connection, then try
          again: this page stays as it is.
        </Translate>
      </p>
      <p hidden data-native={LOST_HINT}>
        <Translate id="site.loading.lost">
          The page has changed while it loaded. Please repeat what you did last.
        </Translate>
      </p>
      <p hidden data-native={FRAME_HINT}>
        <Translate id="site.loading.framed">
          The frame of another site lets this page load nothing. Open it in a
          tab of its own:
        </Translate>{' '}
        <code />
      </p>
      <button
        type="button"
        data-native={RETRY_BUTTON}
        className="button button--primary">
        <Translate id="site.loading.retry">Retry</Translate>
      </button>
      <button
        type="button"
        data-native={DISMISS_BUTTON}
        className="button button--secondary">
        <Translate id="site.loading.dismiss">Dismiss</Translate>
      </button>
    </div>
  );
}
