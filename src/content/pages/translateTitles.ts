import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {
  TRANSLATED_SUMMARY_KEY,
  TRANSLATED_TITLE_KEY,
} from '../../site/frontMatter';
import type {Locale} from '../../site/locales';
import type {DocsSetId} from '../../site/sets/index';
import {getDocSummariesFile} from '../../site/translations';
import {findPagePlace, toRelativePath} from './place';

/** Translated title and summary of an untranslated page. */
export interface PageSummary {
  /** Used in sidebar, breadcrumbs, pagination and window title. */
  readonly title: string;
  /** Shown above the text. Also used as the page's description in search results. */
  readonly summary?: string;
  /** Hash of the English title and description from which they were made. */
  readonly hash?: string;
}

/** Reads the translated titles and summaries of a locale by doc id, or `{}` if the set has none. */
export function readSummaries(
  locale: Locale,
  set: DocsSetId | 'pages',
  read: (file: string) => string | undefined,
): Readonly<Record<string, PageSummary>> {
  return JSON.parse(read(getDocSummariesFile(locale, set)) ?? '{}') as Readonly<
    Record<string, PageSummary>
  >;
}

/**
 * Wraps a front-matter parser, to give untranslated documentation pages a title and summary in the reader's language.
 *
 * @param root - root of the repository
 */
export const translateTitles =
  (
    locale: Locale,
    parse: ParseFrontMatter,
    root: string = process.cwd(),
  ): ParseFrontMatter =>
  async (page) => {
    const parsed = await parse(page);
    const place = findPagePlace(toRelativePath(page.filePath, root));
    if (!place || place.area === 'pages' || place.locale === locale) {
      return parsed;
    }
    const summaries = readSummaries(locale, place.area, (name) => {
      const file = path.join(root, name);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    });
    const {title, summary} = summaries[place.id] ?? {};
    return {
      ...parsed,
      frontMatter: {
        ...parsed.frontMatter,
        ...(title && {sidebar_label: title, [TRANSLATED_TITLE_KEY]: title}),
        ...(summary && {
          description: summary,
          [TRANSLATED_SUMMARY_KEY]: summary,
        }),
      },
    };
  };
