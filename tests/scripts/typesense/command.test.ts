import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {runCommand, type Outcome} from '../../../scripts/process/run';
import {ADMIN_KEY, StandIn} from '../../search/standIn/server';
import {builtFolder, builtPage, HOME} from './builtFolder';

const SEARCH_KEY = 'chosen-search-key';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const [runner = '', ...program] = scripts['search:push']!.split(' ');

/** Runs what `npm run search:push` runs, with these arguments. Not in a terminal. */
function searchPush(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  return runCommand({
    program: path.join('node_modules/.bin', runner),
    args: [...program, ...args],
    env: {...process.env, ...env},
    captured: true,
  });
}

it('makes the key, pushes, pushes again and rolls back', async () => {
  const node = new StandIn();
  const address = await node.start();
  onTestFinished(() => node.stop());
  const env = {
    TYPESENSE_NODES: address,
    TYPESENSE_ADMIN_API_KEY: ADMIN_KEY,
    TYPESENSE_SEARCH_API_KEY: SEARCH_KEY,
  };
  const dir = builtFolder({
    'index.html': builtPage('홈', 'ko', HOME),
    'en.html': builtPage('Home', 'en'),
  });
  const live = () => node.aliases.get('sdk-docs-global');

  const first = await searchPush(['--dir', dir, '--create-search-key'], env);
  expect(first).toMatchObject({code: 0});
  expect(first.output.replace(/\d{17}_[0-9a-f]{8}/g, 'STAMP')).toContain(
    [
      `${dir}: 4 records.`,
      'Search key for sdk-docs-global made.',
      'sdk-docs-global does not exist yet.',
      'Collections of sdk-docs-global: 0.',
      'Loaded 4 of 4 records.',
      'sdk-docs-global_STAMP holds all 4 records and finds its pages.',
      'sdk-docs-global is now sdk-docs-global_STAMP.',
      'TYPESENSE_SEARCH_API_KEY finds pages and may do nothing else.',
      '',
    ].join('\n'),
  );
  const before = live();
  expect(before).toBeDefined();

  const second = await searchPush(['--dir', dir], env);
  expect(second.code, second.output).toBe(0);
  expect(live()).not.toBe(before);

  const back = await searchPush(['--rollback'], env);
  expect(back.code, back.output).toBe(0);
  expect(live()).toBe(before);
  expect(first.output + second.output + back.output).not.toContain(ADMIN_KEY);
}, 60_000);

it('stops with every wrong setting, and no trace', async () => {
  const {code, output} = await searchPush(['--dry-run'], {
    TYPESENSE_NODES: '',
    TYPESENSE_ADMIN_API_KEY: '',
  });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Invalid site settings \(2 problems\)\n {2}TYPESENSE_NODES/m,
  );
  expect(output).toContain('TYPESENSE_ADMIN_API_KEY: expected a key');
  expect(output).not.toMatch(/^\s+at /m);
}, 60_000);

it('says how it is used when an option is unknown', async () => {
  const {code, output} = await searchPush(['--rolback'], {});
  expect(code).toBe(1);
  expect(output).toContain("Unknown option '--rolback'");
  expect(output).toContain('Usage: npm run search:push -- [--dir DIR]');
}, 60_000);
