// Whole files: encrypted ones, and ones that are not workbooks.
import {strToU8} from 'fflate';
import {expect, test} from 'vitest';
import type {IntegratedDocument} from '../../src/contract';
import {encrypt} from '../../src/lazy/encryption';
import {createFile, eachForeignFile, findSheet, zip} from './workbookFile';

const {page, openFile} = eachForeignFile();

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
