import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getCanonicalUrl, parseHtml} from '../../src/content';
import {
  joinPageRecords,
  extractPage,
  type SearchRecord,
  readSearchTerms,
} from '../../src/search';
import {LOCALES} from '../../src/site/locales';
import {normalizePagePath} from '../../src/site/paths';

/**
 * Reads the search records of a finished build in all locales, sorted by address.
 *
 * @throws Error if the folder is not a build, or its pages contain no text
 */
export function readRecords(dir: string): SearchRecord[] {
  const home = readHome(dir);
  const topicsOf = readSearchTerms(process.cwd());
  // Search terms are listed without locale prefix. With a single locale, `/en` is a page and not a prefix.
  const locales = LOCALES.filter((locale) =>
    existsSync(path.join(dir, locale, '404.html')),
  );
  const prefix = new RegExp(`^(?:${locales.join('|') || '(?!)'})(?:/|$)`);
  const pages = listPages(dir).map((file) => ({
    file,
    url: home + encodeURI(normalizePagePath(`/${file}`).slice(1)),
  }));
  const extracted = pages
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .flatMap(({file, url}) => {
      const html = readFileSync(path.join(dir, file), 'utf8');
      const topics = topicsOf(url.slice(home.length).replace(prefix, ''));
      return extractPage({nodes: parseHtml(html), url, topics}) ?? [];
    });
  const records = joinPageRecords(extracted);
  if (records.length === 0) {
    throw new Error(`${dir}: ${pages.length} pages, no record. ${REMEDY}`);
  }
  return records;
}

const REMEDY =
  'Run "npm run build" first, or name the folder of a build with --dir.';

/** Lists the HTML files of a build, except for not-found pages. */
function listPages(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.html$/.test(file) && !/(?:^|\/)404\.html$/.test(file));
}

/** Reads the public URL of the site from the canonical link of the home page. */
function readHome(dir: string): string {
  const file = path.join(dir, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const address = getCanonicalUrl(parseHtml(html));
  if (address === undefined || !URL.canParse(address)) {
    throw new Error(
      `${file}: expected a home page with <link rel="canonical">, found ${address ?? 'none'}. ${REMEDY}`,
    );
  }
  return address.replace(/\/*$/, '/');
}
