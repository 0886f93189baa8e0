// @works-without-react
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

type Props = Pick<LoadingComponentProps, 'error' | 'pastDelay' | 'retry'>;

/**
 * Placeholder of a page while its code is loading: empty for the first 200 ms, then a spinner. After a
 * failure it shows the error with a Retry button.
 */
export default function LoadingScreen({
  error,
  pastDelay,
  retry,
}: Props): ReactNode {
  if (error) {
    return (
      <main className={styles.screen}>
        <div role="alert" className={styles.failure}>
          <p>
            <Translate id="site.loading.failed">
              This page could not be loaded.
            </Translate>
          </p>
          <p>
            <code>{String(error)}</code>
          </p>
          <button
            type="button"
            className="button button--primary"
            onClick={retry}>
            <Translate id="site.loading.retry">Retry</Translate>
          </button>
        </div>
      </main>
    );
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <main className={styles.screen} aria-busy="true">
      <span className={styles.spinner} />
      <span role="status">
        <Translate id="site.loading.pending">Loading the page…</Translate>
      </span>
    </main>
  );
}
