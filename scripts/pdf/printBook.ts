import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRef,
  PDFString,
} from 'pdf-lib';
import type {Browser, Page} from 'playwright-core';
import {BOOK_FOLDER, type LaidOutBook} from './bookHtml';
import {findBuiltFile, type FinishedBuild} from './build';

/**
 * Prints a book as a tagged PDF with bookmarks. The table of contents needs page numbers that only a printed
 * document has, so the book is printed twice.
 *
 * @returns the document, and the number of its sheets
 * @throws Error naming files that the book loads and the build does not have
 */
export async function printBook(
  browser: Browser,
  build: FinishedBuild,
  {titles, lastChange, html}: LaidOutBook,
): Promise<{readonly pdf: Uint8Array; readonly sheets: number}> {
  const page = await browser.newPage();
  try {
    let sheetNumbers: ReadonlyMap<string, number> = new Map();
    const missing = await answerRequests(page, build, () => html(sheetNumbers));
    const draft = await print(page, build);
    if (missing.length > 0) {
      throw new Error(
        `Pages ask for what the build does not have: expected files in ${build.dir}, received nothing for ${[...new Set(missing)].join(', ')}. Put pictures and styles among the site's own files, then build again.`,
      );
    }
    sheetNumbers = await findSheetNumbers(draft);
    return await finishPdf(await print(page, build), titles, lastChange);
  } finally {
    await page.close();
  }
}

async function print(page: Page, {baseUrl}: FinishedBuild): Promise<Buffer> {
  await page.goto(BOOK_HOST + baseUrl + BOOK_FOLDER);
  await page.evaluate(async () => void (await document.fonts.ready));
  return page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
}

/** Never resolved: all requests are answered from files. */
const BOOK_HOST = 'http://book.invalid';

const {resolve} = createRequire(import.meta.url);
const font = (name: string) =>
  resolve(`@expo-google-fonts/nanum-gothic/${name}/NanumGothic_${name}.ttf`);

/** Files of books: their style sheet, and fonts that not every machine has. */
const OWN_FILES: Readonly<Record<string, string>> = {
  'book.css': path.join(import.meta.dirname, 'book.css'),
  'korean-regular.ttf': font('400Regular'),
  'korean-bold.ttf': font('700Bold'),
};

/**
 * Answers all requests of a page from the build and {@link OWN_FILES}, never from the network.
 *
 * @param html - makes the document when it is requested
 * @returns addresses of missing files, to which later requests add
 */
async function answerRequests(
  page: Page,
  build: FinishedBuild,
  html: () => string,
): Promise<readonly string[]> {
  const missing: string[] = [];
  await page.route('**/*', async (route) => {
    const {href, origin, pathname} = new URL(route.request().url());
    const own = build.baseUrl + BOOK_FOLDER;
    const file = pathname.startsWith(own)
      ? (OWN_FILES[pathname.slice(own.length)] ?? '')
      : findBuiltFile(build, pathname);
    if (origin === BOOK_HOST && pathname === own) {
      await route.fulfill({body: html(), contentType: 'text/html'});
    } else if (origin === BOOK_HOST && existsSync(file)) {
      await route.fulfill({path: file});
    } else {
      missing.push(href.replace(BOOK_HOST, ''));
      await route.abort();
    }
  });
  return missing;
}

/**
 * Finds the sheet, from 1, of each target of a link inside a PDF that Chromium printed.
 *
 * @returns sheet numbers by anchor
 */
export async function findSheetNumbers(
  pdf: Uint8Array,
): Promise<ReadonlyMap<string, number>> {
  const {catalog, pages} = await openPdf(pdf);
  const targets = catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  return new Map(
    targets
      ?.keys()
      .map((name) => [
        decodeURI(name.decodeText()),
        pages.indexOf(targets.lookup(name, PDFArray).get(0) as PDFRef) + 1,
      ]),
  );
}

/**
 * Completes a PDF that Chromium printed: its dates become that of the sources, its bookmarks are collapsed, and
 * tags and links, more than half of the file, are compressed.
 *
 * @param titles - bookmarks of the first two levels, in order: pages that are not translated have a
 *   translated title, but an English heading
 * @param day - `YYYY-MM-DD`; without it, the PDF has no dates
 */
export async function finishPdf(
  bytes: Uint8Array,
  titles: readonly string[],
  day: string | undefined,
): Promise<{readonly pdf: Uint8Array; readonly sheets: number}> {
  const {pdf, catalog, pages} = await openPdf(bytes);
  const {context} = pdf;
  editBookmarks(catalog.lookup(PDFName.of('Outlines'), PDFDict), [...titles]);
  const info = context.lookup(context.trailerInfo.Info, PDFDict);
  for (const key of ['CreationDate', 'ModDate']) {
    info.delete(PDFName.of(key));
    if (day !== undefined) {
      info.set(PDFName.of(key), PDFString.fromDate(new Date(day)));
    }
  }
  // Compression of objects requires PDF 1.5.
  context.header = PDFHeader.forVersion(1, 7);
  return {
    pdf: await pdf.save({useObjectStreams: true}),
    sheets: pages.length,
  };
}

async function openPdf(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, {updateMetadata: false});
  const pages = pdf.getPages().map(({ref}) => ref);
  return {pdf, catalog: pdf.catalog, pages};
}

/**
 * Collapses the bookmarks below a parent, and gives those of the first two levels their titles. ISO 32000-1, 12.3.3
 *
 * @param titles - taken from the front, in order
 */
function editBookmarks(parent: PDFDict, titles: string[], level = 1): void {
  let children = 0;
  let bookmark = parent.lookupMaybe(PDFName.of('First'), PDFDict);
  while (bookmark) {
    children += 1;
    const title = level <= 2 ? titles.shift() : undefined;
    if (title !== undefined) {
      bookmark.set(PDFName.of('Title'), PDFHexString.fromText(title));
    }
    editBookmarks(bookmark, titles, level + 1);
    bookmark = bookmark.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  if (children > 0) {
    // Negative: the bookmarks below are hidden until a reader expands this one.
    const count = level === 1 ? children : -children;
    parent.set(PDFName.of('Count'), PDFNumber.of(count));
  }
}
