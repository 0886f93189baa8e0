import type {FromRunner, ToRunner} from '../protocol';
import type {Place} from './runner';

/** What a script that runs samples in the frame itself exports. */
export interface FrameRunner {
  start(post: (message: FromRunner) => void): {
    receive(message: ToRunner): void;
    end(): void;
  };
}

/**
 * The frame itself as a place to run in, for an SDK that draws its own grid. Nothing can stop a sample
 * here but the page, by taking the frame away.
 */
export function framePlace(address: string): Place {
  const waiting: ToRunner[] = [];
  let receive = (message: ToRunner): void => void waiting.push(message);
  let end = (): void => undefined;
  const place: Place = {
    postMessage: (message) => receive(message),
    onmessage: null,
    onerror: null,
    terminate: () => end(),
  };
  const post = (data: FromRunner): void => place.onmessage?.({data});
  (import(/* webpackIgnore: true */ address) as Promise<FrameRunner>).then(
    (module) => {
      const runner = module.start(post);
      end = runner.end;
      receive = runner.receive;
      post({type: 'ready'});
      waiting.forEach(receive);
    },
    (error: Error) =>
      post({type: 'failure', failure: {message: error.message}}),
  );
  return place;
}
