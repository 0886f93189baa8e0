import type {FileTree} from '../files';
import type {CheckRule} from '../types';

const TABLES_FILE = 'src/theme/README.md';
const THEME = 'src/theme';

/** Rows about overrides and private APIs name the installed version of their package, and each override has a row. */
export const run: CheckRule = ({files}) => {
  const rows = readRows(files.read(TABLES_FILE));
  const overrides = new Map(
    files
      .list(THEME)
      .filter((file) => /\.[jt]sx?$/.test(file))
      .map((file) => [
        file.slice(THEME.length + 1).replace(/(?:\/index)?\.[jt]sx?$/, ''),
        file,
      ]),
  );
  const outdated = rows.flatMap(({name, pkg, version, line}) => {
    const isUnused = pkg === undefined && !overrides.has(name);
    const expected = isUnused
      ? 'the name of a file of src/theme'
      : installedVersion(pkg ?? '@docusaurus/core', files);
    return !isUnused && version === expected
      ? []
      : {
          file: TABLES_FILE,
          line,
          found: `"${isUnused ? name : version}" in the row of \`${name}\``,
          expected,
          remedy:
            'Compare with what is installed, then correct the row, or delete it.',
        };
  });
  const unlisted = [...overrides]
    .filter(([name]) => !rows.some((row) => row.name === name))
    .map(([name, file]) => ({
      file,
      line: 1,
      found: `\`${name}\` without a row in ${TABLES_FILE}`,
      expected: 'why it is needed, and what to look at when upgrading',
      remedy: 'Avoid the override, or add the row.',
    }));
  return {inspected: rows.length, problems: [...unlisted, ...outdated]};
};

/** Rows about overrides end with a version. Rows about private APIs have a package with its version in column 2. */
function readRows(text: string) {
  return text.split('\n').flatMap((row, index) => {
    const [, first = '', second = '', ...cells] = row
      .split('|')
      .map((cell) => cell.trim());
    const [, pkg, version = cells.at(-2)] =
      /^(\S+) (\d\S*)$/.exec(second) ?? [];
    return first.startsWith('`')
      ? {line: index + 1, name: first.replaceAll('`', ''), pkg, version}
      : [];
  });
}

function installedVersion(name: string, files: FileTree): string {
  const manifest = `node_modules/${name}/package.json`;
  return files.has(manifest)
    ? (JSON.parse(files.read(manifest)) as {version: string}).version
    : `the version of ${name}, which is not installed`;
}
