import {expect, it} from 'vitest';
import {decodable} from '../../src/site/decodable';

it.each([
  ['#%', '#%25'],
  ['#100%off', '#100%25off'],
  ['#100%25off', '#100%25off'],
  ['/ocr/%E0%A4', '/ocr/%25E0%25A4'],
  ['/ocr/%ed%95%9c', '/ocr/%ed%95%9c'],
  ['/한글', '/한글'],
  ['%%%', '%25%25%25'],
  ['%2', '%252'],
  ['%zz%20', '%25zz%20'],
  ['%C0%80', '%25C0%2580'],
  ['%ff%20', '%25ff%2520'],
  ['', ''],
])('%s becomes %s', (part, sound) => {
  expect(decodable(part)).toBe(sound);
});

it('gives what can be decoded, and changes that no more, whatever it is given', () => {
  const letters = ['%', '%2', '0', 'e', 'A4', '%E0', '한', '#', '/', '\u0000'];
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  for (let round = 0; round < 2000; round++) {
    const length = next() % 9;
    const text = Array.from(
      {length},
      () => letters[next() % letters.length],
    ).join('');
    const sound = decodable(text);
    expect(() => decodeURIComponent(sound), text).not.toThrow();
    expect(decodable(sound), text).toBe(sound);
  }
});
