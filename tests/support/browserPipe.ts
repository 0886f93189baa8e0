import {spawn} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable, Writable} from 'node:stream';
import {requireBrowser} from '../../scripts/process/browser';
import {BROWSER_ARGUMENTS} from './browserLaunch';

/** Parameters of the events that are listened to. */
interface EventParams {
  /** Session of the page that was attached or detached. */
  readonly sessionId: string;
  readonly targetInfo: {readonly type: string; readonly subtype?: string};
  readonly entry: {readonly level: string; readonly text: string};
  readonly exceptionDetails: object;
}

/** Message of the browser: an answer, or an event. */
interface Message {
  readonly id?: number;
  readonly error?: {readonly message: string};
  readonly result?: unknown;
  readonly method?: string;
  readonly params?: EventParams;
}

/** Starts a Chromium with a fresh profile and speaks its protocol through a pipe: each message is JSON and ends with a zero byte. */
export function startBrowser(...options: string[]) {
  const profile = mkdtempSync(path.join(tmpdir(), 'tab-'));
  const browser = spawn(
    requireBrowser(),
    [
      ...BROWSER_ARGUMENTS,
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      ...options,
    ],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']},
  );
  const [input, output] = browser.stdio.slice(3) as [Writable, Readable];
  // Messages to a browser that was closed are lost.
  input.on('error', () => undefined);
  const answers = new Map<
    number,
    {readonly sessionId?: string; readonly settle: (message: Message) => void}
  >();
  const listeners = new Map<string, (params: EventParams) => void>();
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop()!;
    for (const message of messages.map((each) => JSON.parse(each) as Message)) {
      answers.get(message.id ?? 0)?.settle(message);
      if (message.method === 'Target.detachedFromTarget') {
        // The browser does not answer what a closed page was asked.
        const error = {message: 'The page was closed.'};
        answers.forEach(({sessionId, settle}) => {
          if (sessionId === message.params!.sessionId) {
            settle({error});
          }
        });
      }
      listeners.get(message.method ?? '')?.(message.params!);
    }
  });
  // Its other processes may write for a moment longer.
  browser.once(
    'exit',
    () => void rm(profile, {recursive: true, force: true, maxRetries: 9}),
  );
  let last = 0;
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<unknown>((resolve, reject) => {
      const id = (last += 1);
      answers.set(id, {
        ...(sessionId && {sessionId}),
        settle({error, result}) {
          answers.delete(id);
          if (error) {
            reject(new Error(`${method}: ${error.message}`));
          } else {
            resolve(result);
          }
        },
      });
      input.write(`${JSON.stringify({id, method, params, sessionId})}\0`);
    });
  return {
    send,
    listen: (method: string, act: (params: EventParams) => void) =>
      void listeners.set(method, act),
    close: () => void send('Browser.close'),
  };
}
