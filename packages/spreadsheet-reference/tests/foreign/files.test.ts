// Whole files: encrypted ones, and ones that are not workbooks.
import {strToU8} from 'fflate';
import {expect, test} from 'vitest';
import type {IntegratedDocument} from '../../src/contract';
import {encrypt} from '../../src/lazy/encryption';
import {
  createFile,
  eachForeignFile,
  findSheet,
  MAIN,
  readValues,
  relation,
  withReason,
  zip,
} from './workbookFile';
import {sdkError} from '../page';

const {page, open, openFile} = eachForeignFile();

test('control characters and fractions survive saving', async () => {
  const {documents} = page.spreadsheet;
  const document = documents.create();
  const values = [
    ['_x0041_', 1 / 3],
    ['a\u0001b\ud801', null],
  ];
  const [sheet] = [...document.workbook.sheets];
  sheet!.range('A1:B2').setValues(values);
  sheet!.range('B1').setNumberFormat('h:mm');
  const next = await documents.open(await document.save());
  const [found] = [...next.workbook.sheets];
  expect(found!.range('A1:B2').getValues()).toEqual(values);
});

test('an encrypted file keeps every digit, and unsupported parts are reported', async () => {
  const plain = createFile({
    styles: '<xf numFmtId="0"/><xf numFmtId="22"/>',
    cells: {A1: ['s="1"', '45000.123456789012']},
    parts: {'xl/comments1.xml': '<comments/>'},
  });
  const bytes = await encrypt(plain, 'secret', {spinCount: 100});
  const {documents} = page.spreadsheet;
  const document = await documents.open(new Uint8Array(bytes), {
    password: 'secret',
  });
  expect(document.leftOut).toHaveLength(1);
  const serial = (from: IntegratedDocument) =>
    findSheet(from).range('A1').setNumberFormat('General').getValue();
  const saved = await document.save({password: 'secret'});
  expect(serial(document)).toBe(45000.123456789012);
  const next = await documents.open(saved, {password: 'secret'});
  expect(serial(next)).toBe(45000.123456789012);
  await expect(
    documents.open(saved, {password: 'other'}),
  ).rejects.toMatchObject({code: 'WRONG_PASSWORD'});
});

test('names of other workbooks keep results, and what is lost is reported', async () => {
  const document = await open({
    properties: '<calcPr iterate="1"/>',
    names: [['rate', '[1]Rates!$A$1']],
    cells: {
      A1: ['=rate*10', 25],
      A2: '<f t="array" ref="A2:A2">_xlfn.SEQUENCE(1)</f><v>1</v>',
      A3: ['cm="1"', '<f t="array" ref="A3:A4">_xlfn.SEQUENCE(2)</f><v>1</v>'],
    },
  });
  expect(readValues(document, 'A1:A4')).toEqual([25, 1, 1, 2]);
  expect(document.leftOut).toEqual([
    withReason('Iterative calculation'),
    withReason("1 formulas of 'S' read other workbooks"),
    withReason("1 formulas of 'S' fill as many cells"),
  ]);
});

test('names of sheets that are not allowed are repaired and reported', async () => {
  const name = `History of ${'x'.repeat(40)}`;
  const sheetOf = (title: string, id: string) =>
    `<sheet name="${title}" r:id="${id}"/>`;
  const document = await open({
    sheets: sheetOf(name, 'h') + sheetOf('History', 'i') + sheetOf('s', 'j'),
    relations: ['h', 'i', 'j']
      .map((id) => relation(id, 'worksheet', `worksheets/${id}.xml`))
      .join(''),
    parts: Object.fromEntries(
      ['h', 'i', 'j'].map((id) => [
        `xl/worksheets/${id}.xml`,
        `<worksheet ${MAIN}><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>`,
      ]),
    ),
    cells: {A1: `='${name}'!A1+History!A1`},
  });
  expect([...document.workbook.sheets].map((sheet) => sheet.name)).toEqual([
    'S',
    name.slice(0, 31),
    'History_2',
    's_2',
  ]);
  expect(document.leftOut).toHaveLength(3);
  const [first] = [...document.workbook.sheets];
  expect(first!.range('A1').getValue()).toBe(14);
  await document.save();
});

test('the encryption of Excel 2007 is named, and rows without a number are refused', async () => {
  const old = new Uint8Array(
    Buffer.from('EncryptedPackage EncryptionInfo', 'utf16le'),
  );
  const bytes = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...old]);
  await expect(
    page.spreadsheet.documents.open(bytes, {password: 'right'}),
  ).rejects.toThrow(sdkError('FORMAT_UNSUPPORTED'));
  const parts = {
    'xl/worksheets/sheet0.xml': `<worksheet ${MAIN}><sheetData><row r="abc"><c><v>1</v></c></row></sheetData></worksheet>`,
  };
  await expect(open({parts})).rejects.toThrow(sdkError('FILE_UNREADABLE'));
});

test.each([
  ['damaged', strToU8('PK\u0003\u0004 nothing')],
  ['OpenDocument', zip({'content.xml': '<a/>'})],
  ['workbook.xml is missing', zip({'xl/other.xml': '<a/>'})],
  ['xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
])('a file that is not a workbook is refused: %s', async (message, bytes) => {
  const opening = openFile(bytes as Uint8Array<ArrayBuffer>);
  await expect(opening).rejects.toMatchObject({
    name: 'SpreadsheetError',
    code: 'FILE_UNREADABLE',
    message: expect.stringContaining(message) as string,
  });
});
