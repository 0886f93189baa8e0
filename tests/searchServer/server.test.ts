import path from 'node:path';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import type {Page} from 'playwright-core';
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  vi,
} from 'vitest';
import {createTypesenseClient} from '../../scripts/typesense/client';
import {pushRecords} from '../../scripts/typesense/push';
import {startCommand} from '../../scripts/process/run';
import {getBuildDir, HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {ask, MODAL, UNREACHABLE, waitForBest} from '../support/searchSurfaces';
import {SAMPLE_RECORDS} from '../search/sampleRecords';
import {
  addRules,
  findLive,
  listCollections,
  removeCollections,
} from './collections';
import {measureQuality} from './quality';
import {ALIAS, openServers, PROGRAM, SEARCH_KEY} from './searchServer';

const {urls, adminKey, client, test} = await openServers(PROGRAM, 1);

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Starts `npm run search:push`. */
const startPush = (...options: readonly string[]) =>
  startCommand({
    program: process.execPath,
    args: [
      ...['--import', TSX, path.resolve('scripts/typesense/index.ts')],
      ...['--dir', getBuildDir(HOSTED_BUILD.name), ...options],
    ],
    env: {
      ...process.env,
      TYPESENSE_NODES: urls.join(','),
      TYPESENSE_ADMIN_API_KEY: adminKey,
      TYPESENSE_SEARCH_API_KEY: SEARCH_KEY,
      TYPESENSE_COLLECTION: ALIAS,
    },
    captured: true,
  });

async function push(...options: readonly string[]): Promise<void> {
  const {code, output, milliseconds} = await startPush(...options).ended;
  expect(code, output).toBe(0);
  console.log(
    `search:push ${options.join(' ')}: ${(milliseconds / 1000).toFixed(1)} s`,
  );
}

const live = () => findLive(client);

beforeAll(async () => {
  await removeCollections(client);
  await push('--create-search-key');
});
afterAll(() => removeCollections(client));

async function expectFirst(page: Page, query: string, text: string) {
  await ask(page, MODAL, query);
  await waitForBest(page, MODAL, text);
  expect(await MODAL.frame(page).getByText(UNREACHABLE).count()).toBe(0);
}

test('answers the judged queries in a browser', async ({open}) => {
  // Typesense answers 408 if a search takes too long.
  const page = await open('/en/ocr/intro', {expected: [/status of 408/]});
  const {version} = (await client.debug.retrieve()) as {version: string};
  const figures = await measureQuality(page);
  console.log(
    [`Typesense ${version}`, ...figures.map(({text}) => text)].join('\n'),
  );
  for (const {text, topThree, floor} of figures) {
    expect(topThree, text).toBeGreaterThan(floor);
  }
});

test('shows several sections of a page, each with a text, and other pages', async ({
  open,
}) => {
  const page = await open('/en/ocr/intro');
  await expectFirst(page, 'waitResult', 'waitResult');
  const rows = MODAL.hits(page);
  const links = await rows
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const pages = new Set(links.map((href) => href.split('#')[0]));
  expect(new Set(links).size).toBe(links.length);
  expect(pages.size).toBeLessThan(links.length);
  expect(pages.size).toBeGreaterThan(2);
  const texts = await rows.locator('.DocSearch-Hit-path').allTextContents();
  expect(texts.filter((text) => text === '')).toEqual([]);
});

describe('rules of the operator reach readers', () => {
  test('at once, and after the next push', async ({open}) => {
    await addRules(client, await live());
    const first = await open('/en/ocr/intro');
    await expectFirst(first, 'pinnedword', 'freePointer');
    await expectFirst(first, 'zyxwaiter', 'waitResult');

    // Breaks off half-way: readers keep the old records.
    const before = await live();
    const broken = startPush();
    await vi.waitUntil(
      async () =>
        (await listCollections(client)).some(
          ({name, num_documents: count}) => name > before && count > 0,
        ),
      {timeout: 200_000, interval: 50},
    );
    process.kill(broken.pid!, 'SIGKILL');
    await broken.ended;
    expect(await live()).toBe(before);
    await expectFirst(first, 'getGpuCount', 'getGpuCount');

    await push();
    const names = (await listCollections(client)).map(({name}) => name);
    expect(names.sort()).toEqual([before, await live()]);
    const second = await open('/en/ocr/intro');
    await expectFirst(second, 'pinnedword', 'freePointer');
    await expectFirst(second, 'zyxwaiter', 'waitResult');
  });
});

test('a refused record leaves the old collection in service', async () => {
  const before = await live();
  const [record] = SAMPLE_RECORDS;
  const twice = [record!, record!];
  await expect(
    pushRecords(client, twice, {alias: ALIAS, force: true}),
  ).rejects.toThrow(/was refused/);
  expect(await live()).toBe(before);
  expect(
    (await listCollections(client)).filter(({name}) => name > before),
  ).toEqual([]);
});

test('a roll-back brings the previous records', async ({open}) => {
  const newest = await live();
  const {hits} = await client.collections(newest).documents().search(
    {
      q: 'waitResult',
      query_by: 'title',
      filter_by: 'language:=en',
      per_page: 1,
    },
    {},
  );
  const {id} = hits![0]!.document as {id: string};
  await client
    .collections<{title: string}>(newest)
    .documents(id)
    .update({
      title: 'waitResult',
      'hierarchy.lvl1': 'waitResult of the newest push',
    } as never);
  await expectFirst(
    await open('/en/ocr/intro'),
    'waitResult',
    'of the newest push',
  );
  await push('--rollback');
  expect(await live()).not.toBe(newest);
  const page = await open('/en/ocr/intro');
  await expectFirst(page, 'waitResult', 'waitResult');
  expect(await MODAL.frame(page).getByText('of the newest push').count()).toBe(
    0,
  );
});

test('the search key can do nothing else', async () => {
  const reader = createTypesenseClient(urls, SEARCH_KEY);
  const name = await live();
  const documents = reader.collections(ALIAS).documents();
  const attempts: Readonly<Record<string, () => Promise<unknown>>> = {
    collections: () => reader.collections().retrieve(),
    collection: () => reader.collections(ALIAS).retrieve(),
    document: () => reader.collections(ALIAS).documents('0').retrieve(),
    export: () => documents.export(),
    import: () => documents.import([{id: '0'}]),
    'delete documents': () => documents.delete({filter_by: 'language:=en'}),
    'delete collection': () => reader.collections(ALIAS).delete(),
    aliases: () => reader.aliases().retrieve(),
    alias: () => reader.aliases().upsert(ALIAS, {collection_name: name}),
    keys: () => reader.keys().retrieve(),
    key: () =>
      reader
        .keys()
        .create({description: 'x', actions: ['*'], collections: ['*']}),
    metrics: () => reader.metrics.retrieve(),
    'another collection': () =>
      reader
        .collections(name)
        .documents()
        .search({q: 'x', query_by: 'title'}, {}),
  };
  onTestFinished(() => undefined);
  for (const [what, attempt] of Object.entries(attempts)) {
    await expect(attempt(), what).rejects.toMatchObject({httpStatus: 401});
  }
});
