import {expect, test} from 'vitest';
import {runSpreadsheetSamples} from '../../../scripts/samples/spreadsheet/run';
import {pageWriter, candidatePaths, sample} from './support';

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
  expect(candidatePaths(report.problems)).toEqual([
    expect.stringMatching(/^throws\.mdx:10: .*'nowhere at all'/),
    expect.stringMatching(/^wrong\.mdx:14: the sample logs\nSheet1/),
  ]);
});
