import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {
  earlierFiles,
  historyReader,
} from '../../../src/sets/changes/readHistory';
import {wrongSince} from '../../../src/sets/changes/wrongSince';
import remarkOcrReference from '../../../src/sets/ocr/reference';
import {parseMarkdown} from '../../../src/sets/page/markdown';
import {HEADERS} from './versions';

const folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
afterAll(() => rmSync(folder, {recursive: true}));

const file = path.join(folder, 'pen.h');
const older = path.join(folder, 'versions', '1.0', 'pen.h');
mkdirSync(path.dirname(older), {recursive: true});
writeFileSync(file, HEADERS['1.1']);
writeFileSync(older, HEADERS['1.0']);
writeFileSync(path.join(folder, 'versions', '1.0', 'included.h'), '');

it('finds the versions beside a contract, and none where no folder is', () => {
  expect(earlierFiles(file)).toEqual([older]);
  expect(earlierFiles('contracts/none/pen.h')).toEqual([]);
});

it('reads them again when one has changed', async () => {
  const read = historyReader(file);
  const before = await read();
  expect(before.map(({surface}) => surface.version)).toEqual(['1.1', '1.0']);
  expect(await read()).toBe(before);
  writeFileSync(older, HEADERS['1.0'].replace('PEN_DRY = 7', 'PEN_DRY = 8'));
  const after = await read();
  writeFileSync(older, HEADERS['1.0']);
  expect(after[0].changes).toHaveLength(before[0].changes.length - 1);
});

it('finds names that say another version than the one that added them', async () => {
  const history = await historyReader(file)();
  expect(wrongSince(history)).toEqual([]);
  writeFileSync(
    file,
    HEADERS['1.1']
      .replace('@since 1.1', '@since 1.0')
      .replace('width);', 'width); /** @since 1.1 */ void pen_new(void);')
      .replace('Draws a line.\n * @since 1.0', 'Draws a line.\n * @since 1.1'),
  );
  const planted = await historyReader(file)();
  writeFileSync(file, HEADERS['1.1']);
  expect(wrongSince(planted)).toEqual([
    {name: 'pen_draw', since: '1.1', expected: '1.0'},
    {name: 'pen_fill', since: '1.0', expected: '1.1'},
  ]);
});

it('shows on the pages of a header what changed', async () => {
  const page = 'docs-ocr/api/page.mdx';
  const {tree} = parseMarkdown(
    '<ApiRules of="pen_draw" />\n\n<ApiRules of="pen_lift" />\n\n<ApiErrorIndex />\n\n<ApiChangelog />',
    page,
  );
  await remarkOcrReference(file)(tree, {path: page});
  const json = JSON.stringify(tree);
  expect(json.match(/"Changed in/g)).toHaveLength(3);
  expect(json.match(/\/ocr\/changelog#v1-1"/g)).toHaveLength(3);
  expect(json).toContain('"value":" (signature)"');
  expect(json).toContain('"value":"Deprecated"');
  expect(json).toContain('"value":"Migrate from 1.0"');
  expect(json).toContain('"value":"Published on 2026-01-05."');
});
