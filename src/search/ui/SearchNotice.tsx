import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Limitation} from '@site/src/search/answer';

interface Props {
  readonly because: Limitation;
  /** Whether the index on this site has answered instead. */
  readonly isAnswered: boolean;
  readonly onRetry: () => void;
}

/** Says that the search server gives no answer, or none to this site, and asks it again. */
export default function SearchNotice({
  because,
  isAnswered,
  onRetry,
}: Props): ReactNode {
  const retry = (
    <button type="button" className="DocSearch-Prefill" onClick={onRetry}>
      <Translate id="site.search.retry">Try again</Translate>
    </button>
  );
  if (isAnswered) {
    return (
      <div className="DocSearch-Notice" role="status">
        {because === 'refused' ? (
          <Translate id="site.search.refused">
            The search server refused the request. These results come from the
            index on this site.
          </Translate>
        ) : (
          <Translate id="site.search.unreachable">
            The search server cannot be reached. These results come from the
            index on this site.
          </Translate>
        )}{' '}
        {retry}
      </div>
    );
  }
  return (
    <div className="DocSearch-Notice" role="alert">
      <strong>
        <Translate
          id="theme.SearchModal.errorScreen.titleText"
          description="The title for error screen of search modal">
          Unable to fetch results
        </Translate>
      </strong>{' '}
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
      )}{' '}
      {retry}
    </div>
  );
}
