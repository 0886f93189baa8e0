import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {CHECKS} from '../../../scripts/check/checks';
import {diskFiles} from '../../../scripts/check/files';
import {writeTexts} from '../../../scripts/new/writePlan';
import {makeScratchCopy, type Ended} from '../../additions/support';
import {ANSWERS, written} from './answers';

// Everything that the scaffolds write into one copy of the repository, one after another, and what
// the checks of sources say to it. Adding a language is tried in tests/additions.

const copy = makeScratchCopy();
afterAll(() => copy.remove());

const bin = (name: string) => path.join('node_modules/.bin', name);

let command: Ended;
let again: Ended;
let checks: Ended;

beforeAll(async () => {
  const options = Object.entries(ANSWERS.page).map(
    ([name, answer]) => `--${name}=${answer}`,
  );
  const newPage = ['scripts/new/index.ts', 'page', ...options];
  command = await copy.run(bin('tsx'), newPage);
  again = await copy.run(bin('tsx'), newPage);
  for (const name of ['product', 'topic', 'redirect', 'set'] as const) {
    const files = diskFiles(copy.root);
    writeTexts(copy.root, await written(name, ANSWERS[name], files));
  }
  checks = await copy.run(bin('tsx'), [
    'tests/additions/checkPages.ts',
    '',
    ...CHECKS.map(({name}) => name),
  ]);
}, 240_000);

it('the command says what it writes and writes it', () => {
  expect(command.code, command.output).toBe(0);
  expect(command.output).toContain(
    '  new      docs-ocr/installation/containers.mdx\n  added to sidebars/ocr.ts\n',
  );
  expect(
    readFileSync(path.join(copy.root, 'sidebars/ocr.ts'), 'utf8'),
  ).toContain("'installation/containers',");
});

it('the command writes nothing over what is there', () => {
  expect(again.code).toBe(1);
  expect(again.output).toContain('--path: expected a path that no page has');
});

it('the checks pass on the result', () => {
  expect(checks.code, checks.output).toBe(0);
  expect(checks.output).toContain('ok   mdx');
  expect(checks.output).not.toContain('FAIL');
});
