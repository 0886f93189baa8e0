import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {
  FILL_WORDS,
  SCALE_WORDS,
} from '../../../scripts/samples/spreadsheet/pictures/colours';
import {withPictures} from '../../../scripts/samples/spreadsheet/pictures/write';
import {runSpreadsheetSamples} from '../../../scripts/samples/spreadsheet/run';
import {pageWriter, placesOf, sample} from './support';

const page = pageWriter();

const SAMPLE =
  sample(`sheet.range('A1:B3').setValues([['Tea', 12], ['Ink', 8], ['Pen', 5]]);
sheet.range('A1:B1').setFormat({font: {bold: true}, fill: {color: '#D6E6FA'}});
sheet.range('B4').setFormula('=SUM(B1:B3)');
sheet.setRowsHidden(2, 1, true);`);

/** A picture of what that leaves, but for what its caption says and the number of Ink. */
const picture = (says: string, ink: number) => `<SheetPicture
  caption="${says}"
  formula="B4 =SUM(B1:B3)"
  columns="m m"
  rowNumbers={[1, 2, 4]}
  rows={[[{t: 'Tea', f: 'bold fillBlue'}, {t: 12, f: 'bold fillBlue'}], ['Ink', ${ink}], [null, {t: 25, f: 'active'}]]}
/>`;

test('pictures are held to what their samples leave, and drawn anew', async () => {
  const right = 'The sum of B1:B3 is 25; row 3 is hidden.';
  const says = 'The cell Z9 is 26; row 8 is hidden.';
  const wrong = page('wrong.mdx', `${SAMPLE}\n\n${picture(says, 9)}`);
  const {pictures} = await runSpreadsheetSamples(process.cwd(), [
    page('right.mdx', `${SAMPLE}\n\n${picture(right, 8)}`),
    wrong,
    page('alone.mdx', picture(right, 8)),
    page(
      'coloured.mdx',
      `${sample("sheet.range('A1').setFill('#123456');")}\n\n<SheetPicture caption="Blue." columns="m" rows={[[null]]} />`,
    ),
    page(
      'byHand.mdx',
      `{/* picture: by-hand="a run has no user" */}\n\n${picture('Typed.', 2)}`,
    ),
  ]);
  expect(placesOf(pictures.problems)).toEqual([
    'alone.mdx:7: a picture without a sample that runs above it',
    expect.stringMatching(/^coloured\.mdx:13: the background colour #123456/),
    ...['26', 'Z9', 'no word of row 3, which is hidden', 'row 8'].map(
      (what) => `wrong.mdx:16: ${what} in "${says}"`,
    ),
    'wrong.mdx:16: rows of a picture: 9 where the run leaves {"t":"8"}',
  ]);
  expect(pictures.byHand).toMatchObject([{reason: 'a run has no user'}]);
  const text = readFileSync(wrong.file, 'utf8');
  const drawn = pictures.drawn.filter(({picture: {page: of}}) => of === wrong);
  const plain = (mdx: string) => mdx.replaceAll(/\s|,(?=\s*\])/g, '');
  expect(plain(withPictures(text, drawn))).toBe(
    plain(text.replace("'Ink', 9", "'Ink', 8")),
  );
});

test('the words of colours are drawn in those colours', () => {
  const css = readFileSync(
    'src/components/sheet/SheetPicture/styles.module.css',
    'utf8',
  );
  const words = [
    ...Object.entries(FILL_WORDS).filter(([, word]) => word !== ''),
    ...['scale2', 'scale4'].map((word) => [SCALE_WORDS[word]!, word] as const),
  ];
  for (const [color, word] of words) {
    const name = word
      .replace('fill', '')
      .replace('scale', 'scale-')
      .toLowerCase();
    expect(css).toContain(`--sheet-${name}: ${color.toLowerCase()};`);
  }
});
