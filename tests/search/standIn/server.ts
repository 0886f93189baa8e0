import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Fault} from './faults';
import type {Reply} from './reply';
import {reply} from './routes';
import {State} from './state';

export {ADMIN_KEY, State} from './state';
export type {Fault} from './faults';

/** A request as it arrived. */
export interface SeenRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** A strict stand-in for a node of Typesense (0.25 to 30), in memory. */
export class StandIn {
  /** Requests so far. */
  readonly requests: SeenRequest[] = [];
  /** Decides about faults; may be replaced by a test at any time. */
  fault: (method: string, path: string, body: string) => Fault | undefined =
    () => undefined;
  private readonly waiting: (() => void)[] = [];
  private readonly server = createServer(
    (request, response) => void this.handle(request, response),
  );

  /** @param state - shared by the nodes of a cluster */
  constructor(readonly state = new State()) {}

  get collections(): State['collections'] {
    return this.state.collections;
  }

  get aliases(): State['aliases'] {
    return this.state.aliases;
  }

  /** Answers everything that hangs, as it would have been. */
  release(): void {
    this.waiting.splice(0).forEach((answer) => answer());
  }

  /** @returns the address of the node */
  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve) =>
      this.server.listen(port, '127.0.0.1', resolve),
    );
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const body = await readBody(request);
    const {method = 'GET', url: path = '/', headers} = request;
    response.setHeader('access-control-allow-origin', '*');
    if (method === 'OPTIONS') {
      // A preflight means that the request is not the simple one it must be.
      response.writeHead(405).end();
      return;
    }
    this.requests.push({method, path, body, headers});
    const fault = this.fault(method, path, body);
    const url = new URL(path, 'http://node');
    const key =
      url.searchParams.get('x-typesense-api-key') ??
      headers['x-typesense-api-key'];
    const carryOut = () => reply(this.state, {method, url, body}, key);
    if (fault === undefined) {
      send(response, carryOut());
      return;
    }
    const isCarriedOut = typeof fault === 'object' && 'after' in fault;
    const answer = isCarriedOut ? carryOut() : undefined;
    const disturbance = isCarriedOut ? fault.after : fault;
    if (disturbance === 'drop') {
      request.socket.destroy();
    } else if (disturbance === 'hang') {
      this.waiting.push(() => send(response, answer ?? carryOut()));
    } else {
      send(response, disturbance);
    }
  }
}

function send(
  response: ServerResponse,
  {status, body, type = 'application/json'}: Reply,
): void {
  response.writeHead(status, {'content-type': type}).end(body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
