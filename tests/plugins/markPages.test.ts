import {expect, it} from 'vitest';
import {markLivePages} from '../../src/plugins/live-samples/markPages';
import {sourceReader} from '../../src/plugins/sourceReader';
import {holdsLiveSamples} from '../../src/site/frontMatter';

const parse = async (body: string, file = 'cells.mdx'): Promise<object> => {
  const {frontMatter} = await markLivePages(sourceReader(process.cwd()))({
    filePath: `${process.cwd()}/docs-spreadsheet/${file}`,
    fileContent: `---\ntitle: Cells\ndescription: Cells.\n---\n\n${body}\n`,
    defaultParseFrontMatter: async () => ({
      frontMatter: {title: 'Cells'},
      content: body,
    }),
  });
  return frontMatter;
};

const fence = (code: string) => `\`\`\`ts title="app.ts"\n${code}\n\`\`\``;

const LIVE = fence(
  "import {createSpreadsheet} from 'spreadsheet-sdk';\nawait createSpreadsheet('#sheet', {licenseKey: 'K'});",
);

it('marks the pages whose samples readers can run', async () => {
  const live = await parse(LIVE);
  expect(live).toMatchObject({title: 'Cells'});
  expect(holdsLiveSamples(live)).toBe(true);
});

it('marks the guides whose files together are applications', async () => {
  const component = 'export function App() { return null; }';
  const guide = await parse(`\`\`\`tsx title="App.tsx"\n${component}\n\`\`\``);
  expect(holdsLiveSamples(guide)).toBe(true);
});

it.each([
  ['without samples', 'Text about spreadsheet-sdk.'],
  ['whose samples cannot run', fence('type A = string;')],
  ['that cannot be read', '{spreadsheet-sdk <'],
])('leaves pages %s as they are', async (_name, body) => {
  expect(await parse(body)).toEqual({title: 'Cells'});
});

it('leaves parts of pages alone, which must have no front matter', async () => {
  expect(await parse(LIVE, '_home-sample.mdx')).toEqual({title: 'Cells'});
});
