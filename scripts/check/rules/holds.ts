import type {FileTree} from '../files';
import {findHolds} from '../holds';
import type {Hold} from '../holds/types';
import {LEDGER_FILE, readHoldRows, type HoldRow} from '../overrides';
import type {Problem} from '../../../src/sets/problem';
import type {Sources} from '../sources';
import type {CheckResult} from '../types';

/** Every hold on the inside of a package has its row in the ledger, and every row its holds. */
export function run({files}: Sources): CheckResult {
  const {inspected, holds: found} = findHolds(files);
  const rows = readHoldRows(files.read(LEDGER_FILE));
  return {
    inspected,
    note: `${found.length} holds in ${rows.length} rows`,
    problems: [
      ...found.flatMap((hold) => holdProblems(hold, rows)),
      ...rows.flatMap((row) => rowProblems(row, found, files)),
    ],
  };
}

/** Whether a row is about a hold's name; `*` in it stands for any characters. */
function isAbout({name}: HoldRow, hold: Hold): boolean {
  const pattern = name
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  // A selector's own `*=` is no wildcard.
  return (
    name === hold.name || new RegExp(`^${pattern.join('.*')}$`).test(hold.name)
  );
}

function holdProblems(hold: Hold, rows: readonly HoldRow[]): Problem[] {
  const {name, file, line} = hold;
  const about = rows.filter((row) => isAbout(row, hold));
  if (about.some((row) => row.files.includes(file))) {
    return [];
  }
  return [
    {
      file,
      line,
      found: `a hold on the inside of a package, \`${name}\``,
      expected: about[0]
        ? `this file in its row, ${LEDGER_FILE}:${about[0].line}`
        : `a row for it in ${LEDGER_FILE}`,
      remedy:
        'Use what the package documents; where nothing is, write down why and what to look at when upgrading.',
    },
  ];
}

function rowProblems(
  row: HoldRow,
  found: readonly Hold[],
  files: FileTree,
): Problem[] {
  const at = {file: LEDGER_FILE, line: row.line};
  const held = found.filter((hold) => isAbout(row, hold));
  const problems = row.files
    .filter((file) => !held.some((hold) => hold.file === file))
    .map((file) => ({
      ...at,
      found: `\`${row.name}\` is said to be held in ${file}, which does not`,
      expected: 'the files that hold it, and no other',
      remedy: 'Take the file out of the row, or the row away.',
    }));
  if (
    row.files.length === 0 ||
    row.why.length < 20 ||
    row.upgrade.length < 20
  ) {
    problems.push({
      ...at,
      found: `the row of \`${row.name}\` has empty cells`,
      expected: 'files in back-ticks, a reason, what to look at when upgrading',
      remedy: 'Fill in the row.',
    });
  }
  const installed = installedAs(row.package, files);
  if (row.package !== installed) {
    problems.push({
      ...at,
      found: `compared with "${row.package}"`,
      expected: `the package that is installed, ${installed}`,
      remedy: 'Look at what the row says, then set the version.',
    });
  }
  return problems;
}

/** Name and version of the package in a row's cell, as it is installed. */
function installedAs(cell: string, files: FileTree): string {
  const [name = ''] = cell.split(' ');
  const manifest = `node_modules/${name}/package.json`;
  if (!files.has(manifest)) {
    return 'a name and a version';
  }
  const {version} = JSON.parse(files.read(manifest)) as {version: string};
  return `${name} ${version}`;
}
