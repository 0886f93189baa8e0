import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {sourceReader} from '../../src/live/source/reader';
import {scratchFolder} from '../support/scratchFolder';

const FILE = 'docs-spreadsheet/cells.mdx';

const pageOf = (body: string) =>
  `---\ntitle: Cells\ndescription: Cells.\n---\n\n${body}\n`;
const LIVE = pageOf(`\`\`\`ts title="app.ts"
import {createSpreadsheet} from 'spreadsheet-sdk';
await createSpreadsheet('#sheet', {licenseKey: 'K'});
\`\`\``);

it('reads what readers can run', async () => {
  const {samples, project} = await sourceReader(process.cwd())(LIVE, FILE);
  expect(samples).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{8}$/),
      sample: expect.objectContaining({project: 'docs-spreadsheet-cells'}),
    },
  ]);
  expect(project).toMatchObject({
    key: 'docs-spreadsheet-cells',
    title: 'Cells',
    samples: [{title: 'app.ts'}],
  });
  expect(project!.guide).toBeUndefined();
});

it('reads what the vendor has not specified, with the section that asks for it', async () => {
  const text = pageOf(
    'One: <Unspecified id="ocr.one">How many?</Unspecified>.\n\n## Size {#size}\n\n<Unspecified id="Two">**How** large?</Unspecified>',
  );
  expect(await sourceReader(process.cwd())(text, FILE)).toEqual({
    samples: [],
    pictures: [],
    marks: [
      {line: 6, id: 'ocr.one', question: 'How many?', isText: true},
      {
        line: 10,
        id: 'Two',
        question: 'How large?',
        isText: false,
        section: {id: 'size', text: 'Size'},
      },
    ],
  });
});

it('reads a page again when the page changes whose sample it shows', async () => {
  const siteDir = scratchFolder('page-sources', onTestFinished);
  const other = path.join(siteDir, 'docs-spreadsheet/_sample.mdx');
  mkdirSync(path.dirname(other), {recursive: true});
  const text = pageOf('<SheetPicture from="_sample.mdx" caption="A cell." />');
  const read = sourceReader(siteDir);
  for (const value of [1, 2]) {
    writeFileSync(other, LIVE.replace("'K'", `'${value}'`));
    const {pictures} = await read(text, FILE);
    expect(pictures[0]!.files[0]!.source).toContain(`'${value}'`);
  }
});
