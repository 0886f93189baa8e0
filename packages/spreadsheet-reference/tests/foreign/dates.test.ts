import {afterEach, expect, test} from 'vitest';
import {eachForeignFile, findSheet, readValues} from './workbookFile';

const {open} = eachForeignFile();

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

const STYLES =
  '<xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="170"/><xf numFmtId="31"/><xf numFmtId="40"/>';

const CELLS = [
  ['A1', 's="1"', '31', '1/31/1900'],
  ['B1', 's="1"', '59', '2/28/1900'],
  ['C1', 's="1"', '61', '3/1/1900'],
  ['D1', 's="1"', '32051', '10/1/1987'],
  ['E1', 's="2"', '0.5', '12:00'],
  ['F1', 's="3"', '1.5', '36:00:00'],
  ['G1', 's="4"', '45000', '2023년 03월 15일'],
  ['H1', 's="1" t="d"', '2020-10-04T00:00:00Z', '10/4/2020'],
  ['I1', 's="1"', '60', '2/29/1900'],
  ['J1', 's="5"', '-5', '(5.00)'],
] as const;

test.each(['UTC', 'Asia/Seoul', 'Australia/Sydney', 'America/Sao_Paulo'])(
  'dates are the same days in %s, and times and durations are not dates',
  async (name) => {
    process.env.TZ = name;
    const document = await open({
      styles: STYLES,
      cells: Object.fromEntries(
        CELLS.map(([address, style, value]) => [address, [style, value]]),
      ),
    });
    const sheet = findSheet(document);
    const texts = sheet.range('A1:J1').getTexts().flat();
    expect(texts).toEqual(CELLS.map(([, , , text]) => text));
    const days = readValues(document, 'A1:D1').map((day) =>
      (day as Date).toLocaleDateString('en-US'),
    );
    expect(days).toEqual(texts.slice(0, 4));
    expect(readValues(document, 'E1:F1')).toEqual([0.5, 1.5]);
    sheet.range('A2:D2').setValues([readValues(document, 'A1:D1')]);
    expect(sheet.range('A2:D2').getTexts()).toEqual([texts.slice(0, 4)]);
  },
);

test('durations can be ISO 8601, and numbers after the last date stay numbers', async () => {
  const document = await open({
    styles: STYLES,
    cells: {
      A1: ['s="3" t="d"', 'PT26H11M0.000S'],
      B1: ['s="1"', 2958465],
      C1: ['s="1"', 1000000000000],
    },
  });
  const [duration, last, number] = readValues(document, 'A1:C1');
  expect(duration).toBeCloseTo(26 / 24 + 11 / 1440, 12);
  expect((last as Date).getFullYear()).toBe(9999);
  expect(number).toBe(1e12);
});

test('dates of the 1904 system are the same days, and durations the same', async () => {
  const document = await open({
    styles: STYLES,
    // Newer programs add an extension of the same name.
    properties:
      '<workbookPr date1904="1"/><ext><x15:workbookPr chartTrackingRefBase="1"/></ext>',
    cells: {
      A1: ['s="1"', 1],
      B1: ['s="3"', 1.5],
      C1: ['s="1" t="d"', '2020-01-02'],
    },
  });
  const texts = findSheet(document).range('A1:C1').getTexts();
  expect(texts).toEqual([['1/2/1904', '36:00:00', '1/2/2020']]);
});
