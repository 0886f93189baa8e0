import {layOutBook} from '../../scripts/pdf/bookHtml';
import type {Book, BookGroup, BookPage} from '../../scripts/pdf/book';
import {parsePage, readPage} from '../../scripts/pdf/readPage';

/** A page of the documentation as a build has it, around an English text; `name` is that in the window. */
export function builtPage(title: string, text: string, name = title): string {
  return `<html class="variant-global docs-doc-page" lang=ko>
<title>${name} | 문서 처리 SDK</title>
<style data-href=/assets/site.css>p {}</style>
<div lang=en><article><div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${text}</div></article></div>`;
}

/** A page of a book. */
export function bookPage(route: string, text: string): BookPage {
  return readPage(builtPage(`Title of ${route}`, text), route);
}

/** A book of such pages, in Korean around English texts. */
export function bookOf(...groups: readonly BookGroup[]): Book {
  return {
    root: '/',
    groups,
    facts: {
      product: 'OCR SDK',
      publisher: 'Document <SDKs>',
      edition: '글로벌',
      contracts: ['argo_sdk.h, 버전 1.0', 'old.h'],
      locale: 'ko',
      languages: ['en'],
      lastChange: '2026-11-22',
      address: 'https://docs.example/ocr/intro',
      className: 'variant-global',
    },
  };
}

/** The site of the books. */
export const SITE = {
  url: 'https://docs.example',
  baseUrl: '/',
  redirects: {'/ocr': '/ocr/intro'},
};

/** The document that is made of pages. */
export function documentOf(...pages: readonly BookPage[]): Document {
  const {html} = layOutBook(bookOf({label: 'API', pages}), SITE);
  return parsePage(html(new Map()));
}
