import {describe, expect, it} from 'vitest';
import {confirmTranslations} from '../../../scripts/translated/confirmTranslations';

const FILE = 'i18n/ko/code.json';
const ENGLISH = new Map([
  ['site.a', {message: 'One page'}],
  ['site.b', {message: 'Two'}],
  ['theme.c', {message: 'Three', description: 'A number'}],
]);
const ENTRIES = {
  'site.a': {message: '한 페이지', description: 'A page'},
  'site.b': {message: '둘'},
  'theme.c': {message: '셋', description: 'A number'},
  'theme.other': {message: '다른'},
};

describe('confirming', () => {
  it('writes the English text into the entry that is named alone', () => {
    expect(confirmTranslations(FILE, ENTRIES, ENGLISH, ['site.a'])).toEqual({
      ...ENTRIES,
      'site.a': {message: '한 페이지', description: 'One page'},
    });
  });

  it('without an id fills new entries and those of write-translations, and leaves stale ones to be looked at', () => {
    expect(confirmTranslations(FILE, ENTRIES, ENGLISH, [])).toEqual({
      ...ENTRIES,
      'site.b': {message: '둘', description: 'Two'},
      'theme.c': {message: '셋', description: 'Three'},
    });
  });

  it.each([
    ['site.c', 'Add it to i18n/ko/code.json first'],
    ['theme.other', 'No source has it'],
  ])('refuses "%s"', (id, says) => {
    expect(() => confirmTranslations(FILE, ENTRIES, ENGLISH, [id])).toThrow(
      says,
    );
  });
});
