import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {markLiveFences} from '../../src/plugins/live-samples/markFences';
import {parseMarkdown} from '../../src/sets/page/markdown';
import {liveFencesOfPage} from '../../src/sets/samples/live';
import {scratchFolder} from '../support/scratchFolder';

const SAMPLE = `---
title: Cells
description: Writes a cell.
---

\`\`\`ts title="app.ts"
import {createSpreadsheet} from 'spreadsheet-sdk';

const spreadsheet = await createSpreadsheet('#sheet', {licenseKey: 'YOUR-LICENSE-KEY'});
spreadsheet.activeSheet.range('A1').setValue(1);
\`\`\`
`;

it('names the sample of a fence as the list of all does, and leaves what other steps have said of it', () => {
  const cwd = scratchFolder('page');
  const file = path.join(cwd, 'cells.mdx');
  writeFileSync(file, SAMPLE);
  const {tree} = parseMarkdown(SAMPLE, file);
  const fence = (tree as Root).children.find(
    (node): node is Code => node.type === 'code',
  )!;
  fence.data = {hProperties: {links: '{}'}};
  // Docusaurus changes the text, not its lines, before it is parsed.
  const changed = SAMPLE.replace('Writes', 'Sets');
  markLiveFences()(tree, new VFile({value: changed, path: file, cwd}));
  const [listed] = liveFencesOfPage(SAMPLE, 'cells.mdx');
  expect(listed!.id).toMatch(/^[0-9a-f]{8}$/);
  expect(fence.data.hProperties).toEqual({links: '{}', sample: listed!.id});
});

it('reads the text that was read for the list, not the one that is handed on', () => {
  const cwd = scratchFolder('page');
  const file = path.join(cwd, 'cells.mdx');
  writeFileSync(file, SAMPLE);
  const {tree} = parseMarkdown(SAMPLE, file);
  const unread = `${SAMPLE}\n{`;
  expect(() =>
    markLiveFences()(tree, new VFile({value: unread, path: file, cwd})),
  ).not.toThrow();
});
