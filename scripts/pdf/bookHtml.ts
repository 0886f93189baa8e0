import {escapeMarkup} from '../../src/site/escaping';
import {LOCALE_CONFIGS} from '../../src/site/locales';
import {getLocalizedText} from '../../src/site/texts';
import {
  bindPage,
  toPdfFragment,
  prepareForPaper,
  type LinkTargets,
} from './bindPage';
import {BOOK_TEXTS, type Book, type BookFacts} from './readBook';
import type {BookPage} from './build';

/** A document that still needs its page numbers. */
export interface LaidOutBook {
  /** Titles of the title page, the contents, and each group followed by its pages. */
  readonly titles: readonly string[];
  readonly lastChange: string | undefined;
  /**
   * Makes the HTML.
   *
   * @param sheetNumbers - number of the sheet of each anchor; empty at first
   */
  readonly html: (sheetNumbers: ReadonlyMap<string, number>) => string;
}

/** Folder of the style sheet and the fonts of books, below the site's base path. */
export const BOOK_FOLDER = 'book/';

/** An entry of the table of contents. */
interface Entry {
  readonly id: string;
  readonly title: string;
}

/**
 * Assembles one document from the pages of a book.
 *
 * @param book - the contents of its pages are changed
 * @param site - public address, base path and redirects of the site
 */
export function layOutBook(
  {facts, groups, root}: Book,
  site: Omit<LinkTargets, 'pages'> & {readonly baseUrl: string},
): LaidOutBook {
  const {htmlLang, direction} = LOCALE_CONFIGS[facts.locale];
  const say = (key: keyof typeof BOOK_TEXTS) =>
    getLocalizedText(BOOK_TEXTS[key], facts.locale);
  const pages = groups.flatMap((group) => group.pages);
  pages.forEach(({content}) => prepareForPaper(content));
  // Anchors of pages have no colon, unlike those inside a page.
  const anchorOf = ({route}: BookPage) => route.slice(root.length);
  const targets: LinkTargets = {
    ...site,
    pages: new Map(
      pages.map((page) => {
        const elements = page.content.querySelectorAll('[id]');
        const ids = new Set(Array.from(elements, ({id}) => id));
        return [page.route, {anchor: anchorOf(page), ids}];
      }),
    ),
  };
  pages.forEach((page) => bindPage(page, targets));
  const parts = groups.map((group, index) => ({
    group: {id: `group:${index + 1}`, title: group.label},
    entries: group.pages.map((page) => ({
      id: anchorOf(page),
      title: page.title,
      page,
    })),
  }));
  const contents = (sheetNumbers: ReadonlyMap<string, number>) =>
    parts.map(({group, entries}) => {
      const line = (entry: Entry) =>
        contentsLine(entry, sheetNumbers.get(entry.id));
      const items = entries.map((entry) => `<li>${line(entry)}</li>`);
      return `<li>${line(group)}<ol>${items.join('')}</ol></li>`;
    });
  const body = parts.flatMap(({group, entries}) => [
    `<h1 class="book-group" id="${group.id}" lang="${htmlLang}">${escapeMarkup(group.title)}</h1>`,
    ...entries.map(({id, page: {content, language}}) => {
      content.setAttribute('lang', language);
      return `<article id="${escapeMarkup(id)}" class="book-page">${content.outerHTML}</article>`;
    }),
  ]);
  const styleSheets = [
    ...new Set(pages.flatMap((page) => page.styleSheets)),
    `${site.baseUrl}${BOOK_FOLDER}book.css`,
  ].map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`);
  return {
    titles: [
      facts.product,
      say('contents'),
      ...parts.flatMap(({group, entries}) =>
        [group, ...entries].map(({title}) => title),
      ),
    ],
    lastChange: facts.lastChange,
    html: (sheetNumbers) => `<!doctype html>
<html lang="${htmlLang}" dir="${direction}" class="${escapeMarkup(facts.className)}" data-theme="light">
<head>
<meta charset="utf-8">
<title>${escapeMarkup(`${facts.product}: ${say('documentation')}`)}</title>
${styleSheets.join('\n')}
<style>@page { @bottom-left { content: ${cssString(facts.product)} } }</style>
</head>
<body>
${titlePage(facts)}
<nav class="book-contents"><h1>${escapeMarkup(say('contents'))}</h1><ol>${contents(sheetNumbers).join('')}</ol></nav>
${body.join('\n')}
</body>
</html>
`,
  };
}

function titlePage(facts: BookFacts): string {
  const {locale, product, publisher, lastChange} = facts;
  const say = (key: keyof typeof BOOK_TEXTS) =>
    getLocalizedText(BOOK_TEXTS[key], locale);
  const address = escapeMarkup(facts.address);
  const rows = [
    ...facts.contracts.map((each) => [say('contract'), escapeMarkup(each)]),
    ...(lastChange === undefined ? [] : [[say('lastChange'), lastChange]]),
    [say('online'), `<a href="${address}">${address}</a>`],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`);
  return `<section class="book-title">
<p>${escapeMarkup(publisher)}</p>
<h1>${escapeMarkup(product)}</h1>
<p>${escapeMarkup(say('documentation'))}</p>
<dl>${rows.join('')}</dl>
</section>`;
}

/** The number has a fixed width, so that it moves nothing when it is filled in. */
function contentsLine({id, title}: Entry, sheet: number | undefined): string {
  return `<a href="${escapeMarkup(toPdfFragment(id))}"><span>${escapeMarkup(title)}</span><span class="book-number">${sheet ?? ''}</span></a>`;
}

/** Makes a CSS string for use inside a `<style>` element. */
function cssString(text: string): string {
  return JSON.stringify(text).replaceAll('<', String.raw`\3c `);
}
