import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {markLiveFences} from '../../src/plugins/live-samples/markFences';
import {parseMarkdown} from '../../src/sets/page/markdown';

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

it('names the sample of a fence, and leaves what other steps have said of it', () => {
  const file = 'docs-spreadsheet/cells.mdx';
  const {tree} = parseMarkdown(SAMPLE, file);
  const fence = (tree as Root).children.find(
    (node): node is Code => node.type === 'code',
  )!;
  fence.data = {hProperties: {links: '{}'}};
  markLiveFences()(
    tree,
    new VFile({value: SAMPLE, path: `${process.cwd()}/${file}`}),
  );
  expect(fence.data.hProperties).toEqual({
    links: '{}',
    sample: expect.stringMatching(/^[0-9a-f]{8,}$/) as string,
  });
});
