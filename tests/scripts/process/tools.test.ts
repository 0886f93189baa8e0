import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {requireBrowser} from '../../../scripts/process/browser';
import {COMPILERS, TOOLCHAINS} from '../../../scripts/process/compilers';
import {runCommand} from '../../../scripts/process/run';
import {requireTools, requireWebServer} from '../../../scripts/process/tools';
import {scratchFolder} from '../../support/scratchFolder';

vi.mock('../../../scripts/process/run');

const scratch = scratchFolder('tools');

beforeEach(() => {
  vi.spyOn(chromium, 'executablePath').mockReturnValue('/none');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Creates executable files and returns their paths. */
function folderWith(...names: readonly string[]) {
  const folder = mkdtempSync(path.join(scratch, 'bin-'));
  const at = (name: string) => path.join(folder, name);
  for (const name of names) {
    writeFileSync(at(name), '');
    chmodSync(at(name), name === 'plain' ? 0o644 : 0o755);
  }
  return {folder, at};
}

interface Places {
  readonly has: readonly string[];
  readonly chosen?: string;
  readonly playwright?: string;
  readonly found: string | undefined;
}

it.each<Places>([
  {has: [], chosen: 'one', playwright: 'two', found: 'one'},
  {has: ['chromium'], chosen: 'plain', found: undefined},
  {has: ['chromium'], chosen: 'one', found: 'one'},
  {has: ['chromium'], playwright: 'two', found: 'chromium'},
  {
    has: ['chromium', 'chromium-headless-shell'],
    found: 'chromium-headless-shell',
  },
  {has: [], playwright: 'two', found: 'two'},
  // Even root can only execute files with an x bit.
  {has: [], playwright: 'plain', found: undefined},
])('the browser is $found', ({has, chosen, playwright = 'none', found}) => {
  const {at} = folderWith('one', 'two', 'plain');
  const onPath = folderWith(...has);
  vi.stubEnv('CHROME_PATH', chosen && at(chosen));
  vi.stubEnv('PATH', onPath.folder);
  vi.spyOn(chromium, 'executablePath').mockReturnValue(at(playwright));
  if (found) {
    const folder = has.includes(found) ? onPath : {at};
    expect(requireBrowser()).toBe(folder.at(found));
  } else {
    expect(requireBrowser).toThrow('Install one');
  }
});

it.each([
  [
    'C compilers',
    () => requireTools(COMPILERS),
    /: clang\. .*apt-get install clang libclang-rt/,
  ],
  [
    'toolchains',
    () => requireTools(TOOLCHAINS),
    /python3.*apt-get install python3 mono-mcs/,
  ],
  ['web servers', () => requireWebServer('Caddy'), /apt-get install caddy$/],
  ['a browser', requireBrowser, /apt-get install chromium/],
])('without %s, a command says what to install', (_name, act, message) => {
  const {folder} = folderWith('apt-get', 'npx', 'gcc', 'g++', 'clang');
  vi.stubEnv('CHROME_PATH', undefined);
  vi.stubEnv('PATH', folder);
  expect(act).toThrow(message);
  // requireBrowser() installs nothing.
  expect(runCommand).not.toHaveBeenCalled();
});
