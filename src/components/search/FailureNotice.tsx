import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  /** Whether the search server turned the request down: the network is not the cause. */
  readonly isRefused: boolean;
  readonly onRetry: () => void;
}

/** Says that no results could be had, and tries again. */
export default function FailureNotice({isRefused, onRetry}: Props): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">
        <Translate
          id="theme.SearchModal.errorScreen.titleText"
          description="The title for error screen of search modal">
          Unable to fetch results
        </Translate>
      </p>
      <p>
        {isRefused ? (
          <Translate id="site.search.refusedAll">
            The search server refused the request.
          </Translate>
        ) : (
          <Translate
            id="theme.SearchModal.errorScreen.helpText"
            description="The help text for error screen of search modal">
            You might want to check your network connection.
          </Translate>
        )}
      </p>
      <button
        type="button"
        className="button button--secondary"
        onClick={onRetry}>
        <Translate id="site.search.retry">Try again</Translate>
      </button>
    </div>
  );
}
