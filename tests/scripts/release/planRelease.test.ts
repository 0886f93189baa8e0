import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {deploySteps} from '../../../scripts/release/deploySteps';
import {planRelease} from '../../../scripts/release/planRelease';
import {readRepository} from '../../../scripts/release/repository';
import {parseVersion} from '../../../scripts/release/version';

let root: string;

function git(...args: string[]): void {
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@site.example', ...args],
    {cwd: root, stdio: 'ignore'},
  );
}

function commit(
  message: string,
  files: Readonly<Record<string, string>>,
): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  git('add', '.');
  git('commit', '-m', message);
}

function manifest(version: string, node = '>=20'): string {
  return JSON.stringify({name: 'site', version, engines: {node}});
}

const LOCK = JSON.stringify({
  name: 'site',
  version: '1.0.0',
  packages: {'': {version: '1.0.0'}, 'node_modules/a': {version: '1.0.0'}},
});

const plan = (version: string) =>
  planRelease(version, '2026-12-01', readRepository(root));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-'));
  git('init');
  commit('feat: begin', {
    'package.json': manifest('1.0.0'),
    'package-lock.json': LOCK,
    'CHANGELOG.md': '# Changelog\n\n## 1.0.0 (2026-11-01)\n\nThe first.\n',
    'src/site/settings.ts': "read('SITE_URL'); read('SITE_OLD');",
  });
  git('tag', 'v1.0.0');
});

afterEach(() => rmSync(root, {recursive: true, force: true}));

describe('a release', () => {
  it('tells what readers notice, newest first, and puts it in front of the releases before', () => {
    commit('feat(search): find Korean', {a: '1'});
    commit('test: try it', {b: '1'});
    commit('fix(nav): keep the focus', {c: '1'});
    const {section, written} = plan('1.1.0');
    expect(section.replace(/\([0-9a-f]{7,}\)/g, '(id)')).toBe(
      [
        '## 1.1.0 (2026-12-01)',
        '### New',
        '- **search**: find Korean (id)',
        '### Fixed',
        '- **nav**: keep the focus (id)',
      ].join('\n\n'),
    );
    expect(written['CHANGELOG.md']).toBe(
      `# Changelog\n\n${section}\n\n## 1.0.0 (2026-11-01)\n\nThe first.\n`,
    );
    expect(JSON.parse(written['package.json']!)).toMatchObject({
      version: '1.1.0',
    });
    expect(JSON.parse(written['package-lock.json']!)).toMatchObject({
      version: '1.1.0',
      packages: {'': {version: '1.1.0'}, 'node_modules/a': {version: '1.0.0'}},
    });
  });

  it('tells what breaks, by mark or by note', () => {
    commit('feat(api)!: drop the old door', {a: '1'});
    commit('fix: rename it\n\nBREAKING CHANGE: set the new\nname instead.', {
      b: '1',
    });
    const {section} = plan('2.0.0');
    expect(section).toContain(
      '### Breaking\n\n- set the new name instead.\n- drop the old door\n',
    );
  });

  it('tells whoever deploys it what to do, and nothing that is not due', () => {
    commit('feat: change what hosts read', {
      'src/hosts/headers.ts': '1',
      'src/site/settings.ts': "read('SITE_URL'); read('SITE_NEW');",
      'package.json': manifest('1.0.0', '>=22'),
    });
    const {section} = plan('1.1.0');
    expect(section).toContain('`npm run hosts -- --dir build');
    expect(section).toContain('New settings, each with a default: `SITE_NEW`.');
    expect(section).toContain(
      'Settings that nothing reads any more: `SITE_OLD`',
    );
    expect(section).toContain('The build needs Node >=22 (>=20 before).');
    expect(section).not.toContain('search:push');
    expect(section).not.toContain('contract:diff');
  });

  it.each([
    ['src/sets/movedPages.json', 'Addresses have moved'],
    ['src/search/records/createRecords.ts', 'npm run search:push'],
    ['contracts/ocr/argo_sdk.h', 'npm run contract:diff'],
    ['src/native/early.ts', 'Headers may differ'],
  ])('names the step that a change of %s asks for', (file, step) => {
    const steps = deploySteps({
      changed: [file],
      before: () => '',
      after: () => '',
    });
    expect(steps).toHaveLength(1);
    expect(steps[0]).toContain(step);
  });

  it.each([
    ['1.0.0', 'expected a version after 1.0.0'],
    ['0.9.9', 'expected a version after 1.0.0'],
    ['1.1', 'expected a version such as 1.2.0'],
    ['v1.1.0', 'expected a version such as 1.2.0'],
  ])('refuses the version %s', (version, message) => {
    expect(() => parseVersion(version, '1.0.0')).toThrow(message);
  });

  it('compares versions by their numbers', () => {
    commit('fix: a', {a: '1'});
    git('tag', 'v1.9.0');
    commit('fix: b', {b: '1'});
    git('tag', 'v1.10.0');
    commit('fix: c', {c: '1'});
    expect(() => plan('1.9.1')).toThrow('after 1.10.0');
    expect(plan('1.11.0').section).not.toContain('b (');
  });

  it('refuses a tree with changes, and a release of nothing', () => {
    expect(() => plan('1.1.0')).toThrow('expected commits since v1.0.0');
    writeFileSync(path.join(root, 'left.txt'), '');
    expect(() => plan('1.1.0')).toThrow('received changes in left.txt');
  });

  it('refuses a changelog that tells of it already', () => {
    commit('fix: a', {
      'CHANGELOG.md': '# Changelog\n\n## 1.0.1 (2026-11-02)\n',
    });
    expect(() => plan('1.0.1')).toThrow('expected no section of 1.0.1');
  });

  it('begins where there is no release yet', () => {
    git('tag', '-d', 'v1.0.0');
    git('rm', 'CHANGELOG.md');
    git('commit', '-m', 'chore: take it away');
    const {section, written} = plan('1.0.1');
    expect(section).toContain('begin (');
    expect(section).not.toContain('When you deploy');
    expect(written['CHANGELOG.md']).toBe(`# Changelog\n\n${section}\n`);
  });
});
