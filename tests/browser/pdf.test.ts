import {expect} from 'vitest';
import {layOutBook, type LaidOutBook} from '../../scripts/pdf/book/bookHtml';
import {leavesOf, type Chapter} from '../../scripts/pdf/book/chapters';
import {walk} from '../../scripts/pdf/book/tree';
import {openBuild} from '../../scripts/pdf/build/finishedBuild';
import {readBook} from '../../scripts/pdf/build/readBook';
import {printBook} from '../../scripts/pdf/print/printBook';
import {buildDir} from '../../scripts/test/builds/builds';
import {hasClass, isTag, type Element} from '../../src/search/records/dom';
import {OCR} from '../../src/sets/ocr/set';
import {siteTest} from '../support/browser';
import {readPdf, type Bookmark, type PrintedPdf} from '../support/readPdf';

/** Millimetres of the margins of a sheet, in points. */
const MARGIN = (20 / 25.4) * 72;

interface Printed {
  readonly book: LaidOutBook;
  readonly pdf: PrintedPdf;
}

const test = siteTest('global-ko-en').extend<{readonly printed: Printed}>({
  printed: [
    async ({browser}, provide) => {
      const build = openBuild(buildDir('global-ko-en'));
      const whole = readBook(build, OCR, build.languages[0]!);
      // Tabs, tables, programs, drawings; the rest would take a minute and show no more.
      const entries = [0, 1, 3].map((index) => whole.entries[index]!);
      const book = layOutBook({...whole, entries}, build);
      const {pdf} = await printBook(browser, build, book);
      await provide({book, pdf: await readPdf(pdf)});
    },
    {scope: 'file'},
  ],
});

const squeezed = (text: string) => text.replace(/\s+/g, '');

/** All that stands above the feet of the sheets, which interrupt sentences. */
const printedText = ({sheets}: PrintedPdf) =>
  squeezed(
    sheets
      .flatMap(({texts}) => texts)
      .filter(({bottom}) => bottom > MARGIN)
      .map(({text}) => text)
      .join(''),
  );

/** The texts of an element's pages that readers see, piece by piece. */
function piecesOf(content: Element): string[] {
  const pieces: string[] = [];
  walk(content, (each) => {
    if (!hasClass(each, 'visually-hidden')) {
      for (const child of each.childNodes) {
        if (!isTag(child) && 'value' in child) {
          pieces.push(squeezed(child.value));
        }
      }
    }
  });
  return pieces.filter(Boolean);
}

test('is tagged, says its title and language, and brings Korean letters along, upright and bold', ({
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

/** Titles of chapters, and of bookmarks as deep as chapters go: below a page they name its headings. */
const titlesOf = (chapters: readonly Chapter[]): unknown[] =>
  chapters.map(({title, chapters}) => [title, ...titlesOf(chapters)]);

const titlesAs = (
  bookmarks: readonly Bookmark[],
  chapters: readonly Chapter[],
): unknown[] =>
  bookmarks.map(({title, below}, index) => {
    const chapter = chapters[index];
    const isPage = chapter?.page !== undefined;
    return [title, ...(isPage ? [] : titlesAs(below, chapter?.chapters ?? []))];
  });

test('has the groups and pages of the sidebar as bookmarks, on the sheets that its contents name', ({
  printed: {book, pdf},
}) => {
  expect(pdf.outline.map(({title}) => title)).toEqual(['OCR SDK']);
  const [contents, ...bookmarks] = pdf.outline[0]!.below;
  expect(contents!.title).toBe('목차');
  expect(titlesAs(bookmarks, book.chapters)).toEqual(titlesOf(book.chapters));
  const listed = squeezed(pdf.sheets[1]!.texts.map(({text}) => text).join(''));
  for (const {title, sheet} of bookmarks) {
    expect(listed).toContain(squeezed(title) + sheet);
  }
});

test('has every text of its pages, all panels of tabs included', ({
  printed: {book, pdf},
}) => {
  const text = printedText(pdf);
  const pieces = leavesOf(book.chapters).flatMap(({chapter}) => [
    chapter.title,
    ...piecesOf(chapter.page.content),
  ]);
  expect(pieces.length).toBeGreaterThan(400);
  expect(pieces.filter((piece) => !text.includes(squeezed(piece)))).toEqual([]);
  expect(text).toContain('WindowsPowerShell');
});

test('leads its inner links to places of its own, and all others to addresses', ({
  printed: {book, pdf},
}) => {
  const links = pdf.sheets.flatMap(({links}) => links);
  const inner = new Set(links.filter((link) => typeof link === 'string'));
  const written = book.html(new Map()).matchAll(/href="#([^"]+)"/g);
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

test('cuts no text at the edge of a sheet, and numbers all but the first', ({
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
      .sort()
      .at(0),
  );
  expect(feet).toEqual(
    pdf.sheets.map((_sheet, index) =>
      index === 0 ? undefined : String(index + 1),
    ),
  );
});
