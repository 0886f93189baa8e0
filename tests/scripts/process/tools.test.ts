import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {findBrowser, requireBrowser} from '../../../scripts/process/browser';
import {COMPILERS} from '../../../scripts/process/compilers';
import {runCommand} from '../../../scripts/process/run';
import {requireTools} from '../../../scripts/process/tools';
import {requireWebServer} from '../../../scripts/process/webServers';
import {TOOLCHAINS} from '../../../scripts/samples/foreign/toolchains';
import {scratchFolder} from '../../support/scratchFolder';

vi.mock('../../../scripts/process/run');

const scratch = scratchFolder('tools');

/** A folder with programs, and the paths of them. */
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
  {has: ['chromium'], chosen: 'one', found: 'one'},
  {has: ['chromium'], playwright: 'two', found: 'chromium'},
  {
    has: ['chromium', 'chromium-headless-shell'],
    found: 'chromium-headless-shell',
  },
  {has: [], playwright: 'two', found: 'two'},
  // Root may execute only what somebody may: the mode decides.
  {has: [], playwright: 'plain', found: undefined},
])(
  'of $has on the PATH, $chosen in CHROME_PATH and Playwright’s $playwright the browser is $found',
  ({has, chosen, playwright = 'none', found}) => {
    const {at} = folderWith('one', 'two', 'plain');
    const onPath = folderWith(...has);
    expect(
      findBrowser({
        chosen: chosen && at(chosen),
        searchPath: onPath.folder,
        playwright: at(playwright),
      }),
    ).toBe(found && (has.includes(found) ? onPath : {at}).at(found));
  },
);

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
  [
    'a browser',
    () => requireBrowser({chosen: '', searchPath: '', playwright: '/no'}),
    /apt-get install chromium/,
  ],
])('without %s, a command says what to install', (_name, act, message) => {
  const {folder} = folderWith('apt-get', 'npx', 'gcc', 'g++', 'clang');
  vi.stubEnv('PATH', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(act).toThrow(message);
  // It leaves the installing to whoever reads this.
  expect(runCommand).not.toHaveBeenCalled();
});
