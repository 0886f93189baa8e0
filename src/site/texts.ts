import {LOCALES, STRINGS_BY_LOCALE} from './locales';
import type {Locale, LocalizedText, LocaleStrings} from './locales';

/**
 * Returns a text in a locale.
 *
 * @param strings - texts of a third language; unused for Korean and English
 * @throws Error naming text and locale if there is no translation
 */
export function resolveLocalizedText(
  text: LocalizedText,
  locale: Locale,
  strings: LocaleStrings | undefined,
): string {
  const found =
    locale in text
      ? (text as Readonly<Partial<Record<Locale, string>>>)[locale]
      : strings?.[text.en];
  if (found === undefined) {
    throw new Error(
      `The text "${text.en}" has no translation for the locale "${locale}": expected an entry of that name in src/site/strings/${locale}.ts.`,
    );
  }
  return found;
}

/** Returns a text in a locale at build time. Browser code uses `useText`, which loads the texts of one locale only. */
export function getLocalizedText(text: LocalizedText, locale: Locale): string {
  return resolveLocalizedText(text, locale, STRINGS_BY_LOCALE[locale]);
}

/** Returns a text in all locales, without duplicates. */
export function listLocalizedTexts(text: LocalizedText): string[] {
  return [...new Set(LOCALES.map((locale) => getLocalizedText(text, locale)))];
}
