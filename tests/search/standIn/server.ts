import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {HOSTED_BUILD} from '../../../scripts/lib/builds/builds';
import {
  documentProblem,
  type Collection,
  type Document,
  type Schema,
} from './collection';
import type {Parameters} from './parameters';
import {search} from './search';

// The keys that the build under test was made with.
export const ADMIN_KEY = HOSTED_BUILD.settings.TYPESENSE_ADMIN_API_KEY;
export const SEARCH_KEY = HOSTED_BUILD.settings.TYPESENSE_SEARCH_API_KEY;

/** What a test makes of a request instead of the answer it would get. */
export type Fault =
  'hang' | 'drop' | {readonly status: number; readonly body: string};

/** A request as it arrived. */
export interface SeenRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

interface Reply {
  readonly status: number;
  readonly body: string;
}

/** A strict stand-in for the Typesense API (0.25 to 30), in memory. */
export class StandIn {
  /** Requests so far. */
  readonly requests: SeenRequest[] = [];
  /** Decides about faults; may be replaced by a test at any time. */
  fault: (method: string, path: string, body: string) => Fault | undefined =
    () => undefined;
  version = '30.2';
  /** Collection or alias that the search key may search. */
  searchScope = 'sdk-docs-global';
  private readonly waiting: (() => void)[] = [];
  private readonly server = createServer(
    (request, response) => void this.handle(request, response),
  );

  /** The nodes of a cluster share what they hold. */
  constructor(
    readonly collections = new Map<string, Collection>(),
    readonly aliases = new Map<string, string>(),
  ) {}

  /** Answers everything that hangs. */
  release(): void {
    this.waiting.splice(0).forEach((resolve) => resolve());
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
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk as Buffer);
    }
    const body = Buffer.concat(chunks).toString('utf8');
    const {method = 'GET', url = '/'} = request;
    response.setHeader('access-control-allow-origin', '*');
    if (method === 'OPTIONS') {
      // A preflight means that the request is not the simple one it must be.
      response.writeHead(405).end();
      return;
    }
    this.requests.push({
      method,
      path: url,
      body,
      headers: request.headers,
    });
    const fault = this.fault(method, url, body);
    if (fault === 'drop') {
      request.socket.destroy();
      return;
    }
    if (fault === 'hang') {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    const {status, body: text} =
      (typeof fault === 'object' ? fault : undefined) ??
      this.reply(
        method,
        new URL(url, 'http://node'),
        body,
        request.headers['x-typesense-api-key'],
      );
    response.writeHead(status, {'content-type': 'application/json'}).end(text);
  }

  private reply(
    method: string,
    url: URL,
    body: string,
    header: string | string[] | undefined,
  ): Reply {
    const key = url.searchParams.get('x-typesense-api-key') ?? header;
    if (url.pathname === '/multi_search' && method === 'POST') {
      return this.multiSearch(body, key);
    }
    if (key !== ADMIN_KEY) {
      return refuse(
        401,
        'Forbidden - a valid `x-typesense-api-key` header must be sent.',
      );
    }
    const [, kind, name = '', part, id] = url.pathname.split('/');
    switch (kind) {
      case 'debug':
        return accept({state: 1, version: this.version});
      case 'aliases':
        return this.alias(method, name, body);
      case 'synonym_sets':
        return this.isAtLeast(30) ? accept({name}) : refuse(404, 'Not Found');
      case 'collections':
        return part === 'documents' && id === 'import'
          ? this.importDocuments(name, body)
          : part === 'synonyms'
            ? this.isAtLeast(30)
              ? refuse(404, 'Not Found')
              : accept({id})
            : this.collection(method, name, body);
      default:
        return refuse(404, 'Not Found');
    }
  }

  private isAtLeast(major: number): boolean {
    return (
      this.version === 'nightly' || Number.parseInt(this.version, 10) >= major
    );
  }

  private collection(method: string, name: string, body: string): Reply {
    if (method === 'POST') {
      const schema = JSON.parse(body) as Schema;
      if (this.collections.has(schema.name)) {
        return refuse(
          409,
          `A collection with name \`${schema.name}\` already exists.`,
        );
      }
      this.collections.set(schema.name, {schema, documents: new Map()});
      return {status: 201, body};
    }
    if (name === '') {
      return accept(
        [...this.collections].map(([each, {documents}]) => ({
          name: each,
          num_documents: documents.size,
        })),
      );
    }
    const found = this.collections.get(name);
    if (!found) {
      return refuse(404, `No collection with name \`${name}\` found.`);
    }
    if (method === 'DELETE') {
      this.collections.delete(name);
    }
    return accept({name, num_documents: found.documents.size});
  }

  private alias(method: string, name: string, body: string): Reply {
    if (method === 'PUT') {
      if (this.collections.has(name)) {
        return refuse(
          500,
          `Name \`${name}\` conflicts with an existing collection name.`,
        );
      }
      this.aliases.set(
        name,
        (JSON.parse(body) as {collection_name: string}).collection_name,
      );
    }
    const target = this.aliases.get(name);
    return target === undefined
      ? refuse(404, 'Not Found')
      : accept({name, collection_name: target});
  }

  private importDocuments(name: string, body: string): Reply {
    const collection = this.collections.get(name);
    if (!collection) {
      return refuse(404, `No collection with name \`${name}\` found.`);
    }
    const lines = body.split('\n').map((line) => {
      const document = JSON.parse(line) as Document;
      const error = documentProblem(collection, document);
      if (error) {
        return {success: false, code: 400, error, document: line};
      }
      collection.documents.set(document.id, document);
      return {success: true};
    });
    return {
      status: 200,
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
    };
  }

  private multiSearch(body: string, key: unknown): Reply {
    const {searches} = JSON.parse(body) as {searches: Parameters[]};
    const names = searches.map(({collection}) => String(collection));
    const mayAll = key === ADMIN_KEY;
    if (
      !mayAll &&
      (key !== SEARCH_KEY || names.some((name) => name !== this.searchScope))
    ) {
      return refuse(
        401,
        'Forbidden - a valid `x-typesense-api-key` header must be sent.',
      );
    }
    const results = searches.map((parameters, index) => {
      const name = names[index]!;
      const collection = this.collections.get(this.aliases.get(name) ?? name);
      return collection
        ? search(collection, parameters)
        : {code: 404, error: 'Not found.'};
    });
    return accept({results});
  }
}

function accept(value: unknown): Reply {
  return {status: 200, body: JSON.stringify(value)};
}

function refuse(status: number, message: string): Reply {
  return {status, body: JSON.stringify({message})};
}
