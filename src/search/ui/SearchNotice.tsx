import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchFailureReason} from '@site/src/search/engine';

interface Props {
  readonly because: SearchFailureReason;
  /** True if the embedded index answered instead of the server. */
  readonly hasResults: boolean;
  readonly onRetry: () => void;
}

/** Tells the reader that the search server failed or refused the request, with a button to try again. */
export default function SearchNotice({
  because,
  hasResults,
  onRetry,
}: Props): ReactNode {
  return (
    <div className="DocSearch-Notice" role={hasResults ? 'status' : 'alert'}>
      {!hasResults && (
        <strong>
          <Translate id="theme.SearchModal.errorScreen.titleText">
            Unable to fetch results
          </Translate>
        </strong>
      )}{' '}
      {because === 'refused' ? (
        <Translate id="site.search.refused">
          The search server refused the request.
        </Translate>
      ) : hasResults ? (
        <Translate id="site.search.unreachable">
          The search server cannot be reached.
        </Translate>
      ) : (
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      )}{' '}
      {hasResults && (
        <Translate id="site.search.fromIndex">
          These results come from the index on this site.
        </Translate>
      )}{' '}
      <button
        type="button"
        className="DocSearch-Cancel DocSearch-Prefill"
        onClick={onRetry}>
        <Translate id="site.search.retry">Try again</Translate>
      </button>
    </div>
  );
}
