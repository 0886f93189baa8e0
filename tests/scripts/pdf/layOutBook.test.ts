import {expect, it} from 'vitest';
import {layOutBook} from '../../../scripts/pdf/bookHtml';
import {parseHtmlDocument, getElementText} from '../../../scripts/pdf/build';
import {bookOf, bookPage, documentOf, SITE} from '../../support/bookPages';

const texts = (elements: Iterable<Element>) =>
  Array.from(elements, getElementText);
const values = (elements: Iterable<Element>, name: string) =>
  Array.from(elements, (each) => each.getAttribute(name)).filter(Boolean);

it('lists groups and pages with links and sheet numbers', () => {
  const group = {label: 'API', pages: [bookPage('/ocr/한글', '<h2>A</h2>')]};
  const {html} = layOutBook(bookOf(group), SITE);
  const list = (numbers: ReadonlyMap<string, number>) =>
    Array.from(
      parseHtmlDocument(html(numbers)).querySelectorAll('nav a'),
      (link) => [link.getAttribute('href'), getElementText(link)],
    );
  const numbers = {'group:1': 14, 'ocr/한글': 15};
  const korean = encodeURI('#ocr/한글');
  expect(list(new Map(Object.entries(numbers)))).toEqual([
    ['#group:1', 'API14'],
    [korean, 'Title of /ocr/한글15'],
  ]);
  expect(list(new Map())[1]).toEqual([korean, 'Title of /ocr/한글']);
});

it('makes ids unique, and corrects references to them', () => {
  const text = `<h2 id=a>A</h2><p aria-labelledby="a b" id=b></p>
<svg id=c><path marker-end="url(#c)"/><use href=#c /></svg>`;
  const pages = ['/ocr/one', '/ocr/two'];
  const book = documentOf(...pages.map((page) => bookPage(page, text)));
  expect(values(book.querySelectorAll('article, article [id]'), 'id')).toEqual(
    ['ocr/one', 'ocr/two'].flatMap((id) => [
      id,
      `${id}:a`,
      `${id}:b`,
      `${id}:c`,
    ]),
  );
  const second = book.querySelectorAll('article')[1]!;
  const value = (tag: string, name: string) =>
    second.querySelector(tag)!.getAttribute(name);
  expect(value('p', 'aria-labelledby')).toBe('ocr/two:a ocr/two:b');
  expect(value('path', 'marker-end')).toBe('url("#ocr/two:c")');
  expect(value('use', 'href')).toBe('#ocr/two:c');
});

it.each([
  ['/ocr/two', '#ocr/two'],
  ['two#가', encodeURI('#ocr/two:가')],
  ['https://docs.example/ocr/two/#%EA%B0%80', encodeURI('#ocr/two:가')],
  ['two#of-the-screen-alone', '#ocr/two'],
  ['#own', '#ocr/one:own'],
  ['/ocr/', '#ocr/intro'],
  ['/products?x=1#y', 'https://docs.example/products?x=1#y'],
  ['https://other.example/ocr/two', 'https://other.example/ocr/two'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('the link %s leads to %s', (href, target) => {
  const book = documentOf(
    bookPage('/ocr/one', `<a href="${href}">1</a><h2 id=own>Own</h2>`),
    bookPage('/ocr/two', '<h2 id=가>가</h2>'),
    bookPage('/ocr/intro', ''),
  );
  expect(values(book.querySelectorAll('article a'), 'href')).toEqual([target]);
});

it('has a title page in its language', () => {
  const book = documentOf(bookPage('/ocr/one', ''), bookPage('/ocr/two', ''));
  expect(book.title).toBe('OCR SDK: 개발자 문서');
  expect(book.documentElement.lang).toBe('ko');
  expect(
    book.querySelector('.theme-doc-markdown')!.closest('[lang=en]'),
  ).not.toBe(null);
  expect(texts(book.querySelectorAll('dd'))).toEqual([
    'argo_sdk.h, 버전 1.0',
    'old.h',
    '2026-11-22',
    'https://docs.example/ocr/intro',
  ]);
  expect(values(book.querySelectorAll('link'), 'href')).toEqual([
    '/assets/site.css',
    '/book/book.css',
  ]);
});

it('shows tab panels and details, and removes controls', () => {
  const book = documentOf(
    bookPage(
      '/ocr/one',
      `<ul role=tablist><li role=tab>Linux<li role=tab>Windows</ul>
<div role=tabpanel aria-label=Linux>first </div>
<div role=tabpanel aria-label=Windows hidden>second</div>
<details><summary>More</summary><p hidden>notice</p>third</details><details data-search=skip><summary>Used in</summary></details>
<figure class=theme-code-block><button>Copy</button><pre tabindex=0>code</pre></figure>
<h2 id=x>Head<a class=hash-link href=#x>#</a></h2>
<a href=/a target=_blank>away<svg aria-label="(opens in new tab)"><use href=#outside-the-text /></svg></a>
<form><input></form><dialog>dialog</dialog>`,
    ),
  );
  const article = book.querySelector('article')!;
  expect(getElementText(article)).toBe(
    'Title of /ocr/one Linuxfirst Windowssecond Morethird code Head away',
  );
  expect(
    article.querySelectorAll(
      'button, form, svg, [hidden], [tabindex], [target], [role], details:not([open])',
    ),
  ).toHaveLength(0);
});
