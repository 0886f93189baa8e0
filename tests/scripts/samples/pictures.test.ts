import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {isNumeric} from '../../../src/components/sheet/SheetPicture/CellView';
import {
  FILL_WORDS,
  SCALE_WORDS,
} from '../../../scripts/samples/spreadsheet/pictures/colours';
import {alignedByItself} from '../../../scripts/samples/spreadsheet/pictures/formatWords';
import {
  MOST_BY_HAND,
  mostByHand,
} from '../../../scripts/samples/spreadsheet/pictures/mostByHand';
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

test('pictures by hand are few, and say why', () => {
  const problems = (count: number, reason: string) =>
    mostByHand({
      byHand: Array.from(
        {length: count},
        () => ({page: {file: 'a.mdx'}, line: 1, reason}) as never,
      ),
    });
  expect(problems(MOST_BY_HAND, 'a run has no user')).toEqual([]);
  expect(problems(MOST_BY_HAND + 1, 'a run has no user')).toHaveLength(1);
  expect(problems(1, 'so')).toHaveLength(1);
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

test.each(['-3.5', '1,200', '50%', '2026-11-05', 'A1', ''])(
  'the text "%s" is aligned as pictures align it',
  (text) => {
    expect(alignedByItself(text) === 'right').toBe(isNumeric(text));
  },
);
