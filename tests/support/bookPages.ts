import {layOutBook} from '../../scripts/pdf/bookHtml';
import type {Book, BookGroup} from '../../scripts/pdf/readBook';
import {
  parseHtmlDocument,
  parseBookPage,
  type BookPage,
} from '../../scripts/pdf/build';

/**
 * Creates a documentation page with an English text.
 *
 * @param name - title of the window
 */
export function builtPage(title: string, text: string, name = title): string {
  return `<html class="variant-global docs-doc-page" lang=ko>
<title>${name} | 문서 처리 SDK</title>
<style data-href=/assets/site.css>p {}</style>
<div lang=en><article><div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${text}</div></article></div>`;
}

export function bookPage(route: string, text: string): BookPage {
  return parseBookPage(builtPage(`Title of ${route}`, text), route);
}

/** A Korean book with English pages. */
export function bookOf(...groups: readonly BookGroup[]): Book {
  return {
    root: '/',
    groups,
    facts: {
      product: 'OCR SDK',
      publisher: 'Document <SDKs>',
      contracts: ['argo_sdk.h, 버전 1.0', 'old.h'],
      locale: 'ko',
      lastChange: '2026-11-22',
      address: 'https://docs.example/ocr/intro',
      className: 'variant-global',
    },
  };
}

export const SITE = {
  url: 'https://docs.example',
  baseUrl: '/',
  redirects: {'/ocr': '/ocr/intro'},
};

export function documentOf(...pages: readonly BookPage[]): Document {
  const {html} = layOutBook(bookOf({label: 'API', pages}), SITE);
  return parseHtmlDocument(html(new Map()));
}
