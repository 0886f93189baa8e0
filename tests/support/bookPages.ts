import {
  findElement,
  parseHtml,
  type Element,
} from '../../src/search/records/dom';
import {readPage} from '../../scripts/pdf/build/readPage';
import {layOutBook} from '../../scripts/pdf/book/bookHtml';
import {walk} from '../../scripts/pdf/book/tree';
import type {Book, BookEntry, BookPage} from '../../scripts/pdf/book/types';

/** A page of the documentation as a build has it, around a text. */
export function builtPage(title: string, text: string, sidebar = ''): string {
  return `<html class="variant-global docs-doc-page docs-doc-id-x" lang=ko>
<style data-href=/assets/site.css>p {}</style>
<ul class="theme-doc-sidebar-menu menu__list">${sidebar}</ul>
<div lang=en><article><div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${text}</div></article></div>`;
}

/** A page of a book. */
export function bookPage(route: string, text: string): BookPage {
  return readPage(builtPage(`Title of ${route}`, text), route);
}

/** A book of such pages, in Korean around English texts. */
export function bookOf(...entries: readonly BookEntry[]): Book {
  return {
    root: '/',
    entries,
    facts: {
      product: 'OCR SDK',
      publisher: 'Document <SDKs>',
      edition: '글로벌',
      contracts: [{file: 'argo_sdk.h', version: '1.0'}, {file: 'old.h'}],
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

/** Before the sheets are counted. */
export const NO_NUMBERS = new Map<string, number>();

/** The document that is made of pages and groups. */
export function documentOf(...entries: readonly BookEntry[]): Element {
  const html = layOutBook(bookOf(...entries), SITE).html(NO_NUMBERS);
  return findElement(parseHtml(html), ({tagName}) => tagName === 'html')!;
}

/** The elements for which a test holds, in order. */
export function all(
  root: Element,
  test: (element: Element) => boolean,
): readonly Element[] {
  const found: Element[] = [];
  walk(root, (each) => {
    if (test(each)) {
      found.push(each);
    }
  });
  return found;
}
