// Nodes of a cluster that fail while readers search.
import type {Page} from 'playwright-core';
import {beforeAll, describe, expect} from 'vitest';
import {pushRecords} from '../../scripts/typesense/push';
import {readRecords} from '../../scripts/typesense/readRecords';
import {createSearchKey} from '../../scripts/typesense/searchKey';
import {getBuildDir, HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {ask, MODAL, UNREACHABLE, waitForBest} from '../support/searchSurfaces';
import {ALIAS, openServers, PROGRAM, SEARCH_KEY} from './searchServer';

const {nodes, client, test} = await openServers(PROGRAM, 3);

const notice = (page: Page) => MODAL.frame(page).getByText(UNREACHABLE);

/** Searches for functions, each once per page, since answers are cached. */
async function search(page: Page, ...names: readonly string[]) {
  for (const name of names) {
    await ask(page, MODAL, name);
    await waitForBest(page, MODAL, name);
  }
}

/** Searches, and expects that a node has answered, not the embedded index. */
async function searchCluster(page: Page, ...names: readonly string[]) {
  for (const name of names) {
    await search(page, name);
    expect(await notice(page).count(), name).toBe(0);
  }
}

// A server that runs elsewhere cannot be killed.
describe.skipIf(!PROGRAM)('a cluster of three nodes', () => {
  const address = '/en/ocr/intro';
  const options = {expected: [/Failed to load resource/]};

  beforeAll(async () => {
    const records = readRecords(getBuildDir(HOSTED_BUILD.name)).filter(
      ({url}) => /\/en\/ocr\/api\//.test(url),
    );
    await pushRecords(client, records, {alias: ALIAS, force: false});
    await createSearchKey(client, ALIAS, SEARCH_KEY);
  });

  test('answers while one node hangs', async ({open}) => {
    nodes[0]!.signal('SIGSTOP');
    const page = await open(address, options);
    await searchCluster(page, 'waitResult', 'freePointer');
    nodes[0]!.signal('SIGCONT');
  });

  test('answers while one node is dead, the index while two are, the cluster when they are back', async ({
    open,
  }) => {
    await Promise.all(nodes.map((node) => node.waitUntilHealthy()));
    const page = await open(address, options);
    await searchCluster(page, 'waitResult');
    await nodes[0]!.kill();
    await searchCluster(page, 'freePointer', 'getGpuCount');

    await nodes[1]!.kill();
    // The last node serves searches until it notices that it is alone.
    await expect.poll(() => nodes[2]!.isHealthy()).toBe(false);
    await search(page, 'releaseQueue');
    await notice(page).waitFor();

    nodes.slice(0, 2).forEach((node) => node.start());
    await Promise.all(nodes.map((node) => node.waitUntilHealthy()));
    await MODAL.frame(page).getByRole('button', {name: 'Try again'}).click();
    await notice(page).waitFor({state: 'detached'});
    await searchCluster(page, 'releaseQueue', 'isCudaAvailable');
  });
});
