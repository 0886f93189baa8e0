import path from 'node:path';
import {DOCS_LOCALE, TRANSLATED_LOCALES, type Locale} from '../../site/locales';
import {
  getTranslatedDocsFolder,
  getTranslatedPagesFolder,
} from '../../site/translations';
import {DOCS_SETS, type DocsSetId} from '../../site/sets/index';
import {ProblemError} from '../problem';

/** Documentation set of a page, or `pages` for pages outside the sets. */
export type PageArea = DocsSetId | 'pages';

/** Location of a page's source, and its address. */
export interface PagePlace {
  readonly area: PageArea;
  readonly locale: Locale;
  /** Path below the folder of the area, without extension. In a documentation set it is the doc id. */
  readonly id: string;
  /** True for a fragment that other pages import. A fragment has no address. */
  readonly partial: boolean;
  /** Address without locale prefix and trailing slash. */
  readonly route: string;
}

interface PageFolder {
  readonly prefix: string;
  readonly area: PageArea;
  readonly locale: Locale;
}

const PAGE_FOLDERS: readonly PageFolder[] = [
  ...Object.values(DOCS_SETS).flatMap(({id, folder}) => [
    {prefix: `${folder}/`, area: id, locale: DOCS_LOCALE},
    ...TRANSLATED_LOCALES.map((locale) => ({
      prefix: `${getTranslatedDocsFolder(locale, id)}/current/`,
      area: id,
      locale,
    })),
  ]),
  {prefix: 'src/pages/', area: 'pages', locale: DOCS_LOCALE},
  ...TRANSLATED_LOCALES.map((locale) => ({
    prefix: `${getTranslatedPagesFolder(locale)}/`,
    area: 'pages' as const,
    locale,
  })),
];

/** Finds the folder of pages that contains a file. */
function findFolder(file: string): PageFolder | undefined {
  return PAGE_FOLDERS.find(({prefix}) => file.startsWith(prefix));
}

/**
 * Finds area, language and default address of a page source.
 *
 * @param file - path relative to the repository's root
 * @returns `undefined` for a file outside the folders of pages
 */
export function findPagePlace(file: string): PagePlace | undefined {
  const folder = findFolder(file);
  if (!folder) {
    return undefined;
  }
  const {prefix, area, locale} = folder;
  const id = file.slice(prefix.length).replace(/\.(?:mdx?|tsx?)$/, '');
  const base = area === 'pages' ? '' : `/${DOCS_SETS[area].routeBasePath}`;
  return {
    area,
    locale,
    id,
    partial: id.split('/').some((part) => part.startsWith('_')),
    route: `${base}/${id}`.replace(/\/index$/, '') || '/',
  };
}

/**
 * Like {@link findPagePlace}, for files that must be pages.
 *
 * @throws ProblemError for a file outside the folders of pages
 */
export function requirePagePlace(file: string): PagePlace {
  const place = findPagePlace(file);
  if (!place) {
    const folders = PAGE_FOLDERS.map(({prefix}) => prefix).join(', ');
    throw new ProblemError([
      {
        file,
        line: 1,
        found: 'a page outside the folders of pages: no check would look at it',
        expected: `a path below one of ${folders}`,
        remedy: 'Move the file; the name of a fragment begins with "_".',
      },
    ]);
  }
  return place;
}

/**
 * Finds the original source of a translated file.
 *
 * @param file - path relative to the repository's root
 * @returns the file itself if it is not a translation, `undefined` outside the folders of pages
 */
export function findOriginalFile(file: string): string | undefined {
  return findTranslatedFile(file, DOCS_LOCALE);
}

/**
 * Returns the path of a page in another language, which need not exist.
 *
 * @param file - path of the page, relative to the repository's root
 * @returns `undefined` outside the folders of pages
 */
export function findTranslatedFile(
  file: string,
  locale: Locale,
): string | undefined {
  const folder = findFolder(file);
  const target = PAGE_FOLDERS.find(
    (each) => each.area === folder?.area && each.locale === locale,
  );
  return folder && target && target.prefix + file.slice(folder.prefix.length);
}

/** Converts an absolute path to one relative to the repository's root, with forward slashes. */
export function toRelativePath(file: string, root = process.cwd()): string {
  return path
    .relative(root, path.resolve(root, file))
    .split(path.sep)
    .join('/');
}
