import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {DocsSet} from '../../../src/sets/docsSet';
import {pagesState} from '../../../src/sets/reference/pagesState';
import {setPagesReader} from '../../../src/sets/reference/setPages';

const SET = {folder: 'docs-pens', routeBasePath: 'pens'} as DocsSet;

let root: string;
const write = (name: string, text: string) =>
  writeFileSync(path.join(root, SET.folder, name), text);

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(root, SET.folder, 'api'), {recursive: true});
  write('api/draw.mdx', '---\ntitle: Draw\n---\n\nText.\n');
  write('_part.mdx', 'A fragment.');
});
afterAll(() => rmSync(root, {recursive: true}));

it('changes with headings and samples, and not with prose', () => {
  const before = pagesState(root, [SET]);
  write('api/draw.mdx', '---\ntitle: Draw\n---\n\nOther text.\n');
  expect(pagesState(root, [SET])).toBe(before);
  write('api/draw.mdx', '---\ntitle: Draw\n---\n\n## Lines\n');
  expect(pagesState(root, [SET])).not.toBe(before);
});

it('reads pages anew when they change, and fragments never', () => {
  const read = setPagesReader(root, SET);
  const first = read();
  expect(first.map(({route}) => route)).toEqual(['/pens/api/draw']);
  expect(read()).toBe(first);
  write('api/draw.mdx', '---\ntitle: Drawing\n---\n');
  expect(read()).not.toBe(first);
  expect(read()[0]!.title).toBe('Drawing');
});

it('looks at pages once when edits are not followed', () => {
  const read = setPagesReader(root, SET, false);
  const first = read();
  write('api/draw.mdx', '---\ntitle: Drawn\n---\n');
  expect(read()).toBe(first);
});
