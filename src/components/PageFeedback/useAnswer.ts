import {useState} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import {
  fillLink,
  isLinkTemplate,
  type LinkFacts,
} from '@site/src/site/linkTemplate';
import {reasonTexts, type Reason} from './reasonTexts';

/** What became of an answer. */
export type AnswerState = 'asking' | 'sending' | 'sent' | 'failed';

/** A reader's answer about a page, from the question until it has been sent. */
export function useAnswer(target: string, facts: LinkFacts) {
  const [state, setState] = useState<AnswerState>('asking');
  const [helpful, setHelpful] = useState<boolean>();
  const language = useLocale();

  async function deliver(answer: Answer): Promise<void> {
    if (isLinkTemplate(target)) {
      openAnswer(target, answer);
      setState('sent');
      return;
    }
    setState('sending');
    try {
      await postAnswer(target, answer);
      setState('sent');
    } catch (error) {
      console.warn(error);
      setState('failed');
    }
  }

  return {
    state,
    helpful,
    /** Sends that the page helped; asks what was wrong when it did not. */
    choose(value: boolean): void {
      setHelpful(value);
      if (value) {
        void deliver({...facts, language, helpful: 'yes', reasons: []});
      } else {
        setState('asking');
      }
    },
    /** Sends what was wrong. */
    send(reasons: readonly Reason[]): void {
      void deliver({...facts, language, helpful: 'no', reasons});
    },
  };
}

/** How long an answer may be on its way, in milliseconds. */
const TIMEOUT = 10_000;

/** What is sent: the page and the choice, and nothing of the reader. */
interface Answer extends LinkFacts {
  /** Language that the page was read in. */
  readonly language: string;
  readonly helpful: 'yes' | 'no';
  readonly reasons: readonly Reason[];
}

/**
 * Posts an answer as a form, without cookies; a form needs no leave beforehand (CORS preflight).
 *
 * @throws Error when it did not arrive, or was not taken
 */
async function postAnswer(
  address: string,
  {page, title, language, helpful, reasons}: Answer,
): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams([
      ...Object.entries({page, title, language, helpful}),
      ...reasons.map((reason) => ['reason', reason]),
    ]),
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) {
    throw new Error(
      `${address}: expected the answer to be taken, received status ${response.status}.`,
    );
  }
}

/** Opens the mail, or the form of another site, that the reader sends. */
function openAnswer(template: string, answer: Answer): void {
  const texts = reasonTexts();
  const said = answer.reasons.map((reason) => texts[reason]);
  const link = fillLink(template, {
    ...answer,
    answer: [answer.helpful, ...said].join('\n'),
  });
  if (link.startsWith('mailto:')) {
    window.location.assign(link);
  } else {
    window.open(link, '_blank', 'noopener');
  }
}
