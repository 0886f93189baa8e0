import {expect, onTestFinished} from 'vitest';
import {pushRecords} from '../../../scripts/typesense/push';
import type {PushOptions} from '../../../scripts/typesense/pushOptions';
import {TypesenseApi} from '../../../scripts/typesense/typesenseApi';
import type {SearchRecord} from '../../../src/search/records/record';
import {ADMIN_KEY, StandIn} from '../../search/standIn/server';

export const ALIAS = 'sdk-docs-global';

/** A built page. */
export function builtPage(title: string, language: string, head = ''): string {
  return `<html lang=${language}><head>${head}<meta name=docsearch:language content=${language}><main><h1>${title}</h1><p>Text.</p></main>`;
}

/** What the home page says of itself in its head. */
export const HOME = '<link rel=canonical href=https://site.example/docs/>';

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
  const last = count - 1;
  const korean = {language: 'ko', 'hierarchy.lvl1': `환불 규정 ${last}`};
  return Array.from({length: count}, (_, index) =>
    recordOf(`p${index}`, index === last ? korean : {}),
  );
}

/** A stamp as `newStamp` makes it, by the number of the push. */
const stampOf = (number: number) =>
  `2026010100000000${number}_0000000${number}`;

/** The name of the collection that push number `number` makes. */
export const nameOf = (number: number) => `${ALIAS}_${stampOf(number)}`;

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
  /** How many pushes are made: the last of them is live. */
  readonly pushes?: number;
}

/** Starts a node for one test. */
export async function startServer({
  node = new StandIn(),
  apiKey = ADMIN_KEY,
  before = [],
  timeout = 20_000,
  pushes = 0,
}: Start = {}): Promise<Server> {
  const address = await node.start();
  onTestFinished(() => node.stop());
  const api = new TypesenseApi({nodes: [...before, address], apiKey, timeout});
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  const push: Server['push'] = (
    number,
    records = recordsOf(10),
    options = {},
  ) =>
    pushRecords(api, records, {
      alias: ALIAS,
      stamp: stampOf(number),
      force: false,
      dryRun: false,
      report,
      ...options,
    });
  for (let number = 1; number <= pushes; number += 1) {
    await push(number);
  }
  return {node, api, address, lines, push};
}

/** Names of collections, oldest first. */
export const collectionsOf = ({node}: Server) => [...node.collections.keys()];

/** Makes a collection of somebody else. */
export function makeCollection({node}: Server, name: string): void {
  const documents = new Map();
  node.collections.set(name, {schema: {name, fields: []}, documents});
}

/** The message of a command that must fail. */
export async function failureOf(command: Promise<unknown>): Promise<string> {
  return command.then(
    () => expect.fail('expected a failure, but all went well'),
    (error: Error) => error.message,
  );
}

/** What readers and operators see of a server: aliases, collections with their ids, synonym sets. */
export function contentsOf({node: {state}}: Server): object {
  const ids = [...state.collections].map(([name, {documents}]) => [
    name,
    [...documents.keys()],
  ]);
  return {
    aliases: [...state.aliases],
    collections: ids,
    synonymSets: [...state.synonymSets.keys()],
  };
}

/** Lets push 2 fail, and checks what must hold after every failure. */
export async function failPush(
  server: Server,
  records: readonly SearchRecord[] = recordsOf(11),
): Promise<string> {
  const before = contentsOf(server);
  const message = await failureOf(server.push(2, records));
  expect(contentsOf(server)).toEqual(before);
  expect([message, ...server.lines].join('\n')).not.toContain(ADMIN_KEY);
  return message;
}

/** An answer of the server with a message. */
export const answer = (status: number, message: string) => ({
  status,
  body: JSON.stringify({message}),
});
