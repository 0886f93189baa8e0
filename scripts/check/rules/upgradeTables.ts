import {getSwizzleConfig} from '@docusaurus/theme-classic';
import ts from 'typescript';
import type {Problem} from '../../../src/content';
import {lineAt, type FileTree} from '../files';
import type {Rule} from '../types';

/** What whoever upgrades packages reads: the overrides of the theme, and the uses of private APIs. */
const TABLES_FILE = 'src/theme/README.md';

/** A row of a table whose first cell is a name in back-ticks. */
interface TableRow {
  readonly name: string;
  /** The other cells. */
  readonly cells: readonly string[];
  /** Line of the file, from 1. */
  readonly line: number;
}

/** Something that a row has to be about. */
interface Use {
  /** What is used, as the table writes it: a component, an import, a selector, a name. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

/** Every override and every use of a private API has its row, every row its uses, and the version that is installed. */
export const run: Rule = ({files}) => {
  const [overrides, privateApis] = readTables(files.read(TABLES_FILE));
  const replaced = overridesIn(files);
  const uses = privateUses(files);
  return {
    inspected: replaced.length + uses.length,
    problems: [
      ...replaced
        .filter(({name}) => !overrides.some((row) => row.name === name))
        .map((use) => noRow(use, 'do without the override')),
      ...uses
        .filter((use) => !privateApis.some((row) => isAbout(row, use)))
        .map((use) => noRow(use, 'use what the package documents')),
      ...overrides.flatMap((row) => {
        const {name} = row;
        const isThere = replaced.some((use) => use.name === name);
        return isThere
          ? [
              ...wrongCell(row, 1, statusOf(name)),
              ...wrongCell(row, 3, versionOf('@docusaurus/core', files)),
            ]
          : wrongCell(row, 0, 'a file of src/theme that overrides it');
      }),
      ...privateApis.flatMap((row) => {
        const used = uses.filter((use) => isAbout(row, use));
        const [name = ''] = (row.cells[0] ?? '').split(' ');
        const unused = filesOf(row).some(
          (file) => !used.some((use) => use.file === file),
        );
        return unused || used.length === 0
          ? wrongCell(row, 1, 'files that use it')
          : wrongCell(row, 0, `${name} ${versionOf(name, files)}`);
      }),
    ],
  };
};

/** The rows of both tables. */
function readTables(text: string): readonly [TableRow[], TableRow[]] {
  const start = text.split('## Private API uses', 1)[0]!.split('\n').length;
  const rows = text.split('\n').flatMap((row, index): TableRow[] => {
    const [, first = '', ...cells] = row.split('|').map((cell) => cell.trim());
    const name = /^`(.+)`$/.exec(first)?.[1];
    return name === undefined ? [] : [{name, cells, line: index + 1}];
  });
  return [
    rows.filter(({line}) => line <= start),
    rows.filter(({line}) => line > start),
  ];
}

function noRow({name, file, line}: Use, better: string): Problem {
  return {
    file,
    line,
    found: `\`${name}\` without a row in ${TABLES_FILE}`,
    expected: 'why it is needed, and what to look at when upgrading',
    remedy: `Better, ${better}; else write the row.`,
  };
}

function wrongCell(
  {name, cells, line}: TableRow,
  index: number,
  expected: string,
): Problem[] {
  const cell = cells[index] ?? '';
  return cell === expected
    ? []
    : [
        {
          file: TABLES_FILE,
          line,
          found: `"${cell}" in the row of \`${name}\``,
          expected,
          remedy:
            'Compare with what is installed, then correct the row, or delete it.',
        },
      ];
}

function versionOf(name: string, files: FileTree): string {
  const manifest = `node_modules/${name}/package.json`;
  return files.has(manifest)
    ? (JSON.parse(files.read(manifest)) as {version: string}).version
    : 'and its version: it is not installed';
}

const THEME = 'src/theme';

function overridesIn(files: FileTree): Use[] {
  return files
    .list(THEME)
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map((file) => ({
      name: file.slice(THEME.length + 1).replace(/(?:\/index)?\.[jt]sx?$/, ''),
      file,
      line: 1,
    }));
}

/** Components of other packages, which the list of the classic theme does not have. */
const SLOTS = ['Loading', 'Root', 'SearchPage'];

/** What `npx docusaurus swizzle --list` says. */
function statusOf(component: string): string {
  const {wrap = 'unsafe', eject = 'unsafe'} =
    getSwizzleConfig?.()?.components[component]?.actions ?? {};
  return SLOTS.includes(component) ? 'slot' : `${wrap} / ${eject}`;
}

/** Folders of a package that its users have no business in. */
const INSIDE = /\/(?:dist|lib|src|internal|esm|cjs|build)(?:\/|$)/;

/** Its documentation says to import it: https://github.com/mozilla/pdf.js/tree/master/examples/node */
const DOCUMENTED = 'pdfjs-dist/legacy/build/pdf.mjs';

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
  // Files of a package, by their path or as a bundler takes them, and what other plugins know, by their name.
  /\bnode_modules\/(?!@types\/)(?:@[\w-]+\/)?[\w-][\w.-]*\/[\w./-]*\w/g,
  /(?<=['"`])@docusaurus\/core\/lib\/[\w./-]*\w/g,
  /(?<=\[')docusaurus-plugin-[\w-]+(?='\])/g,
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

/** This file names private APIs to find them. */
const DETECTOR = 'scripts/check/rules/upgradeTables.ts';

function privateUses(files: FileTree): Use[] {
  return ['src', 'scripts', 'tests/support', 'sidebars']
    .flatMap(files.list)
    .concat('docusaurus.config.ts', 'vitest.config.mts')
    .filter((file) => /\.(?:m?[jt]sx?|css)$/.test(file) && file !== DETECTOR)
    .flatMap((file) => usesIn(file, files));
}

function usesIn(file: string, files: FileTree): Use[] {
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
  const [, name, subpath] =
    /^((?:@[\w-]+\/)?[\w-][\w.-]*)\/(.+)$/.exec(specifier) ?? [];
  const manifest = `node_modules/${name}/package.json`;
  // Others are names of the bundler's, as `@site/…`, `@theme/…` and `@generated/…`.
  if (specifier === DOCUMENTED || !files.has(manifest)) {
    return false;
  }
  const {exports} = JSON.parse(files.read(manifest)) as {exports?: object};
  return (
    INSIDE.test(specifier) || !Object.hasOwn(exports ?? {}, `./${subpath}`)
  );
}

/** Whether a row is about a use, and names its file; `*` in its names stands for any characters. */
function isAbout(row: TableRow, {name, file}: Use): boolean {
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
