import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it, onTestFinished, vi} from 'vitest';
import {runCli, UsageError} from '../../scripts/process/cli';
import {runCommand} from '../../scripts/process/run';
import {scratchFolder} from '../support/scratchFolder';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Commands of this repository with their arguments, without those of packages. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) => {
  const [program, ...args] = script.split(' ');
  return program === 'tsx' ? [{name, args}] : [];
});

/** Loads all commands in one process, because loading shared modules takes most of the time. */
const SHOW_HELP = `for (const [file, ...args] of JSON.parse(process.argv[1])) {
  process.argv = [process.execPath, file, ...args, '--help'];
  delete require.cache[file];
  require(file);
  console.log('--');
}`;

it(
  'npm run COMMAND -- --help says how it is used, and does nothing else',
  {timeout: 120_000},
  async () => {
    const cwd = scratchFolder('help', onTestFinished);
    const commands = COMMANDS.map(({args: [file = '', ...args]}) => [
      path.resolve(file),
      ...args,
    ]);
    const {code, output} = await runCommand({
      program: process.execPath,
      args: ['--import', TSX, '--eval', SHOW_HELP, JSON.stringify(commands)],
      cwd,
      captured: true,
    });
    const texts = output.split('\n--\n').slice(0, -1);
    expect(texts).toEqual(
      COMMANDS.map(({name}) =>
        expect.stringMatching(new RegExp(`npm (?:run )?${name}\\b`)),
      ),
    );
    expect([code, readdirSync(cwd)]).toEqual([0, []]);
  },
);

it.each([
  {args: ['--out', 'a', 'one'], ran: {out: 'a', words: ['one']}, says: ''},
  {args: ['--bad'], says: "Unknown option '--bad'.\nUsage: x"},
  {args: ['--out'], says: "Option '--out <value>' argument missing.\nUsage: x"},
  {args: ['one', 'two'], says: '"one" "two".\nUsage: x'},
  {args: ['--out', 'usage'], says: 'usage is wrong\nUsage: x'},
  {args: ['--out', 'fault'], says: 'fault is wrong'},
  {args: ['--bad', '-h'], says: ''},
])('a command with $args runs with $ran or says "$says"', async (row) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });
  let ran: object | undefined;
  await runCli(
    {
      usage: 'Usage: x',
      options: {out: {type: 'string'}},
      words: [0, 1],
      run({out}, words) {
        if (out === 'usage') throw new UsageError('usage is wrong');
        if (out === 'fault') throw new Error('fault is wrong');
        ran = {out, words};
      },
    },
    row.args,
  );
  expect(ran).toEqual(row.ran);
  expect(said.mock.calls.join()).toMatch(
    new RegExp(`${row.says.replace(/[?'"<>.]/g, '.')}$`),
  );
  expect(process.exitCode).toBe(row.says === '' ? undefined : 1);
  expect(printed.mock.calls.length).toBe(row.args.includes('-h') ? 1 : 0);
});
