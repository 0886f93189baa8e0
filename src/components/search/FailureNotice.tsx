import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Says that no results could be had, and tries again. */
export default function FailureNotice({
  onRetry,
}: {
  onRetry: () => void;
}): ReactNode {
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
        <Translate
          id="theme.SearchModal.errorScreen.helpText"
          description="The help text for error screen of search modal">
          You might want to check your network connection.
        </Translate>
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
