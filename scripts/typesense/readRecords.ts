import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  attributeOf,
  findElement,
  parseHtml,
} from '../../src/search/records/dom';
import {extractPage} from '../../src/search/records/extractPage';
import {joinPages} from '../../src/search/records/joinPages';
import type {SearchRecord} from '../../src/search/records/record';
import {readSearchTerms} from '../../src/search/records/searchTerms';
import {DOCS_SET_LIST} from '../../src/sets/index';
import {LOCALES} from '../../src/site/locales';
import {plainPath} from '../../src/site/plainPath';

/**
 * Reads the records of a finished build, all locales, in the order of their addresses. Public
 * address and languages are those the build was made with.
 *
 * @throws Error when the folder holds no build, or its pages no text
 */
export function readRecords(dir: string): SearchRecord[] {
  const files = listHtml(dir);
  const home = readHome(dir);
  const pages = files
    .map((file) => ({file, url: urlOf(file, home)}))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  const sets = DOCS_SET_LIST;
  const namesOf = readSearchTerms(process.cwd());
  const locales = LOCALES.filter((locale) =>
    existsSync(path.join(dir, locale, '404.html')),
  );
  const prefix = new RegExp(`^(?:${locales.join('|') || '(?!)'})(?:/|$)`);
  const extracted = pages.flatMap(({file, url}) => {
    const html = readFileSync(path.join(dir, file), 'utf8');
    const names = namesOf(url.slice(home.length).replace(prefix, ''));
    return extractPage({html, url, names}, sets) ?? [];
  });
  const records = joinPages(extracted);
  if (records.length === 0) {
    throw new Error(
      `${dir}: ${files.length} pages, no record. Run "npm run build" first, or name the build with --dir.`,
    );
  }
  return records;
}

/** The pages of a build, but for those that stand in for pages that do not exist. */
function listHtml(dir: string): string[] {
  try {
    return readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter(
        (file) => /\.html$/.test(file) && !/(?:^|\/)404\.html$/.test(file),
      );
  } catch {
    throw new Error(
      `${dir}: no such folder. Run "npm run build" first, or name the build with --dir.`,
    );
  }
}

/** Public address of the home page, which the page itself names. */
function readHome(dir: string): string {
  const file = path.join(dir, 'index.html');
  let html = '';
  try {
    html = readFileSync(file, 'utf8');
  } catch {
    // Told below, in the same words as for a page of something else.
  }
  const link = findElement(
    parseHtml(html),
    (element) =>
      element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical',
  );
  const address = link && attributeOf(link, 'href');
  if (address === undefined || !URL.canParse(address)) {
    throw new Error(
      `${file}: expected a home page with <link rel="canonical">, found ${address ?? 'none'}. Run "npm run build" first, or name the build with --dir.`,
    );
  }
  return address.replace(/\/*$/, '/');
}

/** Public address of a built file: no `.html`, no slash at the end but the home page's. */
function urlOf(file: string, home: string): string {
  return home + encodeURI(plainPath(`/${file}`).slice(1));
}
