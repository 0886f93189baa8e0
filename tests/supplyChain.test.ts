// Packages with their licences, versions and scripts, and actions of the workflows.
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

const lock = read<{packages: Record<string, LockedPackage>}>(
  'package-lock.json',
);
const manifest = read<
  Record<
    'dependencies' | 'devDependencies' | 'overrides',
    Record<string, string>
  > & {allowScripts: Record<string, boolean>}
>('package.json');
// Without the repository itself and its workspaces.
const packages = Object.entries(lock.packages).filter(
  ([path, {link}]) => path.includes('node_modules/') && !link,
);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** Licences that require at most a notice. Packages under the last three are not part of a build. */
const ALLOWED = new Set([
  // Used by tools only, not part of a build: word lists and file-type detection.
  'CC-BY-3.0',
  'CC BY-SA 4.0',
  'Artistic-2.0',
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'WTFPL',
  'Zlib',
  // Font whose outlines appear in pictures.
  'OFL-1.1',
  'MPL-2.0',
  'CC-BY-4.0',
  'Python-2.0',
]);

/** MIT packages without a licence in the lock file, as `name@version`. */
const STATED_IN_TEXT = [
  'eval@0.1.8',
  'format@0.2.2',
  'require-like@0.1.2',
  'svg-tags@1.0.0',
];

describe('the packages', () => {
  it('have integrity hashes in the lock file', () => {
    expect(packages.length).toBeGreaterThan(1000);
    const loose = packages.filter(([, {integrity}]) => !integrity);
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('come from one registry', () => {
    const hosts = packages.flatMap(([, {resolved}]) =>
      resolved ? [new URL(resolved).host] : [],
    );
    expect(new Set(hosts).size).toBeLessThanOrEqual(1);
  });

  it('have allowed licences', () => {
    const isAllowed = (license: string) =>
      license.includes(' OR ')
        ? license.split(/ OR |[()]/).some((one) => ALLOWED.has(one))
        : license
            .replace(/[()]/g, '')
            .split(' AND ')
            .every((one) => ALLOWED.has(one));
    const refused = packages
      .filter(([, {license}]) => !license || !isAllowed(license))
      .map(([path, {version}]) => `${nameOf(path)}@${version}`);
    expect(refused).toEqual(STATED_IN_TEXT);
  });

  it('run only allowed install scripts', () => {
    const scripts = packages
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([path]) => nameOf(path));
    expect(scripts.filter((name) => !(name in manifest.allowScripts))).toEqual(
      [],
    );
  });

  it('have exact versions in package.json', () => {
    for (const [name, version] of Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    })) {
      expect(version, name).toMatch(
        /^(?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/,
      );
    }
  });

  it('are dependencies if `npm ci --omit=dev` must install them', async () => {
    // Such a machine builds, serves and loads the search index.
    const shipped =
      /^(?:src|packages\/[^/]+\/src|sidebars|docusaurus\.config\.ts|scripts\/(?:build|serve|typesense|hosts))(?:\/|$)/;
    // Module aliases of Docusaurus.
    const aliases =
      /^@(?:site|theme|theme-original|theme-init|generated|search-engine)(?:\/|$)|^@docusaurus\/(?:[A-Z]|use|router$|constants$)/;
    const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'})
      .split('\n')
      .filter(
        (file) => shipped.test(file) && /\.(?:tsx?|m[tj]s|js)$/.test(file),
      )
      .filter((file) => existsSync(file));
    const {metafile} = await build({
      entryPoints: files,
      outdir: 'unused',
      write: false,
      bundle: true,
      packages: 'external',
      external: ['node:*'],
      platform: 'node',
      loader: {'.css': 'empty', '.mdx': 'empty', '.svg': 'empty'},
      metafile: true,
      logLevel: 'silent',
    });
    const names = Object.values(metafile.inputs)
      .flatMap(({imports}) => imports)
      .filter(({path, external}) => external && !isBuiltin(path))
      .filter(({path}) => !aliases.test(path) && !path.startsWith('.'))
      .map(({path}) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));
    expect(names.length).toBeGreaterThan(100);
    const installed = Object.assign(
      {},
      manifest.dependencies,
      ...readdirSync('packages').map(
        (name) =>
          read<typeof manifest>(`packages/${name}/package.json`).dependencies,
      ),
    );
    const missing = names.filter(
      (name) => !(name in installed) && !name.startsWith('@document-sdk/'),
    );
    expect([...new Set(missing)]).toEqual([]);
    expect(manifest.dependencies).toHaveProperty('tsx');
  });
});

it('module names differ by more than case', () => {
  const names = execFileSync('git', ['ls-files'], {encoding: 'utf8'})
    .split('\n')
    .map((file) => file.replace(/\.(?:tsx?|m[tj]s|js)$/, ''));
  const folded = new Map<string, string>();
  for (const name of names) {
    expect(folded.get(name.toLowerCase()) ?? name).toBe(name);
    folded.set(name.toLowerCase(), name);
  }
});

it('overrides for advisories are listed with their end in SECURITY.md', () => {
  // Ranges are fixes of advisories; exact versions keep two packages in step.
  const ranges = Object.entries(manifest.overrides).filter(([, range]) =>
    String(range).startsWith('^'),
  );
  const rows = readFileSync('SECURITY.md', 'utf8').matchAll(
    /^\| `([^`]+)` +\| GHSA(?:-\w{4}){3}[^|]*\| \d{4}-\d\d-\d\d \|$/gm,
  );
  expect([...rows].map(([, name]) => name)).toEqual(
    ranges.map(([name]) => name),
  );
  expect(ranges.length).toBeGreaterThan(0);
});

describe.each(readdirSync('.github/workflows'))('the workflow %s', (name) => {
  const workflow = readFileSync(`.github/workflows/${name}`, 'utf8');

  it('pins actions by commit, has no secrets, and can write only a deployment', () => {
    const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(
      ([, use]) => use,
    );
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    }
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(workflow).not.toMatch(
      /(?<!id-token|pages): write|pull_request_target|secrets\./,
    );
  });
});

it('the workflow of every change runs .ci/run', () => {
  expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain(
    '- run: .ci/run\n',
  );
});
