/** A language in which the site's interface is available. */
export interface LocaleRow {
  /** Label in the language menu of the navbar. */
  readonly label: string;
  /** English name of the language, for messages. */
  readonly name: string;
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  /**
   * Letters of the language's script, for use inside a regular-expression character class. A text without any of
   * these letters counts as untranslated. If absent, only a text that equals the English one counts as untranslated.
   */
  readonly letters?: string;
}

/**
 * Languages of the interface.
 *
 * Tables in `src/site` contain their texts in Korean and English. An additional language needs a row here, a
 * table `src/site/strings/{locale}.ts` that maps English texts to translations (registered in {@link
 * STRINGS}), and a folder `i18n/{locale}/`. `npm run check` lists missing texts.
 */
export const LOCALE_TABLE = {
  ko: {
    label: '한국어',
    name: 'Korean',
    htmlLang: 'ko',
    direction: 'ltr',
    letters: '\\p{Script=Hangul}',
  },
  en: {label: 'ENG', name: 'English', htmlLang: 'en', direction: 'ltr'},
} as const satisfies Readonly<Record<string, LocaleRow>>;

/**
 * A locale of the table. `x-further` never occurs (`x-` is BCP 47's prefix for private use); it makes the
 * compiler reject code that handles only Korean and English.
 */
export type Locale = keyof typeof LOCALE_TABLE | 'x-further';

/** Locales for which every table contains texts. */
export const SPECIFIED_LOCALES = ['ko', 'en'] as const;

export type SpecifiedLocale = (typeof SPECIFIED_LOCALES)[number];

/** A text in Korean and English. `resolveLocalizedText` returns it in any locale. */
export type LocalizedText = Readonly<Record<SpecifiedLocale, string>>;

/** English text → text in a third language. */
export type LocaleStrings = Readonly<Record<string, string>>;

/**
 * Texts of each language besides Korean and English. Only the build reads this constant, so that bundlers
 * drop it from browser code.
 */
export const STRINGS_BY_LOCALE: Readonly<
  Partial<Record<Locale, LocaleStrings>>
> = {} satisfies Readonly<
  Record<Exclude<keyof typeof LOCALE_TABLE, SpecifiedLocale>, LocaleStrings>
>;

export const LOCALES = Object.keys(
  LOCALE_TABLE,
) as readonly (keyof typeof LOCALE_TABLE)[];

/** Language in which documentation and texts are written. */
export const DOCS_LOCALE = 'en' as const;

export const TRANSLATED_LOCALES = LOCALES.filter(
  (locale) => locale !== DOCS_LOCALE,
);

/** Locales of a build. The first one is the default. */
export type LocaleSet = readonly [Locale, ...Locale[]];

/**
 * Lists the allowed values of `SITE_LOCALES`: English alone, or Korean, English and any additional locales.
 *
 * @param locales - all locales, in the order of the table
 */
export function listLocaleSets<Name extends string>(
  locales: readonly Name[],
): (readonly [Name | SpecifiedLocale, ...(Name | SpecifiedLocale)[]])[] {
  const further = locales.filter(
    (locale) => !(SPECIFIED_LOCALES as readonly string[]).includes(locale),
  );
  const subsets = further.reduce<Name[][]>(
    (sets, locale) => [...sets, ...sets.map((set) => [...set, locale])],
    [[]],
  );
  return [
    [DOCS_LOCALE],
    ...subsets.map((set) => [...SPECIFIED_LOCALES, ...set] as const),
  ];
}

/** Value of Docusaurus' option `i18n.localeConfigs`. */
export const LOCALE_CONFIGS = mapLocales(({label, htmlLang, direction}) => ({
  label,
  htmlLang,
  direction,
  translate: true,
}));

/** Path prefix of each locale; empty for the first locale. */
export const LOCALE_PREFIX = mapLocales((_row, locale) =>
  locale === LOCALES[0] ? '' : `/${locale}`,
);

function mapLocales<T>(
  valueOf: (row: LocaleRow, locale: Locale) => T,
): Readonly<Record<Locale, T>> {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, valueOf(LOCALE_TABLE[locale], locale)]),
  ) as Record<Locale, T>;
}

/**
 * Converts a locale name from Docusaurus to {@link Locale}.
 * @throws Error if the locale is unknown
 */
export function toLocale(name: string): Locale {
  const locale = LOCALES.find((known) => known === name);
  if (!locale) {
    throw new Error(
      `Unknown locale "${name}": expected one of ${LOCALES.join(', ')}. Add it to src/site/locales.ts.`,
    );
  }
  return locale;
}
