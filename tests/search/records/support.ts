import {parseHtml} from '../../../src/search/records/html';
import {extractPage} from '../../../src/search/records/extractPage';
import type {SearchRecord} from '../../../src/search/records/record';

export const ADDRESS = 'https://docs.example.com/base/ocr/api/run';

/** The parts of a built page that matter, in the minified form of a build. */
export interface Parts {
  readonly body?: string;
  readonly head?: string;
  readonly breadcrumbs?: string;
  readonly language?: string;
  readonly tag?: string;
  readonly url?: string;
}

/** Records of a built documentation page; `undefined` when it is not to be found. */
export function extract({
  body = '',
  head = '',
  breadcrumbs = '',
  language = 'en',
  tag = 'docs-ocr-current',
  url = ADDRESS,
}: Parts): SearchRecord[] | undefined {
  const html = `<!doctype html><html lang=en><head><meta charset=utf-8><title>run | Document SDKs</title><meta name=docsearch:language content=${language}><meta name=docsearch:version content=current,1.0><meta name=docsearch:docusaurus_tag content=${tag}>${head}<body><nav class=navbar><a href=/>Navigation</a></nav><main><article>${breadcrumbs}<div class="theme-doc-markdown markdown">${body}</div></article></main><footer>Footer</footer>`;
  const page = extractPage({nodes: parseHtml(html), url});
  return page && [...page.records];
}

/** The records of a page that must have some. */
export function recordsOf(parts: Parts): SearchRecord[] {
  const records = extract(parts);
  if (!records?.length) {
    throw new Error('expected records');
  }
  return records;
}

/** The text below the headings of a page, in pieces. */
export function contentsOf(body: string): (string | undefined)[] {
  return recordsOf({body: `<header><h1>run</h1></header>${body}`})
    .filter(({type}) => type === 'content')
    .map(({content}) => content);
}
