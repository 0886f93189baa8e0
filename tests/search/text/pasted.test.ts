import {expect, it} from 'vitest';
import {isPasted} from '../../../src/search/text/pasted';

it.each([
  'bash: ./app: cannot execute binary file',
  "undefined reference to `main'",
  "Failed to construct 'Worker'",
  'TypeError [ERR_INVALID_ARG_TYPE]',
  'DISK_FULL while writing',
  '{"code":12}',
  'library libc.so not found',
])('takes what a program prints for pasted: %s', (query) => {
  expect(isPasted(query)).toBe(true);
});

it.each([
  'how do I open a file?',
  "why doesn't it start",
  '"gpu count"',
  'read-only sheets, for viewers',
  'C++ wrapper',
  '셀 서식 바꾸기',
  'version 2.5',
])('takes nothing for pasted that people type: %s', (query) => {
  expect(isPasted(query)).toBe(false);
});
