// Whole files: encrypted ones, and ones that are not workbooks.
import {createCipheriv, createHash} from 'node:crypto';
import {strFromU8, strToU8, unzipSync} from 'fflate';
import {writeCfb} from '../../../../node_modules/hucre/dist/xlsx/crypto/cfb.mjs';
import {expect, test} from 'vitest';
import type {IntegratedDocument} from '../../src/contract';
import {encrypt} from '../../src/lazy/encryption';
import {
  createFile,
  eachForeignFile,
  findSheet,
  MAIN,
  readSavedSheet,
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
    names: [['rate', '[1]Rates!$A$1']],
    cells: {
      A1: ['=rate*10', 25],
      A2: '<f t="array" ref="A2:A2">_xlfn.SEQUENCE(1)</f><v>1</v>',
      A3: ['cm="1"', '<f t="array" ref="A3:A4">_xlfn.SEQUENCE(2)</f><v>1</v>'],
    },
  });
  expect(readValues(document, 'A1:A4')).toEqual([25, 1, 1, 2]);
  expect(document.leftOut).toEqual([
    withReason("1 formulas of 'S' read other workbooks"),
    withReason("1 formulas of 'S' fill as many cells"),
  ]);
});

test('iterative calculation and hidden names are kept', async () => {
  let document = await open({
    properties: '<calcPr iterate="1" iterateCount="7"/>',
    names: [
      ['seen', 'S!$A$1'],
      ['hid', 'S!$A$1', 'hidden="1"'],
      ['half', '0.5', 'hidden="1"'],
    ],
    cells: {A1: '=A1+1', B1: '=SUM(hid,half)'},
  });
  for (const time of ['opened', 'reopened']) {
    expect({time, values: readValues(document, 'A1:B1')}).toEqual({
      time,
      values: [7, 7.5],
    });
    expect(document.leftOut).toEqual([]);
    const saved = await document.save();
    const files = unzipSync(new Uint8Array(await saved.arrayBuffer()));
    const xml = strFromU8(files['xl/workbook.xml']!);
    expect([...xml.matchAll(/name="(\w+)" hidden="1"/g)]).toHaveLength(2);
    expect(xml).toContain('<calcPr iterate="1" iterateCount="7"');
    document = await openFile(saved);
  }
});

test('a dynamic array stays one, and a result that grows is not cut', async () => {
  const parts = {'xl/metadata.xml': '<metadata/>'};
  const document = await open({
    parts,
    cells: {
      A1: 2,
      B1: '=SUM(_xlfn.ANCHORARRAY(C1))',
      C1: ['cm="1"', '<f t="array" ref="C1:C2">_xlfn.SEQUENCE(A1)</f><v>1</v>'],
    },
  });
  const sums = [readValues(document, 'B1:C2')];
  for (const count of [3, 1]) {
    findSheet(document).range('A1').setValue(count);
    await page.spreadsheet.engine.whenIdle();
    sums.push(readValues(document, 'B1:C2'));
  }
  expect(sums).toEqual([
    [3, 1, null, 2],
    [6, 1, null, 2],
    [1, 1, null, null],
  ]);
  const saved = await document.save();
  const files = unzipSync(new Uint8Array(await saved.arrayBuffer()));
  expect(strFromU8(files['xl/metadata.xml']!)).toContain('fDynamic="1"');
  expect(await readSavedSheet(document)).toMatch(
    /<c r="C1"[^>]* cm="1"><f t="array"/,
  );
  const next = await openFile(saved);
  expect(next.leftOut).toEqual([withReason('fill as many cells')]);
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

/** Encrypts a file as Excel 2007 does, with a key of 128 bits. */
function encryptStandard(file: Uint8Array, password: string) {
  const sha1 = (...parts: readonly Uint8Array[]) =>
    createHash('sha1').update(Buffer.concat(parts)).digest();
  const words = (...numbers: readonly number[]) =>
    new Uint8Array(Uint32Array.from(numbers).buffer);
  const salt = new Uint8Array(16).fill(7);
  let hash = sha1(salt, Buffer.from(password, 'utf16le'));
  for (let round = 0; round < 50_000; round += 1) {
    hash = sha1(words(round), hash);
  }
  hash = sha1(hash, words(0));
  const block = new Uint8Array(64).fill(0x36);
  const key = sha1(block.map((byte, at) => byte ^ (hash[at] ?? 0)));
  const encrypt = (data: Uint8Array) => {
    const cipher = createCipheriv('aes-128-ecb', key.subarray(0, 16), null);
    const rest = new Uint8Array(-data.length & 15);
    cipher.setAutoPadding(false);
    return cipher.update(Buffer.concat([data, rest]));
  };
  const verifier = new Uint8Array(16).fill(9);
  const header = words(0x24, 0, 0x660e, 0x8004, 128, 24, 0, 0, 0);
  return writeCfb([
    {
      name: 'EncryptionInfo',
      data: Buffer.concat([
        ...[words(0x20003, 0x24, header.length), header, words(16), salt],
        ...[encrypt(verifier), words(20), encrypt(sha1(verifier))],
      ]),
    },
    {
      name: 'EncryptedPackage',
      data: Buffer.concat([words(file.length, 0), encrypt(file)]),
    },
  ]);
}

test('files with the encryption of Excel 2007 open with their password', async () => {
  const bytes = encryptStandard(createFile({}), 'right');
  const {documents} = page.spreadsheet;
  const openWith = (password?: string) =>
    documents.open(new Uint8Array(bytes), {password});
  expect(readValues(await openWith('right'), 'A1')).toEqual([1]);
  for (const password of ['wrong', undefined]) {
    await expect(openWith(password)).rejects.toThrow(
      sdkError('WRONG_PASSWORD'),
    );
  }
});

test.each(['<row r="abc"><c>', '<row r="1"><c r="A0">'])(
  'rows without a number from 1 are refused: %s',
  async (start) => {
    const parts = {
      'xl/worksheets/sheet0.xml': `<worksheet ${MAIN}><sheetData>${start}<v>1</v></c></row></sheetData></worksheet>`,
    };
    await expect(open({parts})).rejects.toThrow(sdkError('FILE_UNREADABLE'));
  },
);

test.each([
  ['damaged', strToU8('PK\u0003\u0004 nothing')],
  ['OpenDocument', zip({'content.xml': '<a/>'})],
  ['workbook.xml is missing', zip({'xl/other.xml': '<a/>'})],
  ['xls', writeCfb([{name: 'Workbook', data: new Uint8Array(9)}])],
  ['cannot be read', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
])('a file that is not a workbook is refused: %s', async (message, bytes) => {
  const opening = openFile(bytes as Uint8Array<ArrayBuffer>);
  await expect(opening).rejects.toMatchObject({
    name: 'SpreadsheetError',
    code: 'FILE_UNREADABLE',
    message: expect.stringContaining(message) as string,
  });
});
