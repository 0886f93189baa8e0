import {MOST_CHARACTERS, MOST_LINES, type FromFrame} from '../protocol';
import type {RunnableSample} from '../sample';
import {failureOf, runSample, type Exports, type Level} from './runSample';

type Post = (message: FromFrame) => void;

/** Runs a sample in a worker or a frame, and tells what happens in it, unhandled errors too. */
export function serveSample(sample: RunnableSample, post: Post) {
  const {name} = sample.modules.at(-1)!;
  const fail = (error: unknown): void => {
    const {message, line = 0} = failureOf(error, name);
    post({type: 'failure', text: message, number: line});
  };
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });
  addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.error ?? event.message);
  });
  return {
    fail,
    /** @param sdk - what the sample imports as `spreadsheet-sdk` */
    run: (sdk: Exports): Promise<void> =>
      runSample(sample, {
        packages: {'spreadsheet-sdk': sdk},
        line: tellLines(post),
        fail,
      }),
  };
}

/** Makes a function that tells what a sample logs. What is too much is dropped here, where it costs the sample alone. */
export function tellLines(post: Post): (text: string, level: Level) => void {
  let count = 0;
  return (text, type) => {
    for (const line of text.split('\n', MOST_LINES - count)) {
      count += 1;
      post({type, text: line.slice(0, MOST_CHARACTERS), number: 0});
    }
  };
}
