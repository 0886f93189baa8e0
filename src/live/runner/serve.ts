import type {FromRunner} from '../protocol';
import type {RunnableSample} from '../sample';
import {Lines} from './report';
import {failureOf, runSample, type Exports} from './runSample';

/** Runs samples in a worker or a frame, and tells what happens in them, unhandled errors too. */
export function serveSamples(post: (message: FromRunner) => void) {
  let name = '';
  let lines = new Lines(post);
  const fail = (error: unknown): void => {
    const {message, line} = failureOf(error, name);
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
    /** Sends what waits to be sent. */
    flush: () => lines.flush(),
    /** @param sdk - what the sample imports as `spreadsheet-sdk` */
    run: (sample: RunnableSample, sdk: Exports): Promise<void> => {
      name = sample.modules.at(-1)!.name;
      lines = new Lines(post);
      return runSample(sample, {
        packages: {'spreadsheet-sdk': sdk},
        line: (text, level) => lines.add(text, level),
        fail,
      });
    },
  };
}
