import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {importsOf, type PackageImport} from './support/packageImports';

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const {scripts, dependencies, devDependencies} = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Manifest;

const FILES = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(?:tsx?|m[tj]s|js)$/.test(file) && existsSync(file))
  // Samples that stand for programs of readers, and sites that are measured beside this one.
  .filter(
    (file) => !/^(?:tests\/fixtures|contracts|bench\/sites)\//.test(file),
  );

/** What a machine runs that was set up by `npm ci --omit=dev`: it builds, serves and loads the index. */
const SHIPPED =
  /^(?:src|sidebars|docusaurus\.config\.ts|scripts\/(?:build|serve|typesense|hosts))(?:\/|$)/;

/** Names that Docusaurus gives to its own modules and to those of a site. */
const ALIASES =
  /^@(?:site|theme|theme-original|theme-init|generated|search-engine)(?:\/|$)|^@docusaurus\/(?:[A-Z]|use|router$|constants$)/;

const IMPORTS = FILES.flatMap((file) =>
  importsOf(file, readFileSync(file, 'utf8')),
).filter(({name}) => !ALIASES.test(name));

/** Declared packages that no module imports, and what names them instead. */
const NAMED_ELSEWHERE: Readonly<Record<string, string>> = {
  '@docusaurus/core': 'the commands of package.json',
  '@mdx-js/react': 'a peer of @docusaurus/core',
  '@docusaurus/preset-classic': '`presets` of the configuration',
  'docusaurus-theme-search-typesense': '`themes` of the configuration',
  'tree-sitter-c': 'its grammar, read as a file',
  preact: 'an alias of the bundle of search',
  '@docusaurus/module-type-aliases': 'types of the aliases',
  '@docusaurus/tsconfig': 'tsconfig.json',
  '@angular/common': 'a peer of @angular/platform-browser',
  rxjs: 'a peer of @angular/core',
  '@testing-library/dom': 'a peer of @testing-library/react',
  'axe-core': 'its script, read as a file',
  '@cspell/dict-en-gb-mit': 'its dictionary, found by name and read as a file',
  '@expo-google-fonts/nanum-gothic': 'its fonts, read as files',
  'css-tree': 'required by name, since it has no types of its own',
  jsdom: 'an environment of vitest.config.mts',
  stylelint: 'the commands of package.json',
  'stylelint-config-standard': '.stylelintrc.json',
  tsx: 'the commands of package.json',
  'vnu-jar': 'its program for Java, found by name',
};

const isDeclared = (name: string) =>
  name in dependencies || name in devDependencies;
const places = (found: readonly PackageImport[]) =>
  found.map(({name, file}) => `${name} in ${file}`);

describe('package.json', () => {
  it('has a dependency for every package that a build or a server runs', () => {
    const shipped = IMPORTS.filter(
      ({file, isType}) => SHIPPED.test(file) && !isType,
    );
    expect(shipped.length).toBeGreaterThan(100);
    expect(places(shipped.filter(({name}) => !(name in dependencies)))).toEqual(
      [],
    );
  });

  it('has a dependency for the program of every command of a deployment', () => {
    const programs = ['build', 'build:domestic', 'serve', 'search:push'].map(
      (name) => scripts[name]?.split(' ', 1)[0],
    );
    // The build starts Docusaurus itself.
    expect([...new Set(programs)].sort()).toEqual(['tsx']);
    expect(Object.keys(dependencies)).toEqual(
      expect.arrayContaining(['@docusaurus/core', 'tsx']),
    );
  });

  it('declares every package that a module imports', () => {
    const undeclared = IMPORTS.filter(
      ({name, isType}) =>
        !isDeclared(name) && !(isType && isDeclared(`@types/${name}`)),
    );
    expect(places(undeclared)).toEqual([]);
  });

  it('declares nothing that nobody names', () => {
    const imported = new Set(IMPORTS.map(({name}) => name));
    const idle = Object.keys({...dependencies, ...devDependencies}).filter(
      (name) =>
        !imported.has(name) &&
        !imported.has(name.replace(/^@types\//, '')) &&
        !(name in NAMED_ELSEWHERE) &&
        name !== '@types/node',
    );
    expect(idle).toEqual([]);
  });

  it('pins every version', () => {
    for (const [name, version] of Object.entries({
      ...dependencies,
      ...devDependencies,
    })) {
      expect(version, name).toMatch(
        /^(?:npm:.+@)?\d+\.\d+\.\d+(?:-alpha\.\d+)?$/,
      );
    }
  });
});
