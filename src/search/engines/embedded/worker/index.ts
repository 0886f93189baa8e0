import {createResponder} from './answerCalls';
import type {WorkerCall, WorkerReply} from '../protocol';

const respond = createResponder();

self.addEventListener('message', ({data}: MessageEvent<WorkerCall>) => {
  const {id, request} = data;
  const reply = (message: WorkerReply) => self.postMessage(message);
  respond(request).then(
    (value) => reply({id, value}),
    (error: Error) => reply({id, error: error.message}),
  );
});
