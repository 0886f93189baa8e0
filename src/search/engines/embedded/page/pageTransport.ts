import type {Send} from '../protocol';

const load = () =>
  import('../worker/answerCalls').then(({createResponder}) =>
    createResponder(),
  );

/** Keeps the index in the page: small ones, and where workers cannot be had. */
export function pageTransport(): Send {
  let responder = load();
  return async (request, signal) => {
    // Whoever searches tries again.
    const answer = await responder.catch(() => (responder = load()));
    return answer(request, signal) as Promise<never>;
  };
}
