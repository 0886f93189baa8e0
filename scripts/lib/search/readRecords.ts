import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {extractPage} from '../../../src/search/extract/page';
import type {SearchRecord} from '../../../src/search/record';

interface Site {
  /** Public address with the base path, with a slash at its end. */
  readonly home: string;
  readonly title: string;
}

/**
 * Reads the records of a finished build, all locales.
 *
 * @throws Error when the folder holds no build, or its pages no text
 */
export function readRecords(dir: string, {home, title}: Site): SearchRecord[] {
  const files = listHtml(dir);
  const records = files.flatMap((file) => {
    const route = file.replace(/(?:^|\/)index\.html$|\.html$/, '');
    const html = readFileSync(path.join(dir, file), 'utf8');
    const url = (home + route).replace(/\/$/, route === '' ? '/' : '');
    return /(?:^|\/)404$/.test(route)
      ? []
      : (extractPage({html, url}, title) ?? []);
  });
  if (records.length === 0) {
    throw new Error(
      `${dir}: ${files.length} pages, no record. Run "npm run build" first, or name the build with --dir.`,
    );
  }
  return records;
}

function listHtml(dir: string): string[] {
  try {
    return readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.html'))
      .sort();
  } catch {
    throw new Error(`${dir}: no such folder. Run "npm run build" first.`);
  }
}
