import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, onTestFinished} from 'vitest';
import {pageSamples} from '../../src/plugins/live-samples/pageSamples';
import {makeKeepingSite} from '../support/keepingSite';
import {scratchFolder} from '../support/scratchFolder';

const FILE = 'docs-spreadsheet/cells.mdx';
const KEPT = `node_modules/.cache/page-samples/${FILE}.json`;

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
  siteDir = scratchFolder('page-samples', onTestFinished);
  makeKeepingSite(siteDir);
});

it('reads what readers can run', async () => {
  const {samples, guide} = await pageSamples(siteDir)(LIVE, FILE);
  expect(samples).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{8}$/),
      sample: expect.objectContaining({title: 'app.ts', page: 'cells'}),
    },
  ]);
  expect(guide).toBeUndefined();
});

it('reads what readers can take away', async () => {
  const {guide} = await pageSamples(siteDir)(GUIDE, FILE);
  expect(guide).toMatchObject({
    page: 'cells',
    projects: [{framework: 'react'}],
  });
});

it('reads a page again only once it has changed', async () => {
  const read = pageSamples(siteDir);
  const first = await read(LIVE, FILE);
  expect(await read(LIVE, FILE)).toBe(first);
  expect(
    (await read(LIVE.replace("'K'", "'L'"), FILE)).samples[0]?.id,
  ).not.toBe(first.samples[0]?.id);
});

it('takes from the build before what has not changed', async () => {
  const first = await pageSamples(siteDir)(LIVE, FILE);
  expect(await pageSamples(siteDir)(LIVE, FILE)).toEqual(first);
  const kept = path.join(siteDir, KEPT);
  writeFileSync(
    kept,
    readFileSync(kept, 'utf8').replace('"title":"app.ts"', '"title":"kept"'),
  );
  const titleOf = async (text: string) =>
    (await pageSamples(siteDir)(text, FILE)).samples[0]?.sample.title;
  expect(await titleOf(LIVE)).toBe('kept');
  expect(await titleOf(`${LIVE}More.\n`)).toBe('app.ts');
});

it('says where a page that cannot be read is wrong', async () => {
  await expect(
    pageSamples(siteDir)(`${LIVE}{spreadsheet-sdk <\n`, FILE),
  ).rejects.toThrow(FILE);
});
