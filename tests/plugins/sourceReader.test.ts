import {expect, it} from 'vitest';
import {sourceReader} from '../../src/plugins/sourceReader';

const FILE = 'docs-spreadsheet/cells.mdx';

const pageOf = (body: string) =>
  `---\ntitle: Cells\ndescription: Cells.\n---\n\n${body}\n`;
const LIVE = pageOf(`\`\`\`ts title="app.ts"
import {createSpreadsheet} from 'spreadsheet-sdk';
await createSpreadsheet('#sheet', {licenseKey: 'K'});
\`\`\``);

it('reads what readers can run', async () => {
  const {samples, guide} = await sourceReader()(LIVE, FILE);
  expect(samples).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{8}$/),
      sample: expect.objectContaining({title: 'app.ts', page: 'cells'}),
    },
  ]);
  expect(guide).toBeUndefined();
});

it('reads what the vendor has not specified, with the section that asks for it', async () => {
  const text = pageOf(
    'One: <Unspecified id="ocr.one">How many?</Unspecified>.\n\n## Size {#size}\n\n<Unspecified id="Two">**How** large?</Unspecified>',
  );
  expect(await sourceReader()(text, FILE)).toEqual({
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
