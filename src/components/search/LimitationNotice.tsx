import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Limitation} from '@site/src/search/answer';

interface Props {
  readonly limitation: Limitation | undefined;
  readonly onRetry: () => void;
}

/** Says that only the index on this site was searched because the search server gives no answer, or none to this site. */
export default function LimitationNotice({
  limitation,
  onRetry,
}: Props): ReactNode {
  return (
    limitation && (
      <div className="DocSearch-Notice" role="status">
        {limitation === 'refused' ? (
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
        <button type="button" className="DocSearch-Prefill" onClick={onRetry}>
          <Translate id="site.search.retry">Try again</Translate>
        </button>
      </div>
    )
  );
}
