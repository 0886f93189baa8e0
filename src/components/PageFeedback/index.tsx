import {useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useForeignDoc} from '@site/src/hooks/useForeignDoc';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {
  fillLink,
  isLinkTemplate,
  type LinkFacts,
} from '@site/src/site/linkTemplate';
import {isUnlistedPage} from '@site/src/site/unlistedPages';
import {reasonTexts, type Reason} from './reasonTexts';
import {useAnswer, type AnswerState} from './useAnswer';
import styles from './styles.module.css';

/** What readers can say about a page, as far as the configuration names where it goes. */
export default function PageFeedback(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  const {reportUrl, feedbackUrl} = useSiteConfig();
  const page = {page: url + permalink, title};
  if (isUnlistedPage(permalink) || !(reportUrl || feedbackUrl)) {
    return null;
  }
  return (
    <div className="page-feedback margin-top--lg">
      {feedbackUrl && (
        <Question key={permalink} target={feedbackUrl} facts={page} />
      )}
      {reportUrl && (
        <p>
          <Link href={fillLink(reportUrl, page)}>
            <Translate id="site.feedback.report">
              Report a problem with this page
            </Translate>
          </Link>
        </p>
      )}
    </div>
  );
}

interface QuestionProps {
  /** Where answers go: an address, or the template of a link. */
  readonly target: string;
  readonly facts: LinkFacts;
}

/** Asks whether a page helped, and what was wrong with it. Nothing is kept in the browser. */
function Question({target, facts}: QuestionProps): ReactNode {
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

interface ReasonsProps {
  readonly onSend: (reasons: readonly Reason[]) => void;
}

/** What may be wrong with a page; a page in another language may be wrong for that alone. */
function Reasons({onSend}: ReasonsProps): ReactNode {
  const [chosen, setChosen] = useState<readonly Reason[]>([]);
  const texts = reasonTexts();
  const isForeign = useForeignDoc() !== undefined;
  const offered = (Object.keys(texts) as Reason[]).filter(
    (reason) => reason !== 'language' || isForeign,
  );
  return (
    <fieldset
      className={clsx('alert alert--secondary margin-top--md', styles.reasons)}>
      <legend className={styles.legend}>
        <Translate id="site.feedback.reasons">What was wrong?</Translate>
      </legend>
      {offered.map((reason) => (
        <div key={reason}>
          <label>
            <input
              type="checkbox"
              checked={chosen.includes(reason)}
              onChange={({target}) =>
                setChosen(
                  target.checked
                    ? [...chosen, reason]
                    : chosen.filter((other) => other !== reason),
                )
              }
            />
            {texts[reason]}
          </label>
        </div>
      ))}
      <button
        type="button"
        className="button button--primary button--sm margin-top--sm"
        onClick={() => onSend(chosen)}>
        <Translate id="site.feedback.send">Send</Translate>
      </button>
    </fieldset>
  );
}

interface StatusTextProps {
  readonly state: AnswerState;
  /** Whether the answer goes by a link, which the reader sends. */
  readonly isLink: boolean;
}

/** Says what became of an answer, to the eye and to assistive technology. */
function StatusText({state, isLink}: StatusTextProps): ReactNode {
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
