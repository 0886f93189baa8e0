import {
  findClassicComponents,
  findHiddenComponents,
  nameComponents,
} from '../../../src/content';
import type {FileTree} from '../files';
import type {CheckRule} from '../sources';

const TABLES_FILE = 'src/theme/README.md';
const THEME = 'src/theme';

/**
 * Rows about overrides and private APIs name the installed version of their package. Each override has a row
 * and is shown by pages, and none of this site's has been overwritten.
 */
export const run: CheckRule = ({files}) => {
  const rows = readRows(files.read(TABLES_FILE));
  const overrides = nameComponents(files.list(THEME), THEME);
  const hidden = findHiddenComponents(
    findClassicComponents(files, files.root),
    files,
  );
  const outdated = rows.flatMap(({name, pkg, version, line}) => {
    const isUnused = pkg === undefined && !(name in overrides);
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
  const unlisted = Object.entries(overrides).flatMap(([name, file]) => {
    const row = rows.find((each) => each.name === name);
    if (!row) {
      return {
        file,
        line: 1,
        found: `\`${name}\` without a row in ${TABLES_FILE}`,
        expected: 'why it is needed, and what to look at when upgrading',
        remedy: 'Avoid the override, or add the row.',
      };
    }
    return files.read(file).startsWith('// ')
      ? []
      : {
          file,
          line: 1,
          found: `an override of \`${name}\` that does not start with its reason, like those that \`docusaurus swizzle\` writes`,
          expected: `the override of this site. Without it, this is lost: ${row.reason}`,
          remedy: `Restore it from version control and add your code there, around what it renders (@site/… or @theme-original/${name}). Or keep your file, start it with its reason, and correct the row in ${TABLES_FILE}.`,
        };
  });
  return [...unlisted, ...hidden, ...outdated];
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
      ? {
          line: index + 1,
          name: first.replaceAll('`', ''),
          pkg,
          version,
          reason: cells.at(-3),
        }
      : [];
  });
}

function installedVersion(name: string, files: FileTree): string {
  const manifest = `node_modules/${name}/package.json`;
  return files.has(manifest)
    ? (JSON.parse(files.read(manifest)) as {version: string}).version
    : `the version of ${name}, which is not installed`;
}
