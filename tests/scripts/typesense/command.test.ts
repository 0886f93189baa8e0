import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {runCommand} from '../../../scripts/process/run';
import {ADMIN_KEY} from '../../search/standIn/server';
import {folderOf} from '../../support/folderOf';
import {ALIAS, builtPage, HOME, startServer} from './support';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const [runner = '', ...program] = scripts['search:push']!.split(' ');

it('makes the key, pushes, pushes again and rolls back, or stops with every wrong setting', async () => {
  const {node, address} = await startServer();
  const dir = folderOf(
    {
      'index.html': builtPage('홈', 'ko', HOME),
      'en.html': builtPage('Home', 'en'),
    },
    onTestFinished,
  );
  /** Runs what `npm run search:push` runs. Not in a terminal. */
  const searchPush = (args: readonly string[], env = {}) =>
    runCommand({
      program: path.join('node_modules/.bin', runner),
      args: [...program, ...args],
      env: {
        ...process.env,
        TYPESENSE_NODES: address,
        TYPESENSE_ADMIN_API_KEY: ADMIN_KEY,
        TYPESENSE_SEARCH_API_KEY: 'chosen-search-key',
        ...env,
      },
      captured: true,
    });
  const live = () => node.aliases.get(ALIAS);

  const first = await searchPush(['--dir', dir, '--create-search-key']);
  expect(first).toMatchObject({code: 0});
  const before = live();
  for (const line of [
    `Search key for ${ALIAS} made.`,
    'Loaded 4 of 4 records.',
    `${ALIAS} is now ${before}.`,
    'TYPESENSE_SEARCH_API_KEY finds pages and may do nothing else.',
  ]) {
    expect(first.output).toContain(`${line}\n`);
  }

  const second = await searchPush(['--dir', dir]);
  expect(second.code, second.output).toBe(0);
  expect(live()).not.toBe(before);

  const back = await searchPush(['--rollback']);
  expect(back.code, back.output).toBe(0);
  expect(live()).toBe(before);
  expect(first.output + second.output + back.output).not.toContain(ADMIN_KEY);

  const wrong = await searchPush(['--dry-run'], {
    TYPESENSE_NODES: '',
    TYPESENSE_ADMIN_API_KEY: '',
  });
  expect(wrong.code).toBe(1);
  expect(wrong.output).toMatch(/TYPESENSE_NODES[^]*TYPESENSE_ADMIN_API_KEY/);
  expect(wrong.output).not.toMatch(/^\s+at /m);
}, 60_000);
