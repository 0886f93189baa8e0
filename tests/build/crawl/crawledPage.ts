import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Document, Element} from 'domhandler';
import {DomUtils, parseDocument} from 'htmlparser2';
import {normalizePagePath} from '../../../src/site/paths';

/** Parsed HTML file of a build. */
export interface CrawledPage {
  /** Path below the build's folder, e.g. `ocr/intro.html`. */
  readonly file: string;
  /** Path below the site's root, e.g. `/ocr/intro`; `/` for the home page. */
  readonly address: string;
  readonly html: string;
  readonly document: Document;
  /** In document order. */
  readonly elements: readonly Element[];
  /** Elements by tag name. */
  readonly named: ReadonlyMap<string, readonly Element[]>;
}

function parseCrawledPage(file: string, html: string): CrawledPage {
  const document = parseDocument(html, {withStartIndices: true});
  const elements = DomUtils.getElementsByTagName('*', document, true);
  const named = new Map<string, Element[]>();
  for (const element of elements) {
    const known = named.get(element.name);
    if (known) {
      known.push(element);
    } else {
      named.set(element.name, [element]);
    }
  }
  const address = normalizePagePath(`/${file}`);
  return {file, address, html, document, elements, named};
}

/**
 * Reads every HTML file of a build, in the order of their paths.
 *
 * @throws Error if the build has no page, so that an empty crawl fails
 */
export function readCrawledPages(dir: string): CrawledPage[] {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html'))
    .sort();
  if (files.length === 0) {
    throw new Error(`No HTML file in ${dir}: make the build first.`);
  }
  return files.map((file) =>
    parseCrawledPage(file, readFileSync(path.join(dir, file), 'utf8')),
  );
}

/** Returns `file:line` of an element. */
export function fileAndLine(
  {file, html}: CrawledPage,
  element: Element,
): string {
  const before = html.slice(0, element.startIndex ?? 0);
  return `${file}:${before.split('\n').length}`;
}

/** Checks whether a page only redirects to another one. */
export function isRedirectPage({elements, named}: CrawledPage): boolean {
  return (
    elements.length < 30 &&
    named
      .get('meta')
      ?.some(({attribs}) => attribs['http-equiv'] === 'refresh') === true
  );
}
