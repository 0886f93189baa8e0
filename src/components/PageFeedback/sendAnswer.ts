import {fillLink, type LinkFacts} from '@site/src/site/linkTemplate';
import {reasonTexts, type Reason} from './reasonTexts';

/** How long an answer may be on its way, in milliseconds. */
const TIMEOUT = 10_000;

/** What is sent: the page and the choice, and nothing of the reader. */
export interface Answer extends LinkFacts {
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
export async function postAnswer(
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
export function openAnswer(template: string, answer: Answer): void {
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
