import {describe, expect, it} from 'vitest';
import {localeSets, LOCALES, LOCALE_PREFIX} from '../../src/site/locales';
import {everyTextOf, resolveText, textIn} from '../../src/site/texts';

const CART = {ko: '장바구니', en: 'Cart'};

describe('textIn', () => {
  it('takes Korean and English from the text itself', () => {
    expect(textIn(CART, 'ko')).toBe('장바구니');
    expect(textIn(CART, 'en')).toBe('Cart');
    expect(resolveText(CART, 'ko', {Cart: 'another'})).toBe('장바구니');
  });

  it('takes a further language from its table, by the English text', () => {
    expect(resolveText(CART, 'fr' as never, {Cart: 'Panier'})).toBe('Panier');
  });

  it.each([undefined, {}])('falls back to nothing: %j', (strings) => {
    expect(() =>
      resolveText(CART, 'fr' as never, strings),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Error: The text "Cart" has no translation for the locale "fr": expected an entry of that name in src/site/strings/fr.ts.]`,
    );
  });

  it('lists the spellings of a text, each once', () => {
    expect(everyTextOf(CART)).toEqual(
      LOCALES.map((name) => textIn(CART, name)),
    );
    expect(everyTextOf({ko: 'OCR SDK', en: 'OCR SDK'})).toContain('OCR SDK');
    expect(new Set(everyTextOf(CART)).size).toBe(everyTextOf(CART).length);
  });
});

describe('locales', () => {
  it('gives the first no prefix, the others their own', () => {
    expect(LOCALE_PREFIX).toMatchObject({ko: '', en: '/en'});
  });

  it.each([
    [
      ['ko', 'en'],
      ['en', 'ko,en'],
    ],
    [
      ['ko', 'en', 'ja'],
      ['en', 'ko,en', 'ko,en,ja'],
    ],
    [
      ['ko', 'en', 'ja', 'fr'],
      ['en', 'ko,en', 'ko,en,ja', 'ko,en,fr', 'ko,en,ja,fr'],
    ],
  ])('%j may be built as %j', (locales, values) => {
    expect(localeSets(locales).map((set) => set.join(','))).toEqual(values);
  });
});
