import {expect, onTestFinished} from 'vitest';
import {pushRecords} from '../../../scripts/typesense/push';
import type {PushOptions} from '../../../scripts/typesense/pushOptions';
import {TypesenseApi} from '../../../scripts/typesense/typesenseApi';
import type {SearchRecord} from '../../../src/search/records/record';
import {ADMIN_KEY, StandIn} from '../../search/standIn/server';

export const ALIAS = 'sdk-docs-global';

/** A record of a page; the first ones are enough for a probe in each language. */
export function recordOf(
  name: string,
  changes: Partial<SearchRecord> = {},
): SearchRecord {
  const url = `https://docs.example.com/${name}`;
  return {
    id: name,
    type: 'lvl1',
    'hierarchy.lvl0': 'Document SDKs',
    'hierarchy.lvl1': `Page ${name}`,
    anchor: '',
    url,
    url_without_anchor: url,
    language: 'en',
    docusaurus_tag: 'default',
    version: ['current'],
    tags: [],
    item_priority: 1,
    ...changes,
  };
}

/** Records of as many pages, the last of them Korean. */
export function recordsOf(count: number): SearchRecord[] {
  return Array.from({length: count}, (_, index) =>
    recordOf(
      `p${index}`,
      index === count - 1
        ? {language: 'ko', 'hierarchy.lvl1': `환불 규정 ${index}`}
        : {},
    ),
  );
}

/** A stamp as `newStamp` makes it, by the number of the push. */
function stampOf(number: number): string {
  return `2026010100000000${number}_0000000${number}`;
}

/** The name of the collection that push number `number` makes. */
export function nameOf(number: number): string {
  return `${ALIAS}_${stampOf(number)}`;
}

/** A running node, its address, and what is said while working on it. */
export interface Server {
  readonly node: StandIn;
  readonly api: TypesenseApi;
  readonly address: string;
  readonly lines: string[];
  /** Pushes records under the stamp of this number. */
  push(
    number: number,
    records?: readonly SearchRecord[],
    options?: Partial<PushOptions>,
  ): Promise<void>;
}

interface Start {
  readonly node?: StandIn;
  readonly apiKey?: string;
  /** Addresses that are asked before this node. */
  readonly before?: readonly string[];
  /** Time for one request, in milliseconds. */
  readonly timeout?: number;
}

/** Starts a node for one test. */
export async function startServer({
  node = new StandIn(),
  apiKey = ADMIN_KEY,
  before = [],
  timeout = 20_000,
}: Start = {}): Promise<Server> {
  const address = await node.start();
  onTestFinished(() => node.stop());
  const api = new TypesenseApi({nodes: [...before, address], apiKey, timeout});
  const lines: string[] = [];
  return {
    node,
    api,
    address,
    lines,
    push: (number, records = recordsOf(10), options = {}) =>
      pushRecords(api, records, {
        alias: ALIAS,
        stamp: stampOf(number),
        force: false,
        dryRun: false,
        report: (line) => lines.push(line),
        ...options,
      }),
  };
}

/** The message of a command that must fail. */
export async function failureOf(command: Promise<unknown>): Promise<string> {
  try {
    await command;
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('expected a failure, but all went well');
}

/** What readers and operators see of a server: aliases, collections with their ids, synonym sets. */
export function contentsOf({node: {state}}: Server): object {
  return {
    aliases: Object.fromEntries(state.aliases),
    collections: Object.fromEntries(
      [...state.collections].map(([name, {documents}]) => [
        name,
        [...documents.keys()],
      ]),
    ),
    synonymSets: [...state.synonymSets.keys()],
  };
}

/** A server where push 1 is live. */
export async function pushedOnce(): Promise<Server> {
  const server = await startServer();
  await server.push(1);
  return server;
}

/** Lets push 2 fail, and checks what must hold after every failure. */
export async function failPush(
  server: Server,
  push = () => server.push(2, recordsOf(11)),
): Promise<string> {
  const before = contentsOf(server);
  const message = await failureOf(push());
  expect(contentsOf(server)).toEqual(before);
  expect([message, ...server.lines].join('\n')).not.toContain(ADMIN_KEY);
  return message;
}

/** An answer of the server with a message. */
export const answer = (status: number, message: string) => ({
  status,
  body: JSON.stringify({message}),
});
