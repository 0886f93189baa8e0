import {BOOK_TEXTS} from './bookTexts';
import {escapeMarkup} from '../../src/site/escaping';
import {LOCALE_CONFIGS} from '../../src/site/locales';
import {textIn} from '../../src/site/texts';
import {
  bindPage,
  fragmentOf,
  openParts,
  PAGE_LEVEL,
  type LinkTargets,
} from './bindPage';
import type {Book, BookFacts, BookPage, Heading} from './book';

/** Anchor → number of the sheet on which it stands, from 1. */
export type SheetNumbers = ReadonlyMap<string, number>;

/** A document but for the numbers of its sheets, which only a printer knows. */
export interface LaidOutBook {
  /** All headings, in order. */
  readonly headings: readonly Heading[];
  /** The document as HTML. */
  readonly html: (numbers: SheetNumbers) => string;
}

/** Folder of what books bring along, below the site's base path. */
export const BOOK_FOLDER = 'book/';

/** Level of what begins a part of the book. */
const PART = PAGE_LEVEL - 1;

/**
 * Assembles one document from the pages of a book: each page once, with ids of its own and links that stay
 * inside where they can.
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
    textIn(BOOK_TEXTS[key], facts.locale);
  const pages = groups.flatMap((group) => group.pages);
  pages.forEach(({content}) => openParts(content));
  // Their anchors have no colon: those inside a page do.
  const targets: LinkTargets = {
    ...site,
    pages: new Map(
      pages.map(({route, content}) => [
        route,
        {
          anchor: route.slice(root.length),
          ids: new Set(
            Array.from(content.querySelectorAll('[id]'), ({id}) => id),
          ),
        },
      ]),
    ),
  };
  const title = {id: 'book:title', title: facts.product, level: PART};
  const contents = {id: 'book:contents', title: say('contents'), level: PART};
  const parts = groups.map((group, index) => ({
    heading: {id: `group:${index + 1}`, title: group.label, level: PART},
    pages: group.pages.map((page) => ({
      heading: {
        id: targets.pages.get(page.route)!.anchor,
        title: page.title,
        level: PAGE_LEVEL,
      },
      below: bindPage(page, targets),
      page,
    })),
  }));
  const headings = [
    title,
    contents,
    ...parts.flatMap((part) => [
      part.heading,
      ...part.pages.flatMap(({heading, below}) => [heading, ...below]),
    ]),
  ];
  const list = (numbers: SheetNumbers) =>
    parts.map((part) => {
      const items = part.pages.map(
        ({heading}) => `<li>${entry(heading, numbers)}</li>`,
      );
      return `<li>${entry(part.heading, numbers)}<ol>${items.join('')}</ol></li>`;
    });
  const sheetOf = (page: BookPage) => sheetClass(pages.indexOf(page));
  const body = parts.flatMap(({heading: group, pages: own}) => [
    `<h1 class="book-group ${sheetOf(own[0]!.page)}" id="${group.id}" lang="${htmlLang}">${escapeMarkup(group.title)}</h1>`,
    ...own.map(({heading, page}) => {
      page.content.setAttribute('lang', page.language);
      return `<article id="${escapeMarkup(heading.id)}" class="book-page ${sheetOf(page)}">${page.content.outerHTML}</article>`;
    }),
  ]);
  const styleSheets = [
    ...new Set(pages.flatMap((page) => page.styleSheets)),
    `${site.baseUrl}${BOOK_FOLDER}book.css`,
  ].map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`);
  return {
    headings,
    html: (numbers) => `<!doctype html>
<html lang="${htmlLang}" dir="${direction}" class="${escapeMarkup(facts.className)}" data-theme="light">
<head>
<meta charset="utf-8">
<title>${escapeMarkup(`${facts.product}: ${say('documentation')}`)}</title>
${styleSheets.join('\n')}
<style>${runningFeet(facts.product, pages)}</style>
</head>
<body>
${titlePage(facts, title.id)}
<nav class="book-contents"><h1 id="${contents.id}">${escapeMarkup(contents.title)}</h1><ol>${list(numbers).join('')}</ol></nav>
${body.join('\n')}
${
  // Chromium writes a destination for what links of the document lead to, and for nothing else.
  `<div hidden>${headings.map((each) => link(each)).join('')}</div>`
}
</body>
</html>
`,
  };
}

/** The title page: what the document is about, and what it states the rules of. */
function titlePage(facts: BookFacts, anchor: string): string {
  const {locale, product, publisher, lastChange} = facts;
  const say = (key: keyof typeof BOOK_TEXTS) => textIn(BOOK_TEXTS[key], locale);
  const languages = new Intl.DisplayNames(LOCALE_CONFIGS[locale].htmlLang, {
    type: 'language',
  });
  const address = escapeMarkup(facts.address);
  const rows = [
    ...facts.contracts.map((each) => [say('contract'), escapeMarkup(each)]),
    [say('edition'), escapeMarkup(facts.edition)],
    [
      say('language'),
      facts.languages.map((each) => languages.of(each) ?? each).join(', '),
    ],
    ...(lastChange === undefined ? [] : [[say('lastChange'), lastChange]]),
    [say('online'), `<a href="${address}">${address}</a>`],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`);
  return `<section class="book-title">
<p>${escapeMarkup(publisher)}</p>
<h1 id="${anchor}">${escapeMarkup(product)}</h1>
<p>${escapeMarkup(say('documentation'))}</p>
<dl>${rows.join('')}</dl>
</section>`;
}

/** A line of the contents. Its room does not depend on the number. */
function entry(heading: Heading, numbers: SheetNumbers): string {
  const number = numbers.get(heading.id) ?? '';
  return link(
    heading,
    `<span>${escapeMarkup(heading.title)}</span><span class="book-number">${number}</span>`,
  );
}

function link({id}: Heading, html = ''): string {
  return `<a href="${escapeMarkup(fragmentOf(id))}">${html}</a>`;
}

function sheetClass(index: number): string {
  return `book-sheet-${index}`;
}

/**
 * The foot of every sheet: what the document is, and the page that the sheet belongs to. Sheets of a name
 * have a foot of their own; where another name begins, so does another sheet.
 */
function runningFeet(product: string, pages: readonly BookPage[]): string {
  const foot = (name: string, text: string) =>
    `@page ${name} { @bottom-left { content: ${cssString(text)} } }`;
  return [
    foot('book-contents', product),
    ...pages.map(({title}, index) => {
      const name = sheetClass(index);
      const text = title.startsWith(product) ? title : `${product} · ${title}`;
      return `.${name} { page: ${name} }\n${foot(name, text)}`;
    }),
  ].join('\n');
}

/** Writes a text as a string of a style sheet inside a page. */
function cssString(text: string): string {
  return JSON.stringify(text).replaceAll('<', String.raw`\3c `);
}
