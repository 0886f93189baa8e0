import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, onTestFinished} from 'vitest';
import {sourceReader} from '../../src/plugins/sourceReader';
import {makeKeepingSite} from '../support/keepingSite';
import {scratchFolder} from '../support/scratchFolder';

const FILE = 'docs-spreadsheet/cells.mdx';
const KEPT = `node_modules/.cache/page-sources/${FILE}.json`;

const pageOf = (body: string) =>
  `---\ntitle: Cells\ndescription: Cells.\n---\n\n${body}\n`;
const LIVE = pageOf(`\`\`\`ts title="app.ts"
import {createSpreadsheet} from 'spreadsheet-sdk';
await createSpreadsheet('#sheet', {licenseKey: 'K'});
\`\`\``);
const GUIDE = pageOf(
  '```tsx title="App.tsx"\nexport function App() { return null; }\n```',
);

let siteDir: string;

beforeEach(() => {
  siteDir = scratchFolder('page-sources', onTestFinished);
  makeKeepingSite(siteDir);
});

it('reads what readers can run', async () => {
  const {samples, guide} = await sourceReader(siteDir)(LIVE, FILE);
  expect(samples).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{8}$/),
      sample: expect.objectContaining({title: 'app.ts', page: 'cells'}),
    },
  ]);
  expect(guide).toBeUndefined();
});

it('reads what readers can take away', async () => {
  const {guide} = await sourceReader(siteDir)(GUIDE, FILE);
  expect(guide).toMatchObject({
    page: 'cells',
    projects: [{framework: 'react'}],
  });
});

it('reads what the vendor has not specified, with the section that asks for it', async () => {
  const text = pageOf(
    'One: <Unspecified id="ocr.one">How many?</Unspecified>.\n\n## Size {#size}\n\n<Unspecified id="Two">**How** large?</Unspecified>',
  );
  expect(await sourceReader(siteDir)(text, FILE)).toEqual({
    samples: [],
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

it('does not parse what has neither', async () => {
  const text = pageOf('A tag that nobody closes: <div>');
  expect(await sourceReader(siteDir)(text, FILE)).toEqual({
    samples: [],
    marks: [],
  });
});

it('reads a page again only once it has changed', async () => {
  const read = sourceReader(siteDir);
  const first = await read(LIVE, FILE);
  expect(await read(LIVE, FILE)).toBe(first);
  expect(
    (await read(LIVE.replace("'K'", "'L'"), FILE)).samples[0]?.id,
  ).not.toBe(first.samples[0]?.id);
});

it('takes from the build before what has not changed', async () => {
  const first = await sourceReader(siteDir)(LIVE, FILE);
  expect(await sourceReader(siteDir)(LIVE, FILE)).toEqual(first);
  const kept = path.join(siteDir, KEPT);
  writeFileSync(
    kept,
    readFileSync(kept, 'utf8').replace('"title":"app.ts"', '"title":"kept"'),
  );
  const titleOf = async (text: string) =>
    (await sourceReader(siteDir)(text, FILE)).samples[0]?.sample.title;
  expect(await titleOf(LIVE)).toBe('kept');
  expect(await titleOf(`${LIVE}More.\n`)).toBe('app.ts');
});

it('says where a page that cannot be read is wrong', async () => {
  await expect(
    sourceReader(siteDir)(`${LIVE}{spreadsheet-sdk <\n`, FILE),
  ).rejects.toThrow(FILE);
});
