import {expect, it} from 'vitest';
import {stripParticle, toLetters} from '../../../src/search/text/hangul';

it('spells Korean as it is typed', () => {
  expect(stripParticle('문서를')).toBe('문서');
  expect(toLetters('문서').startsWith(toLetters('문ㅅ'))).toBe(true);
});
