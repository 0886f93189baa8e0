import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {BOOK_FOLDER, type LaidOutBook, type SheetNumbers} from './bookHtml';
import {fileAt, type FinishedBuild} from './build';
import {finishPdf, openPdf} from './finishPdf';

/**
 * Prints a book as a tagged PDF with bookmarks. Only a printer knows on which sheet a chapter begins,
 * so it is printed once to count, and once with the numbers in its contents.
 *
 * @param lastChange - day of the last change of its sources, `YYYY-MM-DD`
 * @returns the document, and the number of its sheets
 * @throws Error naming what the document asks for and the build does not have, or the headings whose
 *   sheet differs between the two
 */
export async function printBook(
  browser: Browser,
  build: FinishedBuild,
  {headings, html}: LaidOutBook,
  lastChange: string | undefined,
): Promise<{readonly pdf: Uint8Array; readonly sheets: number}> {
  const page = await browser.newPage();
  try {
    let numbers: SheetNumbers = new Map();
    const missing = await answerRequests(page, build, () => html(numbers));
    const draft = await print(page, build);
    if (missing.length > 0) {
      throw new Error(
        `Pages ask for what the build does not have: expected files in ${build.dir}, received nothing for ${[...new Set(missing)].join(', ')}. Put pictures and styles among the site's own files, then build again.`,
      );
    }
    ({numbers} = await openPdf(draft, headings));
    const printed = await openPdf(await print(page, build), headings);
    const moved = headings.filter(
      ({id}) => numbers.get(id) !== printed.numbers.get(id),
    );
    if (moved.length > 0) {
      throw new Error(
        `Numbers in the contents: expected the sheets of the second printing to be those of the first, but ${moved.map(({title}) => title).join(', ')} moved. Keep the room of .book-number in book.css independent of what stands in it.`,
      );
    }
    return {
      pdf: await finishPdf(printed, headings, lastChange),
      sheets: printed.pdf.getPageCount(),
    };
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
  });
}

/** A host that there is not: everything is answered from files. */
const BOOK_HOST = 'http://book.invalid';

const {resolve} = createRequire(import.meta.url);
const font = (name: string) =>
  resolve(`@expo-google-fonts/nanum-gothic/${name}/NanumGothic_${name}.ttf`);

/** What books bring along: their style sheet, and letters that not every machine has. */
const OWN_FILES: Readonly<Record<string, string>> = {
  'book.css': path.join(import.meta.dirname, 'book.css'),
  'korean-regular.ttf': font('400Regular'),
  'korean-bold.ttf': font('700Bold'),
};

/**
 * Answers all requests of a page from the files of a build and those of books: nothing is asked of a
 * network.
 *
 * @param html - gives the document at the moment of the request
 * @returns the addresses that nothing answers, as they are met
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
      : fileAt(build, pathname);
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
