import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {findPictureProblems} from '../../../scripts/samples/spreadsheet/report';
import {getPageStore, parseMarkdown} from '../../../src/content';
import {readPictures} from '../../../src/live/pictures/readPictures';
import {pageWriter, candidatePaths, sample} from './support';

const page = pageWriter();
const picture = (props = '') =>
  `\n\n<SheetPicture caption="A cell." ${props} />`;

test('a picture without a sample, of one that fails, or with computed properties is named', async () => {
  const {count, problems} = await findPictureProblems(process.cwd(), [
    page('right.mdx', sample("sheet.range('A1').setValue(7);") + picture()),
    page('fails.mdx', sample("sheet.range('nowhere!!');") + picture()),
    page('alone.mdx', picture('of="app.ts"').trim()),
    page('computed.mdx', sample('') + picture('range={1}')),
  ]);
  expect(count).toBe(2);
  expect(candidatePaths(problems)).toEqual([
    'alone.mdx:7: a picture without a sample "app.ts"',
    'computed.mdx:13: range in braces',
    expect.stringMatching(
      /^fails\.mdx:13: no picture of the sample "app\.ts": .*nowhere/,
    ),
  ]);
});

test('a picture shows the sample above it, the one that it names, or the one inside it', () => {
  const fence = (code: string, title: string) =>
    `\`\`\`ts title="${title}"\n${code}\n\`\`\``;
  const use = "import {version} from 'spreadsheet-sdk';";
  const text = [
    fence(`${use} // first`, 'app.ts'),
    picture(),
    '```ts title="app.ts" continues\n// second\n```',
    fence(`${use} // other`, 'other.ts'),
    picture('of="app.ts"'),
    `<SheetPicture caption="Inside.">\n\n${fence(`${use} // hidden`, 'hidden.ts')}\n\n</SheetPicture>`,
    picture(),
  ].join('\n\n');
  const found = readPictures(
    parseMarkdown(text, 'docs-spreadsheet/x.mdx'),
    getPageStore(),
  );
  expect(
    found.map(({files}) => files.at(-1)!.source.split('// ').at(-1)),
  ).toEqual(['first', 'second', 'hidden', 'other']);
});

test('the landing page shows what the sample on it leaves', () => {
  const file = 'docs-spreadsheet/_home-result.mdx';
  const parsed = parseMarkdown(readFileSync(file, 'utf8'), file);
  const [only] = readPictures(parsed, getPageStore());
  expect(only!.files.at(-1)!.source).toContain("['North', 1200]");
});
