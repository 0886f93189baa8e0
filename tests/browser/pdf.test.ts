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

const titles = (
  chapters: readonly (Chapter | Bookmark)[],
  below: (each: never) => readonly (Chapter | Bookmark)[],
): unknown[] =>
  chapters.map((each) => [each.title, ...titles(below(each as never), below)]);

test('is tagged, and says its title and its language', ({printed: {pdf}}) => {
  expect(pdf.isTagged).toBe(true);
  expect(pdf.title).toBe('OCR SDK: 개발자 문서');
  expect(pdf.language).toBe('ko');
  expect([...pdf.roles]).toEqual(
    expect.arrayContaining([
      'H1',
      'H2',
      'H3',
      'H4',
      'Table',
      'TH',
      'L',
      'Link',
    ]),
  );
});

test('brings Korean letters along, upright and bold', ({printed: {pdf}}) => {
  const own = [...pdf.fonts].filter((name) => name.startsWith('NanumGothic'));
  expect(own.sort()).toEqual(['NanumGothic', 'NanumGothicBold']);
});

test('has the groups and pages of the sidebar as bookmarks, on the sheets that its contents name', ({
  printed: {book, pdf},
}) => {
  const [root] = pdf.outline;
  expect(pdf.outline.map(({title}) => title)).toEqual(['OCR SDK']);
  expect(root!.below[0]!.title).toBe('목차');
  const expected = titles(book.chapters, ({chapters}: Chapter) => chapters);
  const isPage = ({page}: Chapter) => page !== undefined;
  const depth = (
    bookmarks: readonly Bookmark[],
    chapters: readonly Chapter[],
  ): unknown[] =>
    bookmarks.map(({title, below}, index) => {
      const chapter = chapters[index]!;
      return [
        title,
        ...(isPage(chapter) ? [] : depth(below, chapter.chapters)),
      ];
    });
  expect(depth(root!.below.slice(1), book.chapters)).toEqual(expected);
  const contents = squeezed(
    pdf.sheets[1]!.texts.map(({text}) => text).join(''),
  );
  for (const {title, sheet} of root!.below.slice(1)) {
    expect(contents).toContain(squeezed(title) + sheet);
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
