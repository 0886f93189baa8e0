import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compileSample} from '../../scripts/samples/c/compile';
import {compileConformance} from '../../scripts/samples/c/conformance';
import {prepareFolder} from '../../scripts/samples/c/playback';
import {COMPILERS} from '../../scripts/process/compilers';
import {ProblemError} from '../../src/content';

export const ROOT = process.cwd();
export const IMAGES = path.join(ROOT, 'docs-ocr/sample/images');

/**
 * Compiles a program with the conformance library and sanitizers.
 * @param file - path of the source, relative to the root of the repository
 * @returns a new folder with the program and the sample files; the caller removes it
 * @throws ProblemError with compiler messages
 */
export async function buildFixture(
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
      transcripts: [],
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
