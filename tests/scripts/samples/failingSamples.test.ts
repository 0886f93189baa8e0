import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import {writePictures} from '../../../scripts/samples/spreadsheet/pictures/writePictures';

const folder = mkdtempSync(path.join(tmpdir(), 'failing-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('a sample that fails is named with page and line, while the pictures of others are written', async () => {
  const page = (name: string, code: string) => {
    const file = path.join(folder, name);
    writeFileSync(
      file,
      `---\ntitle: Page\n---\n\n## One\n\n\`\`\`ts title="app.ts"\nimport {createSpreadsheet} from 'spreadsheet-sdk';\nconst {activeSheet: sheet} = await createSpreadsheet('#sheet', {licenseKey: 'KEY'});\n${code}\n\`\`\`\n\n<SheetPicture caption="A cell." columns="m" rows={[[]]} />\n`,
    );
    return parseMarkdownFile(file);
  };
  const fails = page('fails.mdx', "sheet.range('nowhere!!').setValue(1);");
  const draws = page('draws.mdx', "sheet.range('A1').setValue(7);");
  const {summary, problems} = await writePictures(process.cwd(), [
    fails,
    draws,
  ]);
  expect(
    problems.map(
      ({file, line, found}) => `${path.basename(file)}:${line}: ${found}`,
    ),
  ).toContainEqual(expect.stringMatching(/^fails\.mdx:10: the sample fails: /));
  expect(problems.every(({file}) => file === fails.file)).toBe(true);
  expect(summary).toContain('1 pages written');
  expect(readFileSync(draws.file, 'utf8')).toMatch(
    /rows=\{\[\s*\[7\],?\s*\]\}/,
  );
});
