import {serializeOuter} from 'parse5';
import {LOCALE_CONFIGS, type Locale} from '../../../src/site/locales';
import {idsOf, ownIds} from './anchors';
import {chaptersOf, leavesOf, type Chapter, type Leaf} from './chapters';
import {contentsList, type SheetNumbers} from './contents';
import {escapeHtml} from './escape';
import {lowerHeadings} from './headings';
import {bindLinks, type LinkTargets} from './links';
import {openParts} from './openParts';
import {runningFeet, sheetClass} from './runningFeet';
import {bookTitle, titlePage} from './titlePage';
import {setAttribute} from './tree';
import type {Book} from './types';

/** A document but for the numbers of its sheets, which only a printer knows. */
export interface LaidOutBook {
  /** What its contents list. */
  readonly chapters: readonly Chapter[];
  /** The document as HTML. */
  readonly html: (numbers: SheetNumbers) => string;
}

/** Folder of what books bring along, below the site's base path. */
export const BOOK_FOLDER = 'book/';

/**
 * Assembles one document from the pages of a book: each page once, with ids of its own, headings that
 * stand below those of its groups, and links that stay inside where they can.
 *
 * @param book - the contents of its pages are changed
 * @param site - public address, base path and redirects of the site
 * @throws Error naming page and link when a page of the book lacks the anchor of a link
 */
export function layOutBook(
  {facts, entries, root}: Book,
  site: Omit<LinkTargets, 'pages'> & {readonly baseUrl: string},
): LaidOutBook {
  const {htmlLang, direction} = LOCALE_CONFIGS[facts.locale];
  const chapters = chaptersOf(entries, root);
  const leaves = leavesOf(chapters);
  const pages = leaves.map(({chapter}) => chapter.page);
  leaves.forEach(({chapter}) => openParts(chapter.page.content));
  const targets: LinkTargets = {
    ...site,
    pages: new Map(
      leaves.map(({chapter: {id, page}}) => [
        page.route,
        {anchor: id, ids: idsOf(page.content)},
      ]),
    ),
  };
  const body = leaves
    .map((leaf, index) =>
      sheets(leaf, sheetClass(index), facts.locale, targets),
    )
    .join('\n');
  const sheetsOfStyle = [
    ...new Set(pages.flatMap(({styleSheets}) => styleSheets)),
    `${site.baseUrl}${BOOK_FOLDER}book.css`,
  ].map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`);
  const feet = runningFeet(
    facts.product,
    pages.map(({title}) => title),
  );
  return {
    chapters,
    html: (numbers) => `<!doctype html>
<html lang="${htmlLang}" dir="${direction}" class="${escapeHtml(facts.className)}" data-theme="light">
<head>
<meta charset="utf-8">
<title>${escapeHtml(bookTitle(facts))}</title>
${sheetsOfStyle.join('\n')}
<style>${feet}</style>
</head>
<body>
${titlePage(facts)}
${contentsList(chapters, facts.locale, numbers)}
${body}
</body>
</html>
`,
  };
}

/** The sheets of a page, begun by the headings of the groups that it begins. */
function sheets(
  {groups, chapter: {id, level, page}}: Leaf,
  className: string,
  locale: Locale,
  targets: LinkTargets,
): string {
  const {content, route, language} = page;
  lowerHeadings(content, level);
  bindLinks(content, route, targets);
  ownIds(content, id);
  setAttribute(content, 'lang', language);
  const headings = groups.map(
    (group) =>
      `<h${group.level} class="book-group" id="${escapeHtml(group.id)}" lang="${LOCALE_CONFIGS[locale].htmlLang}">${escapeHtml(group.title)}</h${group.level}>`,
  );
  return `<article id="${escapeHtml(id)}" class="book-page ${className}">${headings.join('')}${serializeOuter(content)}</article>`;
}
