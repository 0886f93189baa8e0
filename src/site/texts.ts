import {LOCALES, STRINGS} from './locales';
import type {Locale, Localized, Strings} from './locales';

/**
 * A text in a locale.
 *
 * @param strings - the texts of the locale; unused for Korean and English, which the text carries
 * @throws Error naming text and locale when there is no translation: nothing falls back in silence
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

/** A text in a locale, for the build. In the browser `useText` gives it without the other locales. */
export function textIn(text: Localized, locale: Locale): string {
  return resolveText(text, locale, STRINGS[locale]);
}

/** A text in every locale, the same spelling once. */
export function everyTextOf(text: Localized): string[] {
  return [...new Set(LOCALES.map((locale) => textIn(text, locale)))];
}
