import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {AnswerState} from './useAnswer';

interface Props {
  readonly state: AnswerState;
  /** Whether the answer goes by a link, which the reader sends. */
  readonly isLink: boolean;
}

/** Says what became of an answer, to the eye and to assistive technology. */
export default function StatusText({state, isLink}: Props): ReactNode {
  return (
    <p role="status" className="margin-top--sm">
      {state === 'failed' && (
        <Translate id="site.feedback.failed">
          Your answer could not be sent. Check your connection, then try again.
        </Translate>
      )}
      {state === 'sent' &&
        (isLink ? (
          <Translate id="site.feedback.opened">
            Thank you. Send your answer from the window that has opened.
          </Translate>
        ) : (
          <Translate id="site.feedback.sent">
            Thank you. Your answer has been sent.
          </Translate>
        ))}
    </p>
  );
}
