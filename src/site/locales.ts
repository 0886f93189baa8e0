/** Languages the interface is written in. */
export const LOCALES = ['ko', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** A text in every language of the interface. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** Values `SITE_LOCALES` may take; the first locale of a set is the default one. */
export const LOCALE_SETS = [['en'], ['ko', 'en']] as const;

export type LocaleSet = (typeof LOCALE_SETS)[number];

/** Language the documentation pages are written in, whatever the language around them. */
export const DOCS_LOCALE: Locale = 'en';

/** How each locale is shown in the language dropdown and announced in `<html lang>`. */
export const LOCALE_CONFIGS = {
  ko: {label: '한국어', htmlLang: 'ko', direction: 'ltr', translate: true},
  en: {label: 'ENG', htmlLang: 'en', direction: 'ltr', translate: true},
} as const satisfies Localized<object>;

/** Path prefix of a locale below a base address: empty for Korean, `/en` for English. */
export const LOCALE_PREFIX: Localized = {ko: '', en: '/en'};

/** Narrows a locale name that Docusaurus reports to the locales of this site. */
export function toLocale(name: string): Locale {
  const locale = LOCALES.find((known) => known === name);
  if (!locale) {
    throw new Error(
      `Unknown locale "${name}": expected one of ${LOCALES.join(', ')}. Add it to src/site/locales.ts.`,
    );
  }
  return locale;
}
