import {useState} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import {isLinkTemplate, type LinkFacts} from '@site/src/site/linkTemplate';
import {openAnswer, postAnswer, type Answer} from './sendAnswer';
import type {Reason} from './reasonTexts';

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
