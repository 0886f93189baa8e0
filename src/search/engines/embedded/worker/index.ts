import type {WorkerCall, WorkerReply} from '../openIndex';
import {openSearcher} from './openSearcher';
import type {Searcher} from './searcher';

let searcher: Searcher;

/** Calls under way, by their numbers. */
const underWay = new Map<number, AbortController>();

self.addEventListener('message', ({data}: MessageEvent<WorkerCall>) => {
  if ('manifest' in data) {
    searcher = openSearcher(data.folder, data.manifest);
    return;
  }
  const {id} = data;
  if ('stop' in data) {
    underWay.get(id)?.abort();
    return;
  }
  const controller = new AbortController();
  underWay.set(id, controller);
  const reply = (message: WorkerReply) => {
    underWay.delete(id);
    self.postMessage(message);
  };
  const answer =
    'query' in data
      ? searcher.search(data.query, controller.signal)
      : searcher.help(data.question);
  answer.then(
    (value) => reply({id, value}),
    (error: Error) => reply({id, error: error.message}),
  );
});
