import {expect, it} from 'vitest';
import {layOutBook} from '../../../scripts/pdf/book/bookHtml';
import {steadyDates} from '../../../scripts/pdf/print/steadyDates';
import {
  attributeOf,
  findElement,
  hasClass,
  parseHtml,
  textOf,
  type Element,
} from '../../../src/search/records/dom';
import {
  all,
  bookOf,
  bookPage,
  documentOf,
  NO_NUMBERS,
  SITE,
} from '../../support/bookPages';

const byTag = (root: Element, pattern: RegExp) =>
  all(root, ({tagName}) => pattern.test(tagName));
const values = (elements: readonly Element[], name: string) =>
  elements.map((each) => attributeOf(each, name)).filter(Boolean);
const linksOf = (root: Element) =>
  byTag(root, /^article$/).flatMap((each) =>
    values(byTag(each, /^a$/), 'href'),
  );

it('has its pages in order, each below its groups, one level deeper for each', () => {
  const book = documentOf(
    bookPage('/ocr/intro', '<h2>Start</h2><h3>Deep</h3>'),
    {
      label: 'API',
      entries: [
        {label: 'Calls', entries: [bookPage('/ocr/run', '<h2>A</h2>')]},
        bookPage('/ocr/wait', '<h2>B</h2><h6>C</h6>'),
      ],
    },
    {label: 'Empty', entries: [{label: 'Emptier', entries: []}]},
  );
  const headings = byTag(book, /^h[1-6]$/);
  expect(headings.map((each) => `${each.tagName} ${textOf(each)}`)).toEqual([
    'h1 OCR SDK',
    'h2 목차',
    'h2 Title of /ocr/intro',
    'h3 Start',
    'h4 Deep',
    'h2 API',
    'h3 Calls',
    'h4 Title of /ocr/run',
    'h5 A',
    'h3 Title of /ocr/wait',
    'h4 B',
    'h6 C',
  ]);
});

it('lists them with links and, once they are known, the numbers of their sheets', () => {
  const group = {label: 'API', entries: [bookPage('/ocr/한글', '')]};
  const {html} = layOutBook(bookOf(bookPage('/ocr/intro', ''), group), SITE);
  const list = (numbers: ReadonlyMap<string, number>) =>
    byTag(
      findElement(parseHtml(html(numbers)), (each) =>
        hasClass(each, 'book-contents'),
      )!,
      /^a$/,
    ).map((link) => [attributeOf(link, 'href'), textOf(link)]);
  const numbers = {'ocr/intro': 3, 'group:2': 14, 'ocr/한글': 14};
  const korean = encodeURI('#ocr/한글');
  expect(list(new Map(Object.entries(numbers)))).toEqual([
    ['#ocr/intro', 'Title of /ocr/intro3'],
    ['#group:2', 'API14'],
    [korean, 'Title of /ocr/한글14'],
  ]);
  expect(list(NO_NUMBERS)[2]).toEqual([korean, 'Title of /ocr/한글']);
});

it('has each id once, and what names an id names it still', () => {
  const text = `<h2 id=a>A</h2><p aria-labelledby="a b" id=b><label for=a></label></p>
<svg id=c><path marker-end="url(#c)"/><use href=#c /></svg>`;
  const pages = ['/ocr/one', '/ocr/two'];
  const book = documentOf(...pages.map((page) => bookPage(page, text)));
  expect(
    values(
      all(book, () => true),
      'id',
    ),
  ).toEqual(
    ['ocr/one', 'ocr/two'].flatMap((id) => [
      id,
      `${id}:a`,
      `${id}:b`,
      `${id}:c`,
    ]),
  );
  const second = byTag(book, /^article$/)[1]!;
  expect(
    byTag(second, /^(?:p|label|path|use)$/).map(
      ({attrs}) => attrs.find(({name}) => name !== 'id')?.value,
    ),
  ).toEqual([
    'ocr/two:a ocr/two:b',
    'ocr/two:a',
    'url("#ocr/two:c")',
    '#ocr/two:c',
  ]);
});

it.each([
  ['/ocr/two', '#ocr/two'],
  ['two#가', encodeURI('#ocr/two:가')],
  ['https://docs.example/ocr/two/#%EA%B0%80', encodeURI('#ocr/two:가')],
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
  expect(linksOf(book)).toEqual([target]);
});

it('says what it is, in its language, and of which its texts are', () => {
  const book = documentOf(bookPage('/ocr/one', ''), bookPage('/ocr/two', ''));
  expect(textOf(byTag(book, /^title$/)[0]!)).toBe('OCR SDK: 개발자 문서');
  const [text] = all(book, (each) => hasClass(each, 'theme-doc-markdown'));
  expect(values([book, text!], 'lang')).toEqual(['ko', 'en']);
  expect(byTag(book, /^dd$/).map((each) => textOf(each))).toEqual([
    'argo_sdk.h, 버전 1.0',
    'old.h',
    '글로벌',
    '영어',
    '2026-11-22',
    'https://docs.example/ocr/intro',
  ]);
  // Those of its pages once, then its own.
  expect(values(byTag(book, /^link$/), 'href')).toEqual([
    '/assets/site.css',
    '/book/book.css',
  ]);
});

it('lays open what a page opens, and leaves out what is pressed', () => {
  const book = documentOf(
    bookPage(
      '/ocr/one',
      `<ul role=tablist><li role=tab>Linux<li role=tab>Windows</ul>
<div role=tabpanel aria-label=Linux>first</div>
<div role=tabpanel aria-label=Windows hidden>second</div>
<details><summary>More</summary><p hidden>notice</p>third</details>
<figure class=theme-code-block><button>Copy</button><pre tabindex=0>code</pre></figure>
<h2 id=x>Head<a class=hash-link href=#x>#</a></h2>
<a href=/a target=_blank>away<svg aria-label="(opens in new tab)"><use href=#outside-the-text /></svg></a>
<form><input></form><dialog>dialog</dialog>`,
    ),
  );
  const [article] = byTag(book, /^article$/);
  expect(textOf(article!)).toBe(
    'Title of /ocr/one Linux first Windows second More third code Head away',
  );
  const kept = all(article!, () => true).flatMap(({tagName, attrs}) => [
    tagName,
    ...attrs.map(({name}) => name),
  ]);
  const screen = /^(?:button|details|form|svg|hidden|tabindex|target|role)$/;
  expect(kept.filter((name) => screen.test(name))).toEqual([]);
});

it.each([
  [
    '2026-10-02',
    /^<<\/CreationDate \(D:20261002000000\+00'00'\)\n\/ModDate \(D:20261002000000\+00'00'\)>>\xff\x00$/,
  ],
  [undefined, /^<< +\n +>>\xff\x00$/],
])(
  'dates of a PDF are the day of its sources, byte for byte: %s',
  (day, expected) => {
    const info =
      "<</CreationDate (D:20261122130201+09'00')\n/ModDate (D:20261122130202+09'00')>>\xff\x00";
    const text = steadyDates(Buffer.from(info, 'latin1'), day).toString(
      'latin1',
    );
    expect(text).toHaveLength(info.length);
    expect(text).toMatch(expected);
  },
);
