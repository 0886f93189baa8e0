import type {FileTree} from '../files';
import type {Rule} from '../types';

const TABLES_FILE = 'src/theme/README.md';
const THEME = 'src/theme';

/** Each override has a row, and each row names the installed version of its package. */
export const run: Rule = ({files}) => {
  const rows = readRows(files);
  const overrides = listOverrides(files);
  const unlisted = overrides.filter(
    ({name}) => !rows.some((row) => row.component === name),
  );
  const outdated = rows.flatMap(({component, version, name, line}) => {
    const isUnused =
      component && !overrides.some((override) => override.name === component);
    const expected = isUnused
      ? 'the name of a file of src/theme'
      : installedVersion(name, files);
    const found = isUnused ? component : version;
    return found === expected
      ? []
      : [
          {
            file: TABLES_FILE,
            line,
            found: `"${found}" in the row of \`${component ?? name}\``,
            expected,
            remedy:
              'Compare with what is installed, then correct the row, or delete it.',
          },
        ];
  });
  return {
    inspected: rows.length,
    problems: [
      ...unlisted.map(({name, file}) => ({
        file,
        line: 1,
        found: `\`${name}\` without a row in ${TABLES_FILE}`,
        expected: 'why it is needed, and what to look at when upgrading',
        remedy: 'Avoid the override, or add the row.',
      })),
      ...outdated,
    ],
  };
};

/** Reads the rows about overrides, which end with a version, and about private APIs, with a package in column 2. */
function readRows(files: FileTree) {
  return files
    .read(TABLES_FILE)
    .split('\n')
    .flatMap((row, index) => {
      const line = index + 1;
      const [, first = '', second = '', ...cells] = row
        .split('|')
        .map((cell) => cell.trim());
      const [, name, version] = /^(\S+) (\d\S*)$/.exec(second) ?? [];
      if (!first.startsWith('`')) {
        return [];
      }
      return name === undefined
        ? {
            line,
            name: '@docusaurus/core',
            component: first.replaceAll('`', ''),
            version: cells.at(-2),
          }
        : {line, name, component: undefined, version};
    });
}

function listOverrides(files: FileTree) {
  return files
    .list(THEME)
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map((file) => ({
      name: file.slice(THEME.length + 1).replace(/(?:\/index)?\.[jt]sx?$/, ''),
      file,
    }));
}

function installedVersion(name: string, files: FileTree): string {
  const manifest = `node_modules/${name}/package.json`;
  return files.has(manifest)
    ? (JSON.parse(files.read(manifest)) as {version: string}).version
    : `the version of ${name}, which is not installed`;
}
