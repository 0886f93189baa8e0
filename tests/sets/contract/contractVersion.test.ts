import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {
  compareVersions,
  contractDay,
  contractVersion,
} from '../../../src/sets/contract/contractVersion';
import {HEADER_FILE} from '../../../src/sets/ocr/contract/headerFile';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';

it.each([HEADER_FILE, CONTRACT_FILE])('%s states its version', (file) => {
  expect(contractVersion(readFileSync(file, 'utf8'))).toBe('1.0');
});

it.each([
  ['/* api.h, Contract version 2.10. */ /** @since 3.0 */', '2.10'],
  [
    '/* api.h */ /** @since 1.9 */ /** \\since v1.10 */ /** @since 1.2 */',
    '1.10',
  ],
  ['/* api.h */ /* contract version 4 */', undefined],
  ['int f(void);', undefined],
])('%s', (text, version) => {
  expect(contractVersion(text)).toBe(version);
});

it.each([
  ['1.9', '1.10', -1],
  ['1.0', '1.0', 0],
  ['2', '1.9.9', 1],
])('%s and %s compare as %i', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign);
  expect(Math.sign(compareVersions(other, one))).toBe(sign === 0 ? 0 : -sign);
});

it.each([
  ['/* api.h, contract version 1.1, 2026-12-01. */', '2026-12-01'],
  ['/* api.h, contract version 1.1, of 2026 */', undefined],
  ['/* api.h, 2026-12-01 */', undefined],
])('%s is of the day %s', (text, day) => {
  expect(contractDay(text)).toBe(day);
});
