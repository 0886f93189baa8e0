import {translate} from '@docusaurus/Translate';

/** What may be wrong with a page, by the name under which it is sent. */
export function reasonTexts() {
  return {
    missing: translate({
      id: 'site.feedback.reason.missing',
      message: 'The information I need is missing',
    }),
    wrong: translate({
      id: 'site.feedback.reason.wrong',
      message: 'Something is wrong',
    }),
    unclear: translate({
      id: 'site.feedback.reason.unclear',
      message: 'It is hard to understand',
    }),
    sample: translate({
      id: 'site.feedback.reason.sample',
      message: 'A sample does not work',
    }),
    language: translate({
      id: 'site.feedback.reason.language',
      message: 'I need it in my language',
    }),
  };
}

export type Reason = keyof ReturnType<typeof reasonTexts>;
