import ts from 'typescript';
import type {Problem} from '../../../src/sets/problem';
import {lineAt, type FileTree} from '../files';
import type {Rule} from '../types';
import {readTables, TABLES_FILE, type TableRow} from '../upgradeTables';

const FOLDERS = ['src', 'scripts', 'tests/support', 'sidebars'];
const ROOT_FILES = ['docusaurus.config.ts', 'vitest.config.mts'];

/** This file names private APIs to find them. */
const DETECTOR = 'scripts/check/rules/privateApis.ts';

/** A place that relies on what a package does not document, and a minor version may change. */
interface PrivateUse {
  /** What is used, as the table writes it: an import, a selector, a name. */
  readonly name: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Folders of a package that its users have no business in. */
const INSIDE = /\/(?:dist|lib|src|internal|esm|cjs|build)(?:\/|$)/;

/** Files inside of packages that their documentation says to import. */
const DOCUMENTED: ReadonlySet<string> = new Set([
  // https://github.com/mozilla/pdf.js/tree/master/examples/node
  'pdfjs-dist/legacy/build/pdf.mjs',
]);

/** Plugins and themes are for the configuration alone: a module that calls one relies on how it works. */
const EXTENSION =
  /^(?:@docusaurus\/|docusaurus-)(?:plugin|theme|preset)-(?!common$)[\w-]+$/;

/** Names that belong to a package or a runtime, and are no part of what it documents. */
const NAMES = [
  // Globals, storage keys and placeholders: `__DOCSEARCH_…`, `__docusaurus`.
  /__(?:docusaurus|docsearch)\w*/gi,
  /\bwindow\.docusaurus\b/g,
  /\b__webpack_require__\b/g,
  /\bdata-(?:has-hydrated|theme-choice)\b/g,
  // Files of a package, by their path, and what other plugins know, by their name.
  /\bnode_modules\/(?!@types\/)(?:@[\w-]+\/)?[\w-][\w.-]*\/[\w./-]*\w/g,
  /(?<=\[')docusaurus-plugin-[\w-]+(?='\])/g,
  // Caches of modules, and flags of V8.
  /\brequire\.cache\b/g,
  /\bsetFlagsFromString\b/g,
];

/**
 * The same in style sheets. Class names of Infima, `theme-…` and `--ifm-…` are documented:
 * https://docusaurus.io/docs/styling-layout
 */
const NAMES_IN_STYLES = [
  ...NAMES,
  /\[class[*^$~|]?=[^\]]*\]/g,
  // Classes of CSS modules: a name with a hash.
  /\.\w+_(?=[A-Za-z]*\d)\w{4}\b/g,
  /\.DocSearch-[\w-]+/g,
  /--(?:docusaurus|docsearch)-(?!highlighted-code-line-bg)[\w-]+/g,
];

/** Every use of a private API has its row, and every row its uses. */
export const run: Rule = ({files}) => {
  const all = [...FOLDERS.flatMap(files.list), ...ROOT_FILES].filter(
    (file) => /\.(?:m?[jt]sx?|css)$/.test(file) && file !== DETECTOR,
  );
  const uses = all.flatMap((file) => usesIn(file, files));
  const rows = readTables(files.read(TABLES_FILE)).privateApis;
  return {
    inspected: all.length,
    note: `${uses.length} uses in ${rows.length} rows`,
    problems: [
      ...uses
        .filter((use) => !rows.some((row) => isAbout(row, use)))
        .map(({name, file, line}) => ({
          file,
          line,
          found: `\`${name}\`, which its package does not document`,
          expected: `this file in a row of ${TABLES_FILE}`,
          remedy:
            'Use what the package documents; where nothing is, write down why and what to look at when upgrading.',
        })),
      ...rows.flatMap((row) => rowProblems(row, uses, files)),
    ],
  };
};

function usesIn(file: string, files: FileTree): PrivateUse[] {
  const text = files.read(file);
  const isStyle = file.endsWith('.css');
  // Comments may speak of anything; they keep their length, so that positions stay.
  const code = text
    .replace(
      isStyle
        ? /\/\*[^]*?\*\//g
        : /\/\*[^]*?\*\/|(?<![:'"`\\])\/\/.*|^import\b.*/gm,
      (comment) => comment.replace(/[^\n]/g, ' '),
    )
    .replaceAll('\\/', ' /');
  const named = (isStyle ? NAMES_IN_STYLES : NAMES)
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map(({0: name, index}) => ({name, index}));
  const imported = isStyle ? [] : ts.preProcessFile(text).importedFiles;
  const inside = imported
    .filter(
      ({fileName, pos}) =>
        isInside(fileName, files) ||
        (file.startsWith('src/') &&
          EXTENSION.test(fileName) &&
          !/import type[^;]*$/.test(text.slice(0, pos))),
    )
    .map(({fileName, pos}) => ({name: fileName, index: pos}));
  return [...inside, ...named].map(({name, index}) => ({
    name,
    file,
    line: lineAt(text, index),
  }));
}

function isInside(specifier: string, files: FileTree): boolean {
  if (DOCUMENTED.has(specifier)) {
    return false;
  }
  const [, name, subpath] =
    /^((?:@[\w-]+\/)?[\w-][\w.-]*)\/(.+)$/.exec(specifier) ?? [];
  const manifest = `node_modules/${name}/package.json`;
  // Others are names of the bundler's, as `@site/…`, `@theme/…` and `@generated/…`.
  if (name === undefined || !files.has(manifest)) {
    return false;
  }
  const {exports} = JSON.parse(files.read(manifest)) as {exports?: object};
  return (
    INSIDE.test(specifier) || !Object.hasOwn(exports ?? {}, `./${subpath}`)
  );
}

/** Whether a row is about a use, and names its file; `*` in its names stands for any characters. */
function isAbout(row: TableRow, {name, file}: PrivateUse): boolean {
  const patterns = row.name.split('`, `').map((each) =>
    each
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );
  return (
    patterns.some((pattern) => new RegExp(`^${pattern}$`).test(name)) &&
    filesOf(row).includes(file)
  );
}

function filesOf({cells: [, files = '']}: TableRow): string[] {
  return [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
}

function rowProblems(
  row: TableRow,
  uses: readonly PrivateUse[],
  files: FileTree,
): Problem[] {
  const [packageName = '', , why = '', upgrade = ''] = row.cells;
  const installed = installedAs(packageName, files);
  const used = uses.filter((use) => isAbout(row, use)).map(({file}) => file);
  const lost = filesOf(row).filter((file) => !used.includes(file));
  const faults = [
    [lost.length > 0, lost.join(', '), 'files that use it'],
    [
      used.length === 0 || why.length < 20 || upgrade.length < 20,
      'empty cells',
      'files, a reason, what to look at',
    ],
    [packageName !== installed, `compared with "${packageName}"`, installed],
  ] as const;
  return faults
    .filter(([isWrong]) => isWrong)
    .map(([, found, expected]) => ({
      file: TABLES_FILE,
      line: row.line,
      found: `\`${row.name}\`: ${found}`,
      expected,
      remedy: 'Correct the row.',
    }));
}

/** Name and version of a row's package as it is installed; Node.js stands for its own. */
function installedAs(cell: string, files: FileTree): string {
  const [name = ''] = cell.split(' ');
  const manifest = `node_modules/${name}/package.json`;
  if (name === 'Node.js') {
    return cell;
  }
  return files.has(manifest)
    ? `${name} ${(JSON.parse(files.read(manifest)) as {version: string}).version}`
    : 'the name of a package and its version';
}
