import type {Problem} from '../../../src/sets/problem';
import type {FileTree} from '../files';
import {usesOfModule, type PrivateUse} from '../privateApis/modules';
import {ownNames, usesOfSheet} from '../privateApis/styles';
import {readTables, TABLES_FILE, type TableRow} from '../upgradeTables';
import type {Rule} from '../types';

const FOLDERS = ['src', 'scripts', 'tests/support', 'sidebars'];
const ROOT_FILES = ['docusaurus.config.ts', 'vitest.config.mts'];

/** These name private APIs to find them. */
const DETECTORS = 'scripts/check/privateApis/';

/** Every use of a private API has its row, and every row its uses. */
export const run: Rule = ({files}) => {
  const all = [...FOLDERS.flatMap(files.list), ...ROOT_FILES].filter(
    (file) => !file.startsWith(DETECTORS),
  );
  const modules = all.filter((file) => /\.m?[jt]sx?$/.test(file));
  const sheets = all.filter((file) => file.endsWith('.css'));
  const own = ownNames(files);
  const uses = [
    ...modules.flatMap((file) => usesOfModule(file, files.read(file), files)),
    ...sheets.flatMap((file) => usesOfSheet(file, files.read(file), own)),
  ];
  const rows = readTables(files.read(TABLES_FILE)).privateApis;
  return {
    inspected: modules.length + sheets.length,
    note: `${uses.length} uses in ${rows.length} rows`,
    problems: [
      ...uses.flatMap((use) => useProblems(use, rows)),
      ...rows.flatMap((row) => rowProblems(row, uses, files)),
    ],
  };
};

/** Whether a row is about a use; `*` in its name stands for any characters. */
function isAbout(row: TableRow, {name}: PrivateUse): boolean {
  const pattern = row.name
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  // A selector's own `*=` is no wildcard.
  return row.name === name || new RegExp(`^${pattern.join('.*')}$`).test(name);
}

function filesOf({cells}: TableRow): string[] {
  return [...(cells[1] ?? '').matchAll(/`([^`]+)`/g)].map(
    ([, file = '']) => file,
  );
}

function useProblems(use: PrivateUse, rows: readonly TableRow[]): Problem[] {
  const {name, file, line} = use;
  return rows.some((row) => isAbout(row, use) && filesOf(row).includes(file))
    ? []
    : [
        {
          file,
          line,
          found: `\`${name}\`, which its package does not document`,
          expected: `this file in a row of ${TABLES_FILE}`,
          remedy:
            'Use what the package documents; where nothing is, write down why and what to look at when upgrading.',
        },
      ];
}

function rowProblems(
  row: TableRow,
  uses: readonly PrivateUse[],
  files: FileTree,
): Problem[] {
  const problem = (found: string, expected: string): Problem => ({
    file: TABLES_FILE,
    line: row.line,
    found,
    expected,
    remedy: 'Correct the row.',
  });
  const [packageName = '', , why = '', upgrade = ''] = row.cells;
  const installed = installedAs(packageName, files);
  return [
    ...filesOf(row)
      .filter(
        (file) => !uses.some((use) => use.file === file && isAbout(row, use)),
      )
      .map((file) =>
        problem(
          `\`${row.name}\` in ${file}, which does not use it`,
          'the files that use it',
        ),
      ),
    ...(filesOf(row).length > 0 && why.length > 20 && upgrade.length > 20
      ? []
      : [problem('empty cells', 'files, a reason, what to look at')]),
    ...(packageName === installed
      ? []
      : [problem(`compared with "${packageName}"`, installed)]),
  ];
}

/** Name and version of a row's package as it is installed; Node.js stands for its own. */
function installedAs(cell: string, files: FileTree): string {
  const [name = ''] = cell.split(' ');
  const manifest = `node_modules/${name}/package.json`;
  if (name === 'Node.js') {
    return cell;
  }
  if (!files.has(manifest)) {
    return 'the name of a package and its version';
  }
  const {version} = JSON.parse(files.read(manifest)) as {version: string};
  return `${name} ${version}`;
}
