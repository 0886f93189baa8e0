import path from 'node:path';
import {historyOf} from '../../../src/sets/changes/history';
import {VERSIONS_FOLDER} from '../../../src/sets/changes/readHistory';
import {readSurface} from '../../../src/sets/changes/readSurface';
import type {Surface} from '../../../src/sets/changes/types';
import {wrongSince} from '../../../src/sets/changes/wrongSince';
import {HEADER_FILE} from '../../../src/sets/ocr/contract/headerFile';
import {wrongDay} from '../../../src/sets/contract/contractVersion';
import {FaultError, type Problem} from '../../../src/sets/problem';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import type {FileTree} from '../files';
import {lineAt} from '../sourceLines';
import type {Sources} from '../sources';
import type {CheckResult} from '../types';

/** Earlier versions of the contracts stand where they are found, and names say truly since when they are there. */
export async function run({files}: Sources): Promise<CheckResult> {
  const contracts = [HEADER_FILE, CONTRACT_FILE].filter(files.has);
  const results = await Promise.all(
    contracts.map((file) => versionsOf(file, files)),
  );
  return {
    inspected: results.reduce((sum, {names}) => sum + names, 0),
    problems: results.flatMap(({problems}) => problems),
    note: `${results.reduce((sum, {versions}) => sum + versions, 0)} versions of ${contracts.length} contracts`,
  };
}

interface Versions {
  readonly names: number;
  readonly versions: number;
  readonly problems: readonly Problem[];
}

async function versionsOf(
  contract: string,
  files: FileTree,
): Promise<Versions> {
  const surfaces = await Promise.all(
    [contract, ...earlierIn(files, contract)].map((file) =>
      readSurface(file, files.read(file)),
    ),
  );
  const [current, ...earlier] = surfaces;
  return {
    names: current!.members.length,
    versions: surfaces.length,
    problems: [
      ...surfaces.flatMap(({file}) => dayProblems(file, files.read(file))),
      ...earlier.flatMap(misplaced),
      ...historyProblems(current!, earlier, files.read(contract)),
    ],
  };
}

/** A day that is not read is not shown, and nobody would notice. */
function dayProblems(file: string, text: string): Problem[] {
  const said = wrongDay(text);
  return said === undefined
    ? []
    : [
        {
          file,
          line: lineAt(text, text.indexOf(said)),
          found: `"${said}"`,
          expected: 'a day after the comma, as YYYY-MM-DD',
          remedy: `Write it as in "${said.split(',', 1)[0]}, 2026-12-01", or leave it out.`,
        },
      ];
}

function earlierIn(files: FileTree, contract: string): string[] {
  const {dir, base} = path.posix.parse(contract);
  const place = new RegExp(
    `^${dir}/${VERSIONS_FOLDER}/[^/]+/${base.replaceAll('.', '\\.')}$`,
  );
  return files.list(dir).filter((file) => place.test(file));
}

function misplaced({file, version = 'VERSION'}: Surface): Problem[] {
  const folder = path.posix.dirname(file);
  const expected = path.posix.join(path.posix.dirname(folder), version);
  return folder === expected
    ? []
    : [
        {
          file,
          line: 1,
          found: `version ${version} in the folder ${path.posix.basename(folder)}`,
          expected,
          remedy: 'Move the file, or correct the version in its first comment.',
        },
      ];
}

function historyProblems(
  current: Surface,
  earlier: readonly Surface[],
  text: string,
): Problem[] {
  const {file} = current;
  try {
    return wrongSince(historyOf(current, earlier)).map(
      ({name, since, expected}) => ({
        file,
        line: lineOfMember(name, text),
        found: `${name}, @since ${since}`,
        expected: `@since ${expected}`,
        remedy: 'Name the version that added it.',
      }),
    );
  } catch (error) {
    if (error instanceof FaultError) {
      return [{file, line: 1, ...error.fault}];
    }
    throw error;
  }
}

/** Line on which a name is declared, from 1: the first outside of comments that has it. */
function lineOfMember(name: string, text: string): number {
  const own = name.replace(/^.*\./, '').replace(/\W/g, '\\$&');
  const at = new RegExp(`^(?!\\s*[/*]).*(?<!\\w)${own}(?!\\w)`, 'm').exec(text);
  return lineAt(text, at?.index ?? 0);
}
