import type {Browser, Page} from 'playwright-core';
import {BOOK_FOLDER, type LaidOutBook} from '../book/bookHtml';
import type {Chapter} from '../book/chapters';
import type {SheetNumbers} from '../book/contents';
import {fragmentOf} from '../book/links';
import type {FinishedBuild} from '../build/finishedBuild';
import {answerRequests, BOOK_HOST} from './answerRequests';
import {readSheetNumbers} from './readSheetNumbers';

/** A printed document. */
export interface PrintedBook {
  readonly pdf: Buffer;
  /** Number of its sheets. */
  readonly sheets: number;
}

/**
 * Prints a book as a tagged PDF with bookmarks. Only a printer knows on which sheet a chapter begins,
 * so it is printed once to count, and once with the numbers in its contents.
 *
 * @throws Error naming what the document asks for and the build does not have, or the chapters whose
 *   sheet differs between the two
 */
export async function printBook(
  browser: Browser,
  build: FinishedBuild,
  {chapters, html}: LaidOutBook,
): Promise<PrintedBook> {
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
    numbers = numbersOf(chapters, (await readSheetNumbers(draft)).numbers);
    const pdf = await print(page, build);
    const {numbers: found, sheets} = await readSheetNumbers(pdf);
    expectSame(numbers, numbersOf(chapters, found));
    return {pdf, sheets};
  } finally {
    await page.close();
  }
}

async function print(page: Page, {baseUrl}: FinishedBuild): Promise<Buffer> {
  await page.goto(BOOK_HOST + baseUrl + BOOK_FOLDER);
  await page.evaluate(async () => void (await document.fonts.ready));
  return page.pdf({
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
  });
}

/** @throws Error naming a chapter that the contents do not lead to */
function numbersOf(
  chapters: readonly Chapter[],
  found: SheetNumbers,
): Map<string, number> {
  return new Map(
    chapters.flatMap((chapter): [string, number][] => {
      const number = found.get(fragmentOf(chapter.id).slice(1));
      if (number === undefined) {
        throw new Error(
          `The printed document has no destination for "${chapter.title}" (${chapter.id}), to which its contents lead. Use a newer Chromium, by CHROME_PATH.`,
        );
      }
      return [[chapter.id, number], ...numbersOf(chapter.chapters, found)];
    }),
  );
}

function expectSame(printed: SheetNumbers, found: SheetNumbers): void {
  const moved = [...printed].filter(([id, number]) => found.get(id) !== number);
  if (moved.length > 0) {
    throw new Error(
      `Numbers in the contents: expected the sheets of the second printing to be those of the first, but ${moved.map(([id, number]) => `${id} moved from ${number} to ${found.get(id)}`).join(', ')}. Keep the room of .book-number in book.css independent of what stands in it.`,
    );
  }
}
