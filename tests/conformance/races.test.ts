import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {COMPILERS, type Compiler} from '../../scripts/process/compilers';
import {runCommand} from '../../scripts/process/run';
import {prepareFolder} from '../../scripts/samples/c/playback';
import {scratchFolder} from '../support/scratchFolder';
import {IMAGES, ROOT} from './fixture';

const SOURCE = path.join(ROOT, 'tests/fixtures/ocr/threads.c');
const LIBRARY = path.join(ROOT, 'tests/conformance');
const INCLUDED = [
  'contracts/ocr',
  'tests/conformance',
  'docs-ocr/sample/programs',
];
const RESULT = '80 read, 80 of 80 callbacks, 80 delivered, 1 ended';

const folder = scratchFolder('races');
prepareFolder(folder, IMAGES);

async function inFolder(program: string, args: string[]): Promise<string> {
  const {output} = await runCommand({
    program,
    args,
    cwd: folder,
    env: {PATH: process.env['PATH']},
    limitMs: 60_000,
    captured: true,
  });
  return output.trim();
}

/** Compiles a program and the library with ThreadSanitizer, runs it, and returns its output. */
async function watched({c}: Compiler, code: string): Promise<string> {
  writeFileSync(path.join(folder, 'threads.c'), code);
  const sources = readdirSync(LIBRARY).filter((file) => file.endsWith('.c'));
  const said = await inFolder(c, [
    ...[
      '-std=c11',
      '-D_GNU_SOURCE',
      '-g',
      '-O1',
      '-pthread',
      '-fsanitize=thread',
    ],
    ...INCLUDED.map((include) => `-I${path.join(ROOT, include)}`),
    'threads.c',
    ...sources.map((file) => path.join(LIBRARY, file)),
    ...['-lm', '-o', 'threads'],
  ]);
  expect(said).toBe('');
  const output = await inFolder('./threads', []);
  // ThreadSanitizer fails if address space randomization is too strong.
  return output.includes('unexpected memory mapping')
    ? inFolder('setarch', ['-R', './threads'])
    : output;
}

describe.each(COMPILERS.map((compiler) => [compiler.name, compiler] as const))(
  'threads that share a handle, compiled by %s',
  (_, compiler) => {
    const code = readFileSync(SOURCE, 'utf8');

    it('have no data races in the library', async () => {
      expect(await watched(compiler, code)).toBe(RESULT);
    }, 120_000);

    it('get reports about data races in the program', async () => {
      // Before any call of the library, since its locks would order the threads.
      const unlocked = code.replace(
        'Shared *shared = argument;\n',
        'Shared *shared = argument;\n  shared->read++;\n',
      );
      expect(unlocked).not.toBe(code);
      expect(await watched(compiler, unlocked)).toContain('data race');
    }, 120_000);
  },
);
