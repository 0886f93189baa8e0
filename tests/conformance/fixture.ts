import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll} from 'vitest';
import {compileSample} from '../../scripts/samples/c/compile';
import {compileConformance} from '../../scripts/samples/c/conformance';
import {prepareFolder} from '../../scripts/samples/c/playback';
import {COMPILERS} from '../../scripts/process/compilers';
import {runCommand} from '../../scripts/process/run';
import {ProblemError} from '../../src/content';

export const ROOT = process.cwd();
export const IMAGES = path.join(ROOT, 'docs-ocr/sample/images');

/**
 * Compiles a program with the conformance library and sanitizers.
 * @param file - path of the source, relative to the root of the repository
 * @returns a new folder with the program and the sample files; the caller removes it
 * @throws ProblemError with compiler messages
 */
async function buildFixture(
  name: string,
  file = `tests/fixtures/ocr/${name}.c`,
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const compiler = COMPILERS[0]!;
  const [first, ...more] = await compileSample(
    {
      file,
      line: 1,
      lang: file.endsWith('.cpp') ? 'cpp' : 'c',
      code: readFileSync(path.join(ROOT, file), 'utf8'),
      name,
      complete: true,
    },
    {
      root: ROOT,
      compiler,
      link: {folder, library: await compileConformance(ROOT, compiler)},
    },
  );
  if (first) {
    throw new ProblemError([first, ...more]);
  }
  prepareFolder(folder, IMAGES);
  return folder;
}

/** Builds a program, in the folder that the result returns, for the tests of a file. */
export function useFixture(name: string, file?: string): () => string {
  let folder = '';
  beforeAll(async () => {
    folder = await buildFixture(name, file);
  }, 120_000);
  afterAll(() => rmSync(folder, {recursive: true, force: true}));
  return () => folder;
}

/** Runs a program in its folder, with the activation that is stored there. */
export const runFixture = (
  folder: string,
  program: string,
  args: readonly string[],
) =>
  runCommand({
    program,
    args,
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      ARGO_CONFORMANCE_HOME: path.join(folder, 'home'),
    },
    limitMs: 60_000,
    captured: true,
  });
