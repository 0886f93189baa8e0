import type {Locale} from '../../site/locales';
import {DOCS_LOCALE, TRANSLATED_LOCALES} from '../../site/locales';
import {translatedDocs, translatedPages} from '../../site/translations';
import {DOCS_SETS, type DocsSetId} from '../index';
import {parseMarkdown, type MarkdownPage} from './markdown';

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

/** A page's source, parsed, with its place. */
export interface SourcePage extends MarkdownPage, PagePlace {
  readonly text: string;
}

interface Folder {
  readonly prefix: string;
  readonly area: Area;
  readonly locale: Locale;
}

const FOLDERS: readonly Folder[] = [
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

/**
 * Tells where a page source belongs.
 *
 * @param file - path relative to the repository's root
 * @returns `undefined` for a file that stands in no folder of pages
 */
export function placeOf(file: string): PagePlace | undefined {
  const folder = FOLDERS.find(({prefix}) => file.startsWith(prefix));
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
  const folder = FOLDERS.find(({prefix}) => file.startsWith(prefix));
  const source = FOLDERS.find(
    ({area, locale}) => area === folder?.area && locale === DOCS_LOCALE,
  );
  return folder && source && source.prefix + file.slice(folder.prefix.length);
}

/**
 * Parses a page source.
 *
 * @throws Error as `file:line:column: reason` when it is not valid MDX or stands in no folder of pages
 */
export function parsePage(file: string, text: string): SourcePage {
  const place = placeOf(file);
  if (!place) {
    throw new Error(
      `${file}:1:1: not in a folder of pages: expected one of ${FOLDERS.map(({prefix}) => prefix).join(', ')}`,
    );
  }
  return {...parseMarkdown(text, file), ...place, text};
}

/** Line of a front-matter key, from 1; line 1 when the key is absent. */
export function keyLine(page: Pick<SourcePage, 'text'>, key: string): number {
  const lines = page.text.split('\n');
  const end = lines.indexOf('---', 1);
  const line = lines.findIndex(
    (text, index) =>
      index < end && new RegExp(`^["']?${key}["']?\\s*:`).test(text),
  );
  return line + 1 || 1;
}
