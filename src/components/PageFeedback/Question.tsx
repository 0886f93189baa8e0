import {useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {isLinkTemplate, type LinkFacts} from '@site/src/site/linkTemplate';
import Reasons from './Reasons';
import StatusText from './StatusText';
import {useAnswer} from './useAnswer';

interface Props {
  /** Where answers go: an address, or the template of a link. */
  readonly target: string;
  readonly facts: LinkFacts;
}

/** Asks whether a page helped, and what was wrong with it. Nothing is kept in the browser. */
export default function Question({target, facts}: Props): ReactNode {
  const id = useId();
  const no = useRef<HTMLButtonElement>(null);
  const {state, helpful, choose, send} = useAnswer(target, facts);
  const isOver = state === 'sending' || state === 'sent';
  const button = (value: boolean) => ({
    type: 'button' as const,
    className: clsx(
      'button button--sm margin-right--sm',
      helpful === value ? 'button--primary' : 'button--secondary',
    ),
    'aria-pressed': helpful === value,
    'aria-disabled': isOver,
    'aria-describedby': `${id}-question`,
    onClick: () => isOver || choose(value),
  });
  return (
    <div
      role="group"
      aria-labelledby={`${id}-question`}
      className="needs-scripts">
      <p id={`${id}-question`} className="margin-bottom--sm">
        <Translate id="site.feedback.question">
          Was this page helpful?
        </Translate>
      </p>
      <button {...button(true)}>
        <Translate id="site.feedback.yes">Yes</Translate>
      </button>
      <button {...button(false)} ref={no}>
        <Translate id="site.feedback.no">No</Translate>
      </button>
      {helpful === false && state !== 'sent' && (
        <Reasons
          onSend={(reasons) => {
            // What has the focus goes away.
            no.current?.focus();
            send(reasons);
          }}
        />
      )}
      <StatusText state={state} isLink={isLinkTemplate(target)} />
    </div>
  );
}
