import {createInterface} from 'node:readline/promises';
import type {Ask} from './answerAll';

/** Whoever was asked has gone, by Ctrl-C or by the end of the input. */
export class Gone extends Error {}

/** Where a person is asked. */
export interface Terminal {
  readonly ask: Ask;
  /** Whether the person says yes. */
  agrees(question: string): Promise<boolean>;
  close(): void;
}

/**
 * Asks at a terminal.
 *
 * @throws Gone by each question once the person has left: readline alone would wait for ever, or name itself
 */
export function openTerminal(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Terminal {
  const lines = createInterface({input, output});
  const left = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => reject(new Gone('Nothing is written.')));
  });
  // Closed at the end, too, when nobody waits any more.
  left.catch(() => undefined);
  const question = (text: string) => {
    const answer = lines.question(text);
    answer.catch(() => undefined);
    return Promise.race([left, answer]);
  };
  return {
    ask: ({asks, choices, usual}, again) =>
      question(
        [
          ...(again ? [`  ${again}`] : []),
          asks,
          ...(choices ? [`  one of: ${choices.join(', ')}`] : []),
          `  ${usual ? `[${usual}] ` : ''}> `,
        ].join('\n'),
      ),
    async agrees(text) {
      return /^(?:y(?:es)?)?$/i.test((await question(text)).trim());
    },
    close: () => lines.close(),
  };
}
