import {expect} from 'vitest';
import {layOutBook, type LaidOutBook} from '../../scripts/pdf/bookHtml';
import {
  openBuild,
  getElementText,
  type BookPage,
} from '../../scripts/pdf/build';
import {printBook} from '../../scripts/pdf/printBook';
import {readBook} from '../../scripts/pdf/readBook';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {OCR_SET} from '../../src/site/sets/ocr/set';
import {siteTest} from '../support/browser';
import {readPdf, type Bookmark, type PrintedPdf} from '../support/readPdf';

/** 20 mm in points. */
const MARGIN = (20 / 25.4) * 72;

interface Printed {
  readonly pages: readonly BookPage[];
  readonly book: LaidOutBook;
  readonly bytes: number;
  readonly pdf: PrintedPdf;
}

const test = siteTest('global-ko-en').extend<{readonly printed: Printed}>({
  printed: [
    async ({browser}, provide) => {
      const build = openBuild(getBuildDir('global-ko-en'));
      const whole = readBook(build, OCR_SET, build.languages[0]!);
      // These groups contain tabs, tables, code and diagrams. All groups would take a minute.
      const groups = [0, 1, 3].map((index) => whole.groups[index]!);
      const book = layOutBook({...whole, groups}, build);
      const {pdf} = await printBook(browser, build, book);
      await provide({
        pages: groups.flatMap((group) => group.pages),
        book,
        bytes: pdf.length,
        pdf: await readPdf(pdf),
      });
    },
    {scope: 'file'},
  ],
});

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Text without footers, which interrupt sentences. */
const printedText = ({sheets}: PrintedPdf) =>
  withoutSpaces(
    sheets
      .flatMap(({texts}) => texts)
      .filter(({bottom}) => bottom > MARGIN)
      .map(({text}) => text)
      .join(''),
  );

/** Visible text nodes of an element. */
function visibleTexts(element: Element): string[] {
  const children = [...element.childNodes];
  return element.matches('.visually-hidden')
    ? []
    : children.flatMap((child) =>
        'tagName' in child
          ? visibleTexts(child as Element)
          : withoutSpaces(child.textContent ?? '') || [],
      );
}

test('is tagged, has title and language, and embeds Korean fonts, regular and bold', ({
  printed: {pdf},
}) => {
  expect(pdf.isTagged).toBe(true);
  expect(pdf.title).toBe('OCR SDK: 개발자 문서');
  expect(pdf.language).toBe('ko');
  expect([...pdf.roles]).toEqual(
    expect.arrayContaining(['H1', 'H2', 'H3', 'Table', 'TH', 'L', 'Link']),
  );
  const own = [...pdf.fonts].filter((name) => name.startsWith('NanumGothic'));
  expect(own.sort()).toEqual(['NanumGothic', 'NanumGothicBold']);
});

const listTitles = (bookmarks: readonly Bookmark[]): string[] =>
  bookmarks.flatMap(({title, below}) => [title, ...listTitles(below)]);

test('has a bookmark for each heading, at the page numbers of its contents', ({
  printed: {book, pages, pdf},
}) => {
  expect(
    pdf.outline.flatMap(({title, below}) => [
      title,
      ...below.map((each) => each.title),
    ]),
  ).toEqual(book.titles);
  const headings = pages.map(({content}) =>
    Array.from(content.querySelectorAll('h2, h3, h4, h5, h6'), getElementText),
  );
  const below = pdf.outline.flatMap((group) =>
    group.below.map((page) => listTitles(page.below)),
  );
  expect(below).toEqual(headings);
  const listed = withoutSpaces(
    pdf.sheets[1]!.texts.map(({text}) => text).join(''),
  );
  const [, , ...groups] = pdf.outline;
  for (const {title, sheet} of groups.flatMap((each) => [
    each,
    ...each.below,
  ])) {
    expect(listed).toContain(withoutSpaces(title) + sheet);
  }
});

test('is compressed', ({printed: {bytes, pdf}}) => {
  expect(bytes / pdf.sheets.length).toBeLessThan(20_000);
});

/** From this length on, it is unlikely that both parts of a text are found by chance. */
const LONG = 24;

/** Tells whether a text contains a piece, which a page break may divide. */
function hasPiece(text: string, piece: string): boolean {
  return (
    text.includes(piece) ||
    (piece.length >= LONG &&
      Array.from(piece.slice(1), (_, index) => index + 1).some(
        (at) =>
          text.includes(piece.slice(0, at)) && text.includes(piece.slice(at)),
      ))
  );
}

test('contains every text of its pages, including all panels of tabs', ({
  printed: {pages, pdf},
}) => {
  const text = printedText(pdf);
  const pieces = pages.flatMap(({content}) => visibleTexts(content));
  expect(pieces.length).toBeGreaterThan(400);
  expect(
    pieces.filter((piece) => !hasPiece(text, withoutSpaces(piece))),
  ).toEqual([]);
  expect(text).toContain('WindowsPowerShell');
});

test('links to pages of the set internally, and to public addresses otherwise', ({
  printed: {book, pdf},
}) => {
  const links = pdf.sheets.flatMap(({links}) => links);
  const inner = new Set(links.filter((link) => typeof link === 'string'));
  const written = book.html(new Map()).matchAll(/href="#([^"]+)"(?!><\/a>)/g);
  expect(inner).toEqual(new Set([...written].map(([, name]) => name)));
  expect(inner.size).toBeGreaterThan(20);
  expect([...inner].filter((name) => !pdf.destinations.includes(name))).toEqual(
    [],
  );
  const outer = links.flatMap((link) =>
    typeof link === 'string' ? [] : [link.url],
  );
  expect(outer).toContain('http://localhost:3000/contracts/ocr/argo_sdk.h');
  expect(outer.filter((url) => !/^https?:\/\/(?!book\.)/.test(url))).toEqual(
    [],
  );
});

test('cuts no text at the edge of a page, and numbers all pages but the first', ({
  printed: {pdf},
}) => {
  const beyond = pdf.sheets.flatMap(({width, texts}, index) =>
    texts
      .filter(
        ({left, right}) => left < MARGIN - 1 || right > width - MARGIN + 1,
      )
      .map(({text}) => `${index + 1}: ${text}`),
  );
  expect(beyond).toEqual([]);
  const feet = pdf.sheets.map(({texts}) =>
    texts
      .filter(({bottom}) => bottom < MARGIN)
      .map(({text}) => text)
      // Footers in Korean have spaces around the number.
      .find((text) => /\d/.test(text)),
  );
  expect(feet).toEqual(
    pdf.sheets.map((_sheet, index) =>
      index === 0 ? undefined : String(index + 1),
    ),
  );
});
