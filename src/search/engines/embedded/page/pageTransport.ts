import type {Send} from '../protocol';

/** Keeps the index in the page: small ones, and where workers cannot be had. */
export function pageTransport(): Send {
  const responder = import('../worker/answerCalls').then(({createResponder}) =>
    createResponder(),
  );
  return async (request) => (await responder)(request) as Promise<never>;
}
