/** What the site knows of a language of its interface. */
export interface LocaleRow {
  /** Name of the language in itself, for the language dropdown. */
  readonly label: string;
  /** Name of the language in English, for messages. */
  readonly name: string;
  /** Value of `<html lang>`. */
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  /**
   * The letters that tell its texts from English ones, as a class of a regular expression. Without
   * them a text counts as translated when it is not the English one.
   */
  readonly letters?: string;
}

/**
 * Languages the interface is written in, one row each: Korean, English, then any further one.
 *
 * Tables of `src/site` and `src/site/sets` carry their texts in Korean and English, beside what they name.
 * A further language is a row here, a table `src/site/strings/{locale}.ts` that gives each of those
 * texts by its English one, entered in {@link STRINGS}, and a folder `i18n/{locale}/` with the texts
 * of components and the translated pages. `npm run check` names whatever is missing.
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
 * A locale of the table. The last member is none (`x-` is BCP 47's mark of private use): it keeps code
 * that knows Korean and English alone from compiling, before a further row would.
 */
export type Locale = keyof typeof LOCALE_TABLE | 'x-further';

/** The languages of the specification: tables carry their texts in both. */
export const SPECIFIED_LOCALES = ['ko', 'en'] as const;

export type SpecifiedLocale = (typeof SPECIFIED_LOCALES)[number];

/** A text of a table in the languages of the specification; `texts.ts` gives it in any locale. */
export type Localized = Readonly<Record<SpecifiedLocale, string>>;

/** The texts of tables in a further language, by their English ones. */
export type Strings = Readonly<Record<string, string>>;

/**
 * Texts of each further language. A constant apart from the rows, and read by the build alone:
 * bundlers leave it out of what browsers load, who get the texts of their page's language.
 */
export const STRINGS: Readonly<Partial<Record<Locale, Strings>>> =
  {} satisfies Readonly<
    Record<Exclude<keyof typeof LOCALE_TABLE, SpecifiedLocale>, Strings>
  >;

export const LOCALES = Object.keys(
  LOCALE_TABLE,
) as readonly (keyof typeof LOCALE_TABLE)[];

/** Language the documentation and the source texts are written in, whatever is around them. */
export const DOCS_LOCALE = 'en' as const;

/** Locales whose texts and pages are translations. */
export const TRANSLATED_LOCALES = LOCALES.filter(
  (locale) => locale !== DOCS_LOCALE,
);

/** Locales of a build; the first one is the default. */
export type LocaleSet = readonly [Locale, ...Locale[]];

/**
 * Values `SITE_LOCALES` may take: English alone, or Korean, English and any of the further locales,
 * in the order of the table.
 *
 * @param locales - every locale, in the order of the table
 */
export function localeSets<Name extends string>(
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

/** How each locale is shown in the language dropdown and announced in `<html lang>`. */
export const LOCALE_CONFIGS = mapLocales(({label, htmlLang, direction}) => ({
  label,
  htmlLang,
  direction,
  translate: true,
}));

/** Path prefix of a locale below a base address: empty for the first, `/en` for English. */
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
