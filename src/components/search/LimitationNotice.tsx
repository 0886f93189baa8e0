import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Limitation} from '@site/src/search/answer';

interface Props {
  readonly limitation: Limitation | undefined;
  readonly onRetry: () => void;
}

/** Says that only headings were searched because the search server gives no answer. */
export default function LimitationNotice({
  limitation,
  onRetry,
}: Props): ReactNode {
  // While the index loads, better results come by themselves.
  return (
    limitation === 'unreachable' && (
      <div className="DocSearch-Notice" role="status">
        <Translate id="site.search.unreachable">
          The search server cannot be reached. These results come from page
          headings only.
        </Translate>{' '}
        <button type="button" className="DocSearch-Prefill" onClick={onRetry}>
          <Translate id="site.search.retry">Try again</Translate>
        </button>
      </div>
    )
  );
}
