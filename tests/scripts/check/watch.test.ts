import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {
  isWatched,
  runOnChange,
  sourceFolders,
} from '../../../scripts/check/watch';

const root = mkdtempSync(path.join(tmpdir(), 'watch-'));
afterAll(() => rmSync(root, {recursive: true, force: true}));

it('watches the folders that checks read, and of their files no editor’s own', () => {
  expect(sourceFolders(process.cwd())).toEqual(
    expect.arrayContaining(['docs-ocr', 'i18n', 'sidebars', 'src', 'static']),
  );
  for (const other of [
    'node_modules',
    'tests',
    '.git',
    'build',
    'build-test',
  ]) {
    expect(sourceFolders(process.cwd())).not.toContain(other);
  }
  const files = ['intro.mdx', 'api/a.json', '.intro.mdx.swp', '4913', 'a.mdx~'];
  expect(files.filter(isWatched)).toEqual(['intro.mdx', 'api/a.json']);
});

it('runs at once, and again when a page has changed', async () => {
  const page = path.join(root, 'docs-x/a/page.mdx');
  mkdirSync(path.dirname(page), {recursive: true});
  writeFileSync(page, 'One.');
  const run = vi.fn(async () => undefined);
  const end = new AbortController();
  const ended = runOnChange(root, run, end.signal);
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  await vi.waitFor(
    () => {
      writeFileSync(page, `Two ${performance.now()}.`);
      expect(run.mock.calls.length).toBeGreaterThan(1);
    },
    {timeout: 10_000, interval: 500},
  );
  end.abort();
  await ended;
});
