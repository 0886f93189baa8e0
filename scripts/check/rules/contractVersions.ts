import path from 'node:path';
import {
  historyOf,
  VERSIONS_FOLDER,
  wrongSince,
} from '../../../packages/contract/src/history';
import {surfaceOf} from '../../../packages/contract/src/compare/surface';
import {loadContract} from '../../../packages/contract/src/store';
import {HEADER_FILE} from '../../../src/reference/ocr/contract/header';
import {FaultError, type Problem} from '../../../src/content';
import {CONTRACT_FILE} from '../../../src/reference/spreadsheet/contract/declarations';
import {lineAt, type FileTree} from '../files';
import type {Rule} from '../types';

/** Earlier versions of the contracts stand where they are found, and names say truly since when they are there. */
export const run: Rule = async ({files}) => {
  const contracts = [HEADER_FILE, CONTRACT_FILE];
  const found = await Promise.all(
    contracts.map((file) => versionProblems(file, files)),
  );
  return {inspected: contracts.length, problems: found.flat()};
};

async function versionProblems(
  file: string,
  files: FileTree,
): Promise<Problem[]> {
  const {dir, base} = path.posix.parse(file);
  const earlier = files
    .list(`${dir}/${VERSIONS_FOLDER}`)
    .filter((each) => path.posix.basename(each) === base);
  const [current, ...others] = [file, ...earlier].map((each) =>
    surfaceOf(loadContract(each, (source) => files.read(source))),
  );
  const misplaced = others
    .filter(
      (other) =>
        path.posix.basename(path.posix.dirname(other.file)) !== other.version,
    )
    .map((other) => ({
      file: other.file,
      line: 1,
      found: `version ${other.version ?? '(none)'} in this folder`,
      expected: 'a folder of the name of the version',
      remedy: 'Move the file, or correct the version in its first comment.',
    }));
  const text = files.read(file);
  try {
    const wrong = wrongSince(historyOf(current!, others));
    return [
      ...misplaced,
      ...wrong.map(({name, since, expected}) => ({
        file,
        line: lineAt(text, text.search(declared(name))),
        found: `${name}, @since ${since}`,
        expected: `@since ${expected}`,
        remedy: 'Name the version that added it.',
      })),
    ];
  } catch (error) {
    if (error instanceof FaultError) {
      return [...misplaced, {file, line: 1, ...error.fault}];
    }
    throw error;
  }
}

/** The first line outside of comments that has a name. */
function declared(name: string): RegExp {
  const own = name.replace(/^.*\./, '').replace(/\W/g, '\\$&');
  return new RegExp(`^(?!\\s*[/*]).*(?<!\\w)${own}(?!\\w)`, 'm');
}
