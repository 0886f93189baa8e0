import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {pagePlaceOf} from './place';
import {TRANSLATED_TITLE, TRANSLATED_SUMMARY} from '../../site/frontMatter';
import type {Locale} from '../../site/locales';
import {docSummaries} from '../../site/translations';

/** What readers of a locale are told about a page that is not translated. */
export interface PageSummary {
  /** Its name in sidebar, breadcrumbs, pager and the title of the window. */
  readonly title: string;
  /** Stands above the text, and is its description: search finds it. */
  readonly summary?: string;
}

/**
 * Wraps a reader of front matter: documentation pages that a locale has no translation of get their names, and the
 * summaries that some have, from the locale's table.
 *
 * @param root - of the repository
 */
export const translateTitles =
  (
    locale: Locale,
    parse: ParseFrontMatter,
    root: string = process.cwd(),
  ): ParseFrontMatter =>
  async (page) => {
    const parsed = await parse(page);
    const place = pagePlaceOf(
      path.relative(root, page.filePath).split(path.sep).join('/'),
    );
    if (!place || place.area === 'pages' || place.locale === locale) {
      return parsed;
    }
    const file = path.join(root, docSummaries(locale, place.area));
    const table = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, PageSummary>)
      : {};
    const {title, summary} = table[place.id] ?? {};
    return {
      ...parsed,
      frontMatter: {
        ...parsed.frontMatter,
        ...(title && {sidebar_label: title, [TRANSLATED_TITLE]: title}),
        ...(summary && {description: summary, [TRANSLATED_SUMMARY]: summary}),
      },
    };
  };
