import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {writePictures} from '../../../scripts/samples/spreadsheet/pictures/writePictures';
import {runSpreadsheetSamples} from '../../../scripts/samples/spreadsheet/run';
import {pageWriter, placesOf, sample} from './support';

const page = pageWriter();
const output = (text: string) =>
  `\n\n\`\`\`text title="Console"\n${text}\n\`\`\``;

test('a sample is run with what continues it, and its output is compared', async () => {
  const continued = `\n\n\`\`\`ts title="app.ts" continues
await engine.whenIdle();
console.log(sheet.range('A1').getValue());
\`\`\``;
  const pages = [
    page(
      'right.mdx',
      sample("sheet.range('A1').setFormula('=2*3');") + continued + output('6'),
    ),
    page('wrong.mdx', sample('console.log(sheet.name);') + output('Sheet9')),
    page('throws.mdx', sample("sheet.range('nowhere at all');")),
  ];
  const report = await runSpreadsheetSamples(process.cwd(), pages);
  expect(report).toMatchObject({runCount: 3, outputCount: 2});
  expect(placesOf(report.problems)).toEqual([
    expect.stringMatching(/^throws\.mdx:10: .*'nowhere at all'/),
    expect.stringMatching(/^wrong\.mdx:14: the sample logs\nSheet1/),
  ]);
});

test('a sample that fails is named, while the pictures of others are written', async () => {
  const picture =
    '\n\n<SheetPicture caption="A cell." columns="m" rows={[[]]} />';
  const draws = page(
    'draws.mdx',
    sample("sheet.range('A1').setValue(7);") + picture,
  );
  const {summary, problems} = await writePictures(process.cwd(), [
    page('fails.mdx', sample("sheet.range('nowhere!!');") + picture),
    draws,
  ]);
  expect(placesOf(problems)[0]).toMatch(/^fails\.mdx:10: the sample fails: /);
  expect(problems.filter(({file}) => file === draws.file)).toEqual([]);
  expect(summary).toContain('1 pages written');
  expect(readFileSync(draws.file, 'utf8')).toMatch(
    /rows=\{\[\s*\[7\],?\s*\]\}/,
  );
});
