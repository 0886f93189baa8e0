import path from 'node:path';
import {
  compareHistory,
  findWrongSinceTags,
  listApiSurface,
  VERSIONS_FOLDER,
} from '@document-sdk/contract';
import type {FileProblem} from '../../../src/content';
import {loadSetContract, reportProblems} from '../../../src/reference';
import {OCR_CONTRACT} from '../../../src/site/sets/ocr/contract';
import {SPREADSHEET_CONTRACT} from '../../../src/site/sets/spreadsheet/contract';
import {getLineAt, type FileTree} from '../files';
import type {CheckRule} from '../sources';

/** Checks that earlier versions are in folders named after them, and that each `@since` is the version that added the name. */
export const run: CheckRule = async ({files}) => {
  const contracts = [OCR_CONTRACT.file, SPREADSHEET_CONTRACT.file];
  const found = await Promise.all(
    contracts.map((file) => versionProblems(file, files)),
  );
  return found.flat();
};

async function versionProblems(
  file: string,
  files: FileTree,
): Promise<FileProblem[]> {
  const {dir, base} = path.posix.parse(file);
  const earlier = files
    .list(`${dir}/${VERSIONS_FOLDER}`)
    .filter((each) => path.posix.basename(each) === base);
  const [current, ...others] = [file, ...earlier].map((each) =>
    listApiSurface(loadSetContract(each, files.read)),
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
  const wrong = reportProblems(() =>
    findWrongSinceTags(compareHistory(current!, others)),
  );
  return [
    ...misplaced,
    ...wrong.map(({name, since, expected}) => ({
      file,
      line: getLineAt(text, text.search(declared(name))),
      found: `${name}, @since ${since}`,
      expected: `@since ${expected}`,
      remedy: 'Name the version that added it.',
    })),
  ];
}

/** Matches the first line outside of comments that contains a name. */
function declared(name: string): RegExp {
  const own = name.replace(/^.*\./, '').replace(/\W/g, '\\$&');
  return new RegExp(`^(?!\\s*[/*]).*(?<!\\w)${own}(?!\\w)`, 'm');
}
