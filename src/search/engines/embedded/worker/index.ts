import {createResponder} from './answerCalls';
import type {WorkerCall, WorkerReply} from '../protocol';

const respond = createResponder();

/** Requests under way, by the numbers of their calls. */
const underWay = new Map<number, AbortController>();

self.addEventListener('message', ({data}: MessageEvent<WorkerCall>) => {
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
  respond(data.request, controller.signal).then(
    (value) => reply({id, value}),
    (error: Error) => reply({id, error: error.message}),
  );
});
