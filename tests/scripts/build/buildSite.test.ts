import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import {buildSite} from '../../../scripts/build/buildSite';
import {putFiles} from '../../support/folderOf';
import {scratchFolder} from '../../support/scratchFolder';

/** Maximum duration of a build in these tests. */
const LONG_MS = 20_000;

const OLD = {'index.html': 'old', 'old.html': 'old'};

let root = '';
let dir = '';
/** Folder of the files that Docusaurus generates. */
let made = '';
const told = vi.spyOn(console, 'error').mockReturnValue();
const inRoot = (name: string) => path.join(root, name);

beforeEach(() => {
  root = scratchFolder('build-site', onTestFinished);
  dir = inRoot('build');
  made = scratchFolder('made', onTestFinished);
  told.mockClear();
});

/** A fake build that creates the folder, writes a page, and exits with 0 when it is interrupted. */
function build(then = '') {
  const script = `
    process.on('SIGTERM', () => process.exit(0));
    const fs = require('node:fs');
    const out = process.argv[process.argv.indexOf('--out-dir') + 1];
    fs.rmSync(out, {recursive: true, force: true});
    fs.mkdirSync(out);
    fs.writeFileSync(out + '/index.html', 'new');
    ${then}`;
  return buildSite({
    dir,
    program: [process.execPath, '-e', script, '--'],
    args: ['--no-minify'],
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: made},
  });
}

/** Runs an action during a build. A build that is never continued ends by itself. */
async function buildDuring(act: () => unknown): Promise<number> {
  const building = build(`
    const end = Date.now() + ${LONG_MS};
    while (!fs.existsSync('${root}/go') && Date.now() < end) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
    fs.rmSync('${root}/go', {force: true});`);
  // Node.js may take seconds to start.
  await vi.waitFor(
    () => expect(existsSync(inRoot('build-unfinished/index.html'))).toBe(true),
    {timeout: LONG_MS},
  );
  await act();
  writeFileSync(inRoot('go'), '');
  return building;
}

/** The built page, and the files in and around the folder. */
const found = () => [
  readFileSync(path.join(dir, 'index.html'), 'utf8'),
  readdirSync(dir),
  readdirSync(root),
];
const NEW = ['new', ['index.html'], ['build']];

it('a finished build replaces the one before', async () => {
  putFiles(dir, OLD);
  const code = await buildDuring(() =>
    expect(readdirSync(dir)).toEqual(Object.keys(OLD)),
  );
  expect(code).toBe(0);
  expect(found()).toEqual(NEW);
});

it.each([
  ['fails', 'process.exit(3)', 3],
  ['is killed', "process.kill(process.pid, 'SIGKILL')", 137],
])('that %s leaves the one before, and says so', async (_, act, code) => {
  putFiles(dir, OLD);
  expect(await build(`${act}; setTimeout(() => 0, 9_000)`)).toBe(code);
  expect(found()).toEqual(['old', Object.keys(OLD), ['build']]);
  expect(told.mock.calls.join()).toContain(
    `received ${code}. ${dir} has not changed`,
  );
});

it('an interrupted build fails, although Docusaurus exits with 0', async () => {
  putFiles(dir, OLD);
  const building = buildDuring(() => process.emit('SIGTERM', 'SIGTERM'));
  expect(await building).toBe(143);
  expect(found()).toEqual(['old', Object.keys(OLD), ['build']]);
});

it('a build starts after another one was killed', async () => {
  putFiles(root, {'build-unfinished/half.html': '<p>'});
  expect(await build()).toBe(0);
  expect(found()).toEqual(NEW);
});

it('a second build in one checkout is refused, and disturbs nothing', async () => {
  const code = await buildDuring(() =>
    expect(build()).rejects.toThrow(`process ${process.pid} is building`),
  );
  expect(code).toBe(0);
  expect(found()).toEqual(NEW);
  expect(readdirSync(made)).toEqual([]);
});

it('a build starts after another one crashed', async () => {
  putFiles(made, {'build.pid': '999999999'});
  expect(await build()).toBe(0);
});

it('options are passed to Docusaurus', async () => {
  const seen = inRoot('seen');
  await build(`fs.writeFileSync('${seen}', process.argv.slice(1).join(' '))`);
  expect(readFileSync(seen, 'utf8')).toBe(
    `--no-minify --out-dir ${dir}-unfinished`,
  );
});
