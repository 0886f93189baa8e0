import type {Reply} from './reply';

/** What a client gets instead of the answer: nothing at all, a broken connection, or another one. */
type Disturbance = 'hang' | 'drop' | Reply;

/**
 * What a test makes of a request. The request is not carried out, unless the disturbance is wrapped
 * in `after`: then only its answer suffers.
 */
export type Fault = Disturbance | {readonly after: Disturbance};

/** A request as a fault sees it. */
type Decide = (method: string, path: string, body: string) => Fault | undefined;

/** The node dies with the request number `n` (from 1) and stays dead. */
export function deadFrom(n: number): Decide {
  let count = 0;
  return () => {
    count += 1;
    return count >= n ? 'drop' : undefined;
  };
}

/** Disturbs requests whose method and path match, such as `PUT /aliases/`. */
export function on(start: string, fault: Fault): Decide {
  return (method, path) =>
    `${method} ${path}`.startsWith(start) ? fault : undefined;
}
