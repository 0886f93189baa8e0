import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createTypesenseClient} from '../../../scripts/typesense/client';
import {pushRecords} from '../../../scripts/typesense/push';
import {checkSearchKey} from '../../../scripts/typesense/searchKey';
import {Responder, type Received, type Reply} from '../../support/responder';
import collection from '../../search/answers/collection.json' with {type: 'json'};
import refused from '../../search/answers/refused.json' with {type: 'json'};
import {SAMPLE_RECORDS} from '../../search/sampleRecords';

const ALIAS = 'sdk-docs-global';
const LIVE = collection.name;
const KEY = 'admin-key';

const server = new Responder();
let address: string;
/** Replies that replace those of `answerTo`, by the beginning of a request. */
let faults: Record<string, Reply>;

beforeEach(async () => {
  faults = {};
  server.reply = (request) => {
    const name = `${request.method} ${request.path.split('?')[0]}`;
    const fault = Object.keys(faults).find((start) => name.startsWith(start));
    return fault === undefined ? answerTo(name, request) : faults[fault]!;
  };
  address = await server.start();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  server.requests.length = 0;
  await server.stop();
  vi.restoreAllMocks();
});

const message = (status: number, text: string): Reply => ({
  status,
  body: JSON.stringify({message: text}),
});

/** The reply to an import: one line per record. */
const lines = (all: readonly string[]): Reply => ({
  type: 'text/plain; charset=utf-8',
  body: all.join('\n'),
});

/** Replies of a server of version 30. */
function answerTo(name: string, {body}: Received): Reply {
  const ok = (value: unknown) => ({body: JSON.stringify(value)});
  switch (name) {
    case `GET /aliases/${ALIAS}`:
      return ok({name: ALIAS, collection_name: LIVE});
    case `GET /collections`:
      return ok([collection]);
    case 'POST /multi_search': {
      const {searches} = JSON.parse(body) as {searches: [{q: string}]};
      const document = {url: '/x', 'hierarchy.lvl1': searches[0].q};
      return ok({
        results: [{found: 1, grouped_hits: [{hits: [{document}]}]}],
      });
    }
    default:
      return name.endsWith('/import')
        ? lines(body.split('\n').map(() => '{"success":true}'))
        : ok(collection);
  }
}

const push = (records = SAMPLE_RECORDS, options = {}) =>
  pushRecords(createTypesenseClient([address], KEY), records, {
    alias: ALIAS,
    force: true,
    patience: 0,
    ...options,
  });

/** Requests other than GET, with the timestamp in the collection name replaced by NEW. */
const changes = () =>
  server.requests
    .filter(({method, path}) => method !== 'GET' && path !== '/multi_search')
    .map(({method, path}) => `${method} ${path.split('?')[0]}`)
    .map((name) => name.replace(/_202[6-9]\d{13}_\d+/, '_NEW'));

const bodyOf = (start: string) =>
  server.requests.find(({method, path}) =>
    `${method} ${path}`.startsWith(start),
  )!.body;

async function failureOf(command: Promise<unknown>): Promise<string> {
  const error = await command.then(
    () => expect.fail('expected a failure, but all went well'),
    (reason: Error) => reason,
  );
  expect(`${error.message} ${String(error.cause)}`).not.toContain(KEY);
  return error.message;
}

it("keeps the operator's curations and synonyms", async () => {
  await push();
  expect(JSON.parse(bodyOf('POST /collections'))).toMatchObject({
    curation_sets: ['pinned-pages'],
    synonym_sets: [ALIAS, 'words-of-the-vendor'],
  });
});

it('waits for nodes that are behind their cluster', async () => {
  let searches = 0;
  const {reply} = server;
  server.reply = (request) => {
    const isBehind = request.path.startsWith('/multi_search') && searches++ < 2;
    return isBehind ? {body: JSON.stringify(refused)} : reply(request);
  };
  await push(SAMPLE_RECORDS, {patience: 20_000});
  expect(changes()).toContain(`PUT /aliases/${ALIAS}`);
});

describe('failures leave the alias unchanged and have a remedy:', () => {
  const IMPORT = `POST /collections/${ALIAS}`;

  it.each<[string, Reply, RegExp]>([
    ['GET /aliases', message(401, 'Forbidden'), /Nothing was.*\n.*guides/],
    [
      'GET /aliases',
      message(404, 'Not Found'),
      /is a collection, not an alias/,
    ],
    ['PUT /synonym_sets', message(503, 'Lagging'), /Lagging\n.*\n.*health/],
    ['POST /collections', message(422, 'OUT_OF_DISK'), /OUT_OF_DISK/],
    [
      IMPORT,
      lines(['{"success":false,"code":400,"error":"bad field"}']),
      /^Record \w+ of http\S+ was refused: bad field\n.*\n.*was sdk-docs-global_2026/,
    ],
    [
      'POST /multi_search',
      {body: '{"results":[{"found":0,"grouped_hits":[]}]}'},
      /does not find its own page "run" \(en\)/,
    ],
    ['POST /multi_search', {body: JSON.stringify(refused)}, /404 Not found/],
  ])('%s answers %j', async (start, reply, expected) => {
    faults = {[start]: reply};
    expect(await failureOf(push())).toMatch(expected);
    const changed = changes();
    expect(changed).not.toContain(`PUT /aliases/${ALIAS}`);
    expect(changed.includes(`DELETE /collections/${ALIAS}_NEW`)).toBe(
      !start.startsWith('GET'),
    );
  });

  it('a sharp drop in records, but for --force', async () => {
    const options = {force: false};
    expect(await failureOf(push(SAMPLE_RECORDS.slice(0, 7), options))).toMatch(
      /7 records, but \S+ has 10: more than 20 %[^]*--force/,
    );
    expect(changes()).toEqual([]);
  });

  it('no server', async () => {
    const client = createTypesenseClient(['http://127.0.0.1:9'], KEY);
    const options = {alias: ALIAS, force: false};
    expect(
      await failureOf(pushRecords(client, SAMPLE_RECORDS, options)),
    ).toMatch('TYPESENSE_NODES');
  });
});

describe('the search key', () => {
  const client = () => createTypesenseClient([address], KEY);
  const check = () => checkSearchKey(client(), ALIAS, SAMPLE_RECORDS, 0);

  it.each<[string, Record<string, Reply>, RegExp]>([
    ['opens more', {}, /may do more than search/],
    ['finds nothing', {'POST /multi': message(401, 'no')}, /create-search-key/],
  ])('is refused when it %s', async (_, given, expected) => {
    faults = given;
    expect(await failureOf(check())).toMatch(expected);
  });
});
