import {describe, expect, it} from 'vitest';
import {
  fillCatalogue,
  formatMissing,
  listOpenEntries,
} from '../../../scripts/translated/contracts';

const text = (key: string, hash: string) => ({
  key,
  hash,
  text: `English of ${key}`,
  name: 'ocr/run',
  file: 'run.json',
});
const TEXTS = [text('run', '1'), text('run @return', '2'), text('stop', '3')];
const CATALOGUE = {
  stop: {hash: '3', text: '멈춤'},
  'run @return': {hash: '0', text: '값'},
  gone: {hash: '4', text: '없음'},
};

describe('comments of contracts', () => {
  it('that are missing or stale are listed with their English text', () => {
    expect(listOpenEntries(TEXTS, CATALOGUE)).toEqual({
      run: {en: 'English of run', hash: '1', text: ''},
      'run @return': {en: 'English of run @return', hash: '2', text: '값'},
    });
  });

  it('are added in the order of the contract, except empty ones', () => {
    const filled = {
      'run @return': {hash: '2', text: ''},
      run: {en: 'English', hash: '1', text: '실행'},
    };
    const made = fillCatalogue(TEXTS, CATALOGUE, filled);
    expect(JSON.stringify(made)).toBe(
      '{"run":{"hash":"1","text":"실행"},"run @return":{"hash":"0","text":"값"},"stop":{"hash":"3","text":"멈춤"}}',
    );
  });

  it.each([
    ['stop', 'whose English text is another one now'],
    ['rum', 'Did you mean run?'],
  ])('are refused without their English text: %s', (key, says) => {
    const filled = {[key]: {hash: '0', text: '값'}};
    expect(() => fillCatalogue(TEXTS, {}, filled)).toThrow(says);
  });

  it('are counted by page, or printed', () => {
    expect(formatMissing(['ja'], [])).toMatch(/^ocr\/run: \d+ of \d+$/m);
    const printed: unknown = JSON.parse(formatMissing(['ja'], ['ocr/run']));
    expect(printed).toMatchObject({
      'i18n/ja/contracts/ocr/run.json': {'run @brief': {text: ''}},
    });
    expect(() => formatMissing(['ja'], ['ocr/rum'])).toThrow(
      'Did you mean ocr/run?',
    );
  });
});
