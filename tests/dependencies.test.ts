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
