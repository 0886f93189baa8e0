import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {
  buildSettings,
  buildSite,
  docusaurusOf,
} from '../../../scripts/build/buildSite';

/** Longest time that a build waits in these tests, in milliseconds. */
const LONG_MS = 20_000;

/** How many threads render pages. */
const THREADS = 'DOCUSAURUS_SSG_WORKER_THREAD_COUNT';

let root = '';
let dir = '';
const told = vi.fn();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-site-'));
  dir = path.join(root, 'build');
  told.mockClear();
  vi.spyOn(console, 'error').mockImplementation(told);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, {recursive: true});
});

/** Builds as Docusaurus does: it makes the folder, writes a page, and goes on. */
function build(then = '', to = dir, env = process.env) {
  const script = `
    const fs = require('node:fs');
    const out = process.argv[process.argv.indexOf('--out-dir') + 1];
    fs.rmSync(out, {recursive: true, force: true});
    fs.mkdirSync(out);
    fs.writeFileSync(out + '/index.html', 'new');
    ${then}`;
  return buildSite({
    dir: to,
    program: [process.execPath, '-e', script, '--'],
    args: ['--no-minify'],
    env,
    lockDir: path.join(root, 'locks'),
  });
}

/** What a build does until the test says go; one that is never told so ends by itself, and keeps no processor busy. */
const untilGo = () => `
  const end = Date.now() + ${LONG_MS};
  while (!fs.existsSync('${root}/go') && Date.now() < end) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }`;

/** Waits until a build has begun: Node takes seconds to start on a busy machine. */
const untilBegun = () =>
  vi.waitFor(
    () =>
      expect(existsSync(path.join(root, 'build-unfinished/index.html'))).toBe(
        true,
      ),
    {timeout: LONG_MS},
  );

/** A build of before, with a page that the new one does not have. */
function putBuild(): void {
  mkdirSync(dir);
  writeFileSync(path.join(dir, 'index.html'), 'old');
  writeFileSync(path.join(dir, 'old.html'), 'old');
}

const OLD = ['index.html', 'old.html'];

/** The page of the build, its files, and everything that stands around it. */
const found = () => [
  readFileSync(path.join(dir, 'index.html'), 'utf8'),
  readdirSync(dir),
  readdirSync(root).filter((name) => name !== 'locks'),
  readdirSync(path.join(root, 'locks')),
];

it('takes the place of the one before, once it is whole', async () => {
  putBuild();
  const building = build(untilGo());
  await untilBegun();
  expect(readdirSync(dir)).toEqual(OLD);
  writeFileSync(path.join(root, 'go'), '');
  expect(await building).toBe(0);
  rmSync(path.join(root, 'go'));
  expect(found()).toEqual(['new', ['index.html'], ['build'], []]);
});

it.each([
  ['fails', 'process.exit(3)', 3],
  ['is killed', "process.kill(process.pid, 'SIGKILL')", 137],
  ['is ended', "process.kill(process.pid, 'SIGTERM')", 143],
])('that %s leaves the one before, and says so', async (_, act, code) => {
  putBuild();
  expect(await build(`${act}; setTimeout(() => 0, 9_000)`)).toBe(code);
  expect(found()).toEqual(['old', OLD, ['build'], []]);
  expect(told.mock.calls.flat().join()).toContain(
    `received ${code}. ${dir} is as it was before.`,
  );
});

it('is made over what a killed one left', async () => {
  putBuild();
  mkdirSync(path.join(root, 'build-unfinished'));
  writeFileSync(path.join(root, 'build-unfinished/half.html'), '<p>');
  mkdirSync(path.join(root, 'locks'));
  for (const lock of ['build-unfinished.lock', 'locks/.docusaurus.lock']) {
    // No process has this id: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html (pid_max)
    writeFileSync(path.join(root, lock), '4194305\n');
  }
  expect(await build()).toBe(0);
  expect(found()).toEqual(['new', ['index.html'], ['build'], []]);
});

it.each([
  ['the same folder', 'build'],
  ['another folder', 'other'],
])('keeps a second one away, into %s', async (_, other) => {
  const building = build(untilGo());
  await untilBegun();
  await expect(build('', path.join(root, other))).rejects.toThrow(
    /is being written by another build: expected none, received process \d+, \d+\. Wait/,
  );
  expect(existsSync(path.join(root, 'build-unfinished/index.html'))).toBe(true);
  writeFileSync(path.join(root, 'go'), '');
  expect(await building).toBe(0);
  rmSync(path.join(root, 'go'));
  expect(found()).toEqual(['new', ['index.html'], ['build'], []]);
});

it('says which folder cannot be written, and what to do', async () => {
  writeFileSync(path.join(root, 'file'), '');
  await expect(build('', path.join(root, 'file/build'))).rejects.toThrow(
    /file\/build cannot be written: expected .+, received E\w+: .+ Mend that, or name another folder/,
  );
});

it('is one of its program, with its flags', async () => {
  const flags = path.join(root, 'flags');
  await build(`fs.writeFileSync('${flags}', process.argv.slice(1).join(' '))`);
  expect(readFileSync(flags, 'utf8')).toBe(
    `--out-dir ${dir}-unfinished --no-minify`,
  );
  rmSync(flags);
});

it('gives Node.js flags that it knows', () => {
  const [node, ...args] = docusaurusOf('node_modules');
  const flags = args.filter((arg) => arg.startsWith('--'));
  expect(flags).not.toEqual([]);
  // One that it does not know ends it.
  expect(execFileSync(node, [...flags, '-p', '1'], {encoding: 'utf8'})).toBe(
    '1\n',
  );
});

it('renders on one thread where no third processor is, in words that Docusaurus knows', () => {
  expect(buildSettings(4)).not.toHaveProperty(THREADS);
  const read = `require('@docusaurus/core/lib/ssg/ssgEnv').SSGWorkerThreadCount`;
  expect(
    execFileSync(process.execPath, ['-p', read], {
      encoding: 'utf8',
      env: {...process.env, ...buildSettings(2)},
    }),
  ).toBe('1\n');
});

it.each([
  ['its own settings', {}, buildSettings()[THREADS]],
  ['those of its environment before them', {[THREADS]: '3'}, '3'],
])('has %s', async (_, given, expected) => {
  const seen = path.join(root, 'seen');
  await build(
    `fs.writeFileSync('${seen}', String(process.env.${THREADS}))`,
    dir,
    {...process.env, ...given},
  );
  expect(readFileSync(seen, 'utf8')).toBe(String(expected));
});
