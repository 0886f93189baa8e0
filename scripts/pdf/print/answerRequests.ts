import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {BOOK_FOLDER} from '../book/bookHtml';
import {fileAt, type FinishedBuild} from '../build/finishedBuild';

/** A host that there is not: everything is answered from files. */
export const BOOK_HOST = 'http://book.invalid';

const {resolve} = createRequire(import.meta.url);
const font = (name: string) =>
  resolve(`@expo-google-fonts/nanum-gothic/${name}/NanumGothic_${name}.ttf`);

/** What books bring along: their style sheet, and letters that not every machine has. */
const OWN_FILES: Readonly<Record<string, string>> = {
  'book.css': path.join(import.meta.dirname, '../book.css'),
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
export async function answerRequests(
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
