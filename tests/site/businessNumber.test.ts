import {expect, it} from 'vitest';
import {isBusinessNumber} from '../../src/site/businessNumber';

it.each(['123-45-67891', '000-00-00000', '100-00-00009', '999-99-99997'])(
  '%s is a business number',
  (text) => {
    expect(isBusinessNumber(text)).toBe(true);
  },
);

it.each([
  '123-45-67890',
  '213-45-67891',
  '1234567891',
  '12-345-67891',
  '123-45-678910',
  ' 123-45-67891',
  '',
])('"%s" is none', (text) => {
  expect(isBusinessNumber(text)).toBe(false);
});
