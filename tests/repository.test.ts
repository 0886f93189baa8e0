import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {scratchFolder} from './support/scratchFolder';

/** Test gate that rejects files that contain "bad" and differ from the last commit. */
const GATE = `
  const {execFileSync} = require('node:child_process');
  const {readFileSync} = require('node:fs');
  const changed = execFileSync('git', ['diff', '--name-only', 'HEAD'], {encoding: 'utf8'});
  process.exitCode = changed.trim().split('\\n').some(
    (file) => readFileSync(file, 'utf8').includes('bad'),
  ) ? 1 : 0;
`;

function repository() {
  const folder = scratchFolder('hook', onTestFinished);
  const write = (file: string, text: string) =>
    writeFileSync(path.join(folder, file), text);
  const git = (...args: readonly string[]) =>
    execFileSync(
      'git',
      [
        '-c',
        'user.name=Writer',
        '-c',
        'user.email=writer@example.com',
        ...args,
      ],
      {cwd: folder, stdio: 'pipe'},
    );
  mkdirSync(path.join(folder, 'node_modules'));
  cpSync('.githooks', path.join(folder, '.githooks'), {recursive: true});
  write('.gitignore', 'node_modules\n');
  write('package.json', '{"scripts": {"check": "node gate.cjs"}}');
  write('gate.cjs', GATE);
  write('page.mdx', 'good');
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  git('config', 'core.hooksPath', '.githooks');
  const commit = (...args: readonly string[]) => {
    try {
      git('commit', '-qm', 'change', ...args);
      return 'made';
    } catch {
      return 'refused';
    }
  };
  return {write, git, commit};
}

it.each([
  {staged: 'bad', unstaged: 'better', args: [], outcome: 'refused'},
  {staged: 'better', unstaged: 'bad', args: [], outcome: 'made'},
  {staged: 'better', unstaged: 'bad', args: ['-a'], outcome: 'refused'},
])(
  'a $staged commit $args is $outcome',
  ({staged, unstaged, args, outcome}) => {
    const {write, git, commit} = repository();
    write('page.mdx', staged);
    git('add', '.');
    write('page.mdx', unstaged);
    expect(commit(...args)).toBe(outcome);
  },
);

it('git checks out the same line endings on every system', () => {
  const files = ask('ls-files').split('\n');
  const attributes = ask('check-attr', 'eol', '--', ...files).split('\n');
  expect(new Set(attributes.map((line) => line.split(': ').at(-1)))).toEqual(
    new Set(['lf']),
  );
});

function ask(...args: readonly string[]): string {
  return execFileSync('git', args, {encoding: 'utf8'}).trim();
}
