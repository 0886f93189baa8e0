import {createServer, type IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';

export interface Reply {
  readonly status?: number;
  readonly body?: string;
  /** Default: JSON. */
  readonly type?: string;
  /** Milliseconds. */
  readonly delay?: number;
  /** Close the connection, or never answer. */
  readonly fault?: 'drop' | 'hang';
}

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Server that records requests and answers as the test decides. */
export class Responder {
  readonly requests: Received[] = [];
  reply: (request: Received) => Reply = () => ({status: 404});
  private readonly server = createServer((request, response) => {
    void text(request).then((body) => {
      const {method = '', url: path = '', headers} = request;
      const received = {method, path, headers, body};
      this.requests.push(received);
      const reply = this.reply(received);
      if (reply.fault === 'drop') {
        request.socket.destroy();
      }
      if (reply.fault) {
        return;
      }
      setTimeout(() => {
        response.writeHead(reply.status ?? 200, {
          'content-type': reply.type ?? 'application/json; charset=utf-8',
          'access-control-allow-origin': '*',
        });
        response.end(reply.body ?? '');
      }, reply.delay ?? 0);
    });
  });

  /** Returns the origin. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    const {port} = this.server.address() as {port: number};
    return `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }
}
