import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Stands in for a text that is not there yet, or could not be fetched. */
export default function LoadState({failed, onRetry}: Props): ReactNode {
  return (
    <div role="status">
      {failed ? (
        <>
          <p>
            <Translate id="site.legal.dialog.failed">
              The text could not be loaded. Try again, or open it as a page.
            </Translate>
          </p>
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={onRetry}>
            <Translate id="site.legal.dialog.retry">Try again</Translate>
          </button>
        </>
      ) : (
        <p>
          <Translate id="site.legal.dialog.loading">
            Loading the text…
          </Translate>
        </p>
      )}
    </div>
  );
}
