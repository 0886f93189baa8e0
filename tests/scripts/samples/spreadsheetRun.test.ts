import {writeFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {runSpreadsheetSamples} from '../../../scripts/samples/spreadsheet/run';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';

const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
afterAll(() => rmSync(folder, {recursive: true}));

const CREATE = `import {createSpreadsheet} from 'spreadsheet-sdk';
const {activeSheet: sheet, engine} = await createSpreadsheet('#sheet', {licenseKey: 'KEY'});`;

function page(name: string, text: string) {
  const file = path.join(folder, name);
  writeFileSync(file, `---\ntitle: Page\n---\n\n${text}\n`);
  return parseMarkdownFile(file);
}

test('a sample is run with what continues it, and its output is compared', async () => {
  const pages = [
    page(
      'right.mdx',
      `\`\`\`ts title="app.ts"\n${CREATE}\nsheet.range('A1').setFormula('=2*3');\n\`\`\`\n\n` +
        '```ts title="app.ts" continues\nawait engine.whenIdle();\nconsole.log(sheet.range(\'A1\').getValue());\n```\n\n' +
        '```text title="Console"\n6\n```',
    ),
    page(
      'wrong.mdx',
      `\`\`\`ts title="app.ts"\n${CREATE}\nconsole.log(sheet.name);\n\`\`\`\n\n\`\`\`text title="Console"\nSheet9\n\`\`\``,
    ),
    page(
      'throws.mdx',
      `\`\`\`ts title="app.ts"\n${CREATE}\nsheet.range('nowhere at all');\n\`\`\``,
    ),
  ];
  const {runCount, outputCount, problems} = await runSpreadsheetSamples(
    process.cwd(),
    pages,
  );
  expect({runCount, outputCount}).toEqual({runCount: 3, outputCount: 2});
  expect(
    problems.map(({file, line}) => `${path.basename(file)}:${line}`),
  ).toEqual(['throws.mdx:8', 'wrong.mdx:12']);
  expect(problems[0]!.found).toContain("'nowhere at all' is not an area");
  expect(problems[1]!.found).toContain('Sheet1');
});

test('another module takes the place of the reference', async () => {
  const runtime = path.join(folder, 'other.mjs');
  writeFileSync(
    runtime,
    "export const createSpreadsheet = async () => ({activeSheet: {name: 'Other'}, engine: {}});\n",
  );
  const sample = page(
    'other.mdx',
    `\`\`\`ts title="app.ts"\n${CREATE}\nconsole.log(sheet.name);\n\`\`\`\n\n\`\`\`text title="Console"\nOther\n\`\`\``,
  );
  const {problems} = await runSpreadsheetSamples(
    process.cwd(),
    [sample],
    runtime,
  );
  expect(problems).toEqual([]);
});
