import {DOCS_LOCALE, TRANSLATED_LOCALES, type Locale} from '../../site/locales';
import {translatedDocs, translatedPages} from '../../site/translations';
import {DOCS_SETS, type DocsSetId} from '../../site/sets/index';

/** Where a page belongs: a documentation set, or the pages beside them. */
export type Area = DocsSetId | 'pages';

/** Where a page source stands and which address it has. */
export interface PagePlace {
  readonly area: Area;
  readonly locale: Locale;
  /** Path below the area's folder, without extension: the doc id within a set. */
  readonly id: string;
  /** A fragment that other pages import; it has no address of its own. */
  readonly partial: boolean;
  /** Address without locale prefix and without a slash at its end. */
  readonly route: string;
}

interface PlaceFolder {
  readonly prefix: string;
  readonly area: Area;
  readonly locale: Locale;
}

const PLACE_FOLDERS: readonly PlaceFolder[] = [
  ...Object.values(DOCS_SETS).flatMap(({id, folder}) => [
    {prefix: `${folder}/`, area: id, locale: DOCS_LOCALE},
    ...TRANSLATED_LOCALES.map((locale) => ({
      prefix: `${translatedDocs(locale, id)}/current/`,
      area: id,
      locale,
    })),
  ]),
  {prefix: 'src/pages/', area: 'pages', locale: DOCS_LOCALE},
  ...TRANSLATED_LOCALES.map((locale) => ({
    prefix: `${translatedPages(locale)}/`,
    area: 'pages' as const,
    locale,
  })),
];

/** Where page sources may stand, relative to the repository's root, each with a slash at its end. */
export const PAGE_PREFIXES: readonly string[] = PLACE_FOLDERS.map(
  ({prefix}) => prefix,
);

/**
 * Finds where a page source belongs.
 *
 * @param file - path relative to the repository's root
 * @returns `undefined` for a file that stands in no folder of pages
 */
export function pagePlaceOf(file: string): PagePlace | undefined {
  const folder = PLACE_FOLDERS.find(({prefix}) => file.startsWith(prefix));
  if (!folder) {
    return undefined;
  }
  const id = file.slice(folder.prefix.length).replace(/\.(?:mdx?|tsx?)$/, '');
  const base =
    folder.area === 'pages' ? '' : `/${DOCS_SETS[folder.area].routeBasePath}`;
  return {
    area: folder.area,
    locale: folder.locale,
    id,
    partial: id.split('/').some((part) => part.startsWith('_')),
    route: `${base}/${id}`.replace(/\/index$/, '') || '/',
  };
}

/**
 * The source of which a file is the translation: the same page in the language of the sources.
 *
 * @param file - path relative to the repository's root
 * @returns the file itself when it is no translation, `undefined` when it is in no folder of pages
 */
export function originalOf(file: string): string | undefined {
  const folder = PLACE_FOLDERS.find(({prefix}) => file.startsWith(prefix));
  const source = PLACE_FOLDERS.find(
    ({area, locale}) => area === folder?.area && locale === DOCS_LOCALE,
  );
  return folder && source && source.prefix + file.slice(folder.prefix.length);
}
