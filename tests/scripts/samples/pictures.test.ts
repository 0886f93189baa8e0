import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it, test} from 'vitest';
import {isNumeric} from '../../../src/components/sheet/SheetPicture/CellView';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import {
  FILL_WORDS,
  SCALE_WORDS,
} from '../../../scripts/samples/spreadsheet/pictures/colours';
import {unknownFigures} from '../../../scripts/samples/spreadsheet/pictures/figures';
import {alignedByItself} from '../../../scripts/samples/spreadsheet/pictures/formatWords';
import {
  MOST_BY_HAND,
  mostByHand,
} from '../../../scripts/samples/spreadsheet/pictures/mostByHand';
import {withPictures} from '../../../scripts/samples/spreadsheet/pictures/write';
import {runSpreadsheetSamples} from '../../../scripts/samples/spreadsheet/run';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, {recursive: true}));

const CREATE = `import {createSpreadsheet} from 'spreadsheet-sdk';
const {activeSheet: sheet} = await createSpreadsheet('#sheet', {licenseKey: 'KEY'});`;

const SAMPLE = `\`\`\`ts title="app.ts"
${CREATE}
sheet.range('A1:B3').setValues([['Tea', 12], ['Ink', 8], ['Pen', 5]]);
sheet.range('A1:B1').setFormat({font: {bold: true}, fill: {color: '#D6E6FA'}});
sheet.range('B4').setFormula('=SUM(B1:B3)');
sheet.setRowsHidden(2, 1, true);
\`\`\``;

function page(name: string, text: string) {
  const file = path.join(folder, name);
  writeFileSync(file, `---\ntitle: Page\n---\n\n## One {#one}\n\n${text}\n`);
  return parseMarkdownFile(file);
}

const HEADS = `{t: 'Tea', f: 'bold fillBlue'}, {t: 12, f: 'bold fillBlue'}`;
const picture = (caption: string, rows: string) =>
  `<SheetPicture\n  caption="${caption}"\n  formula="B4 =SUM(B1:B3)"\n  columns="m m"\n  rowNumbers={[1, 2, 4]}\n  rows={${rows}}\n/>`;

test('pictures are held to what their samples leave, and drawn anew', async () => {
  const right = page(
    'right.mdx',
    `${SAMPLE}\n\n${picture('The sum of B1:B3 is 25; row 3 is hidden.', `[[${HEADS}], ['Ink', 8], [null, {t: 25, f: 'active'}]]`)}`,
  );
  const wrong = page(
    'wrong.mdx',
    `${SAMPLE}\n\n${picture('The sum is 26; row 3 is hidden.', `[[${HEADS}], ['Ink', 9], [null, {t: 25, f: 'active'}]]`)}`,
  );
  const alone = page('alone.mdx', picture('Nothing.', `[['Ink', 9]]`));
  const coloured = page(
    'coloured.mdx',
    `\`\`\`ts title="app.ts"\n${CREATE}\nsheet.range('A1').setFill('#123456');\n\`\`\`\n\n<SheetPicture caption="Blue." columns="m" rows={[[null]]} />`,
  );
  const byHand = page(
    'byHand.mdx',
    `{/* picture: by-hand="a run has no user" */}\n\n${picture('Typed.', `[['Ink', 9]]`)}`,
  );
  const {pictures} = await runSpreadsheetSamples(process.cwd(), [
    right,
    wrong,
    alone,
    coloured,
    byHand,
  ]);
  expect(
    pictures.problems
      .map(({file, line, found}) => `${path.basename(file)}:${line}: ${found}`)
      .sort(),
  ).toEqual([
    'alone.mdx:7: a picture without a sample that runs above it',
    'coloured.mdx:13: the background colour #123456; pictures have #FFFFFF, #D6E6FA, #D9F0D3, #FDF0BF, #FBDCD9, #FDE2C8, #E6E8EC, #E9DFF5, #1F4E79',
    'wrong.mdx:16: 26 in "The sum is 26; row 3 is hidden."',
    'wrong.mdx:16: rows of a picture: 9 where the run leaves {"t":"8"}',
  ]);
  expect(pictures.byHand.map(({reason}) => reason)).toEqual([
    'a run has no user',
  ]);
  const text = readFileSync(wrong.file, 'utf8');
  const drawn = pictures.drawn.filter(({picture: {page: of}}) => of === wrong);
  const plain = (page: string) => page.replaceAll(/\s|,(?=\s*\])/g, '');
  expect(plain(withPictures(text, drawn))).toBe(
    plain(text.replace("'Ink', 9", "'Ink', 8")),
  );
});

describe('unknownFigures', () => {
  const known = {
    texts: ["sheet.range('A1:C3')", '1,200', '50%'],
    rows: [1, 2, 5],
    hiddenRows: [3, 4],
  };

  it.each([
    ['The range A1:C3 holds 1200, half of it (50).', []],
    ['Rows 3 and 4 are hidden.', []],
    ['Row 3 is hidden.', ['no word of row 4, which is hidden']],
    ['Rows 2 and 9.', ['row 9']],
    ['The cell Z9 holds 1,300.', ['Z9', '1300']],
  ])('of "%s": %o', (text, unknown) => {
    const rows = text.includes('hidden') ? known : {...known, hiddenRows: []};
    expect(unknownFigures(text, rows)).toEqual(unknown);
  });
});

test('pictures by hand are few, and say why', () => {
  const one = (reason: string) =>
    ({page: {file: 'a.mdx'}, line: 1, reason}) as never;
  const many = Array.from({length: MOST_BY_HAND + 1}, () =>
    one('a run has no user'),
  );
  expect(mostByHand({byHand: many}).map(({found}) => found)).toEqual([
    `picture number ${MOST_BY_HAND + 1} that is typed by hand`,
  ]);
  expect(mostByHand({byHand: [one('so')]})).toHaveLength(1);
});

test('the words of colours are drawn in those colours', () => {
  const css = readFileSync(
    'src/components/sheet/SheetPicture/styles.module.css',
    'utf8',
  );
  const fills = Object.entries(FILL_WORDS).filter(([, word]) => word !== '');
  expect(fills.length).toBeGreaterThan(5);
  for (const [color, word] of fills) {
    const name = word.replace('fill', '').toLowerCase();
    expect(css).toContain(`--sheet-${name}: ${color.toLowerCase()};`);
  }
  for (const word of ['scale2', 'scale4']) {
    const name = word.replace('scale', 'scale-');
    expect(css).toContain(
      `--sheet-${name}: ${SCALE_WORDS[word]!.toLowerCase()};`,
    );
  }
});

test.each(['12', '-3.5', '1,200', '50%', '€ 7', '2026-11-05', 'A1', '1k', ''])(
  'the text "%s" is aligned as pictures align it',
  (text) => {
    expect(alignedByItself(text) === 'right').toBe(isNumeric(text));
  },
);
