import type {SearchAnswer} from '../../answer';
import type {SearchHelp} from '../../engine';
import type {Question, SearchQuery} from '../../query';
import type {Manifest} from './indexFiles';

/** What the page asks of the worker. */
export type WorkerRequest =
  | {
      readonly type: 'open';
      /** Address of the index folder, with a slash at its end. */
      readonly folder: string;
      readonly manifest: Manifest;
    }
  | {readonly type: 'search'; readonly query: SearchQuery}
  | {readonly type: 'help'; readonly question: Question};

/** Request type → answer. */
interface WorkerAnswers {
  open: undefined;
  search: SearchAnswer;
  help: SearchHelp;
}

/**
 * Sends a request to where the index lives.
 *
 * @param signal - once it asks to stop, nothing more is fetched for the request, which then fails
 */
export type Send = <T extends WorkerRequest>(
  request: T,
  signal?: AbortSignal,
) => Promise<WorkerAnswers[T['type']]>;

/** A request, or the end of the one that a call has made. */
export type WorkerCall =
  | {readonly id: number; readonly request: WorkerRequest}
  | {readonly id: number; readonly stop: true};

export type WorkerReply =
  | {readonly id: number; readonly value: unknown}
  | {readonly id: number; readonly error: string};
