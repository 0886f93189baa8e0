import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Limitation} from '@site/src/search/answer';

interface Props {
  readonly because: Limitation;
  readonly onRetry: () => void;
}

/** Says that no results could be had, and tries again. */
export function FailureNotice({because, onRetry}: Props): ReactNode {
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
        {because === 'refused' ? (
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

/** Says that only the index on this site was searched because the search server gives no answer, or none to this site. */
export function LimitationNotice({because, onRetry}: Props): ReactNode {
  return (
    <div className="DocSearch-Notice" role="status">
      {because === 'refused' ? (
        <Translate id="site.search.refused">
          The search server refused the request. These results come from the
          index on this site.
        </Translate>
      ) : (
        <Translate id="site.search.unreachable">
          The search server cannot be reached. These results come from the index
          on this site.
        </Translate>
      )}{' '}
      <button type="button" className="DocSearch-Prefill" onClick={onRetry}>
        <Translate id="site.search.retry">Try again</Translate>
      </button>
    </div>
  );
}
