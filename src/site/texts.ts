import {LOCALES, STRINGS} from './locales';
import type {Locale, Localized, Strings} from './locales';

/**
 * Returns a text in a locale.
 *
 * @param strings - texts of a third language; unused for Korean and English
 * @throws Error naming text and locale if there is no translation
 */
export function resolveText(
  text: Localized,
  locale: Locale,
  strings: Strings | undefined,
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
export function textIn(text: Localized, locale: Locale): string {
  return resolveText(text, locale, STRINGS[locale]);
}

/** Returns a text in all locales, without duplicates. */
export function listLocalizedTexts(text: Localized): string[] {
  return [...new Set(LOCALES.map((locale) => textIn(text, locale)))];
}
