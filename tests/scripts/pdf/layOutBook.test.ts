import {describe, expect, it} from 'vitest';
import {layOutBook} from '../../../scripts/pdf/book/bookHtml';
import {
  attributeOf,
  findElement,
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

const idsOf = (root: Element) =>
  all(root, (each) => attributeOf(each, 'id') !== '').map((each) =>
    attributeOf(each, 'id'),
  );

const hrefsOf = (root: Element) =>
  all(root, ({tagName}) => tagName === 'article').flatMap((article) =>
    all(article, ({tagName}) => tagName === 'a').map((link) =>
      attributeOf(link, 'href'),
    ),
  );

const headingsOf = (root: Element) =>
  all(root, ({tagName}) => /^h[1-6]$/.test(tagName)).map(
    (each) => `${each.tagName} ${textOf(each)}`,
  );

describe('a book', () => {
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
    expect(headingsOf(book)).toEqual([
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
    const {html} = layOutBook(
      bookOf(bookPage('/ocr/intro', ''), {
        label: 'API',
        entries: [bookPage('/ocr/한글', '')],
      }),
      SITE,
    );
    const listIn = (numbers: ReadonlyMap<string, number>) => {
      const list = findElement(
        parseHtml(html(numbers)),
        (each) => attributeOf(each, 'class') === 'book-contents',
      )!;
      return all(list, ({tagName}) => tagName === 'a').map((link) => [
        attributeOf(link, 'href'),
        textOf(link),
      ]);
    };
    const numbers = new Map([
      ['ocr/intro', 3],
      ['group:2', 14],
      ['ocr/한글', 14],
    ]);
    const korean = encodeURI('#ocr/한글');
    expect(listIn(numbers)).toEqual([
      ['#ocr/intro', 'Title of /ocr/intro3'],
      ['#group:2', 'API14'],
      [korean, 'Title of /ocr/한글14'],
    ]);
    expect(listIn(NO_NUMBERS)[2]).toEqual([korean, 'Title of /ocr/한글']);
  });

  it('has each id once, and what names an id names it still', () => {
    const text = `<h2 id=a>A</h2><p aria-labelledby="a b" id=b><label for=a></label></p>
<svg id=c><path marker-end="url(#c)"/><use href=#c /></svg>`;
    const book = documentOf(
      bookPage('/ocr/one', text),
      bookPage('/ocr/two', text),
    );
    const ids = idsOf(book);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([
      'ocr/one',
      'ocr/one:a',
      'ocr/one:b',
      'ocr/one:c',
      'ocr/two',
      'ocr/two:a',
      'ocr/two:b',
      'ocr/two:c',
    ]);
    const values = all(book, ({tagName}) =>
      /^(?:p|label|path|use)$/.test(tagName),
    )
      .flatMap(({attrs}) => attrs)
      .filter(({name}) => !/^(?:id|class)$/.test(name))
      .map(({value}) => value);
    expect(values.slice(-4)).toEqual([
      'ocr/two:a ocr/two:b',
      'ocr/two:a',
      'url("#ocr/two:c")',
      '#ocr/two:c',
    ]);
  });

  it('keeps links inside where they can, and gives all others an absolute address', () => {
    const book = documentOf(
      bookPage(
        '/ocr/one',
        `<a href=/ocr/two>1</a><a href=two#가>2</a><a href=#own>3</a><a href=/ocr/>4</a>
<a href=https://docs.example/ocr/two/#%EA%B0%80>5</a><a href="/products?x=1#y">6</a>
<a href=https://other.example/ocr/two>7</a><a href=mailto:a@b.example>8</a><h2 id=own>Own</h2>`,
      ),
      bookPage('/ocr/two', '<h2 id=가>가</h2>'),
      bookPage('/ocr/intro', ''),
    );
    expect(hrefsOf(book)).toEqual([
      '#ocr/two',
      encodeURI('#ocr/two:가'),
      '#ocr/one:own',
      '#ocr/intro',
      encodeURI('#ocr/two:가'),
      'https://docs.example/products?x=1#y',
      'https://other.example/ocr/two',
      'mailto:a@b.example',
    ]);
    const targets = idsOf(book).map((id) => `#${encodeURI(id)}`);
    const inner = hrefsOf(book).filter((href) => href.startsWith('#'));
    expect(inner.filter((href) => !targets.includes(href))).toEqual([]);
  });

  it('names page and link when an anchor is missing', () => {
    expect(() =>
      documentOf(
        bookPage('/ocr/one', '<a href=two#gone>1</a>'),
        bookPage('/ocr/two', '<h2 id=here>x</h2>'),
      ),
    ).toThrow(
      '/ocr/one: the link to two#gone expects an element with the id "gone" in the text of /ocr/two, received none.',
    );
  });

  it('says what it is, in its language, and of which its texts are', () => {
    const book = documentOf(bookPage('/ocr/one', ''));
    const title = findElement([book], ({tagName}) => tagName === 'title')!;
    expect(textOf(title)).toBe('OCR SDK: 개발자 문서');
    expect(attributeOf(book, 'lang')).toBe('ko');
    const [text] = all(book, (each) =>
      attributeOf(each, 'class').startsWith('theme-doc-markdown'),
    );
    expect(attributeOf(text!, 'lang')).toBe('en');
    const terms = all(book, ({tagName}) => /^d[td]$/.test(tagName)).map(
      (each) => textOf(each),
    );
    expect(terms).toEqual([
      '인터페이스 명세',
      'argo_sdk.h, 버전 1.0',
      '인터페이스 명세',
      'old.h',
      '에디션',
      '글로벌',
      '본문 언어',
      '영어',
      '마지막 수정일',
      '2026-11-22',
      '온라인 문서',
      'https://docs.example/ocr/intro',
    ]);
  });

  it('gives the sheets of each page a foot that names it', () => {
    const {html} = layOutBook(
      bookOf(bookPage('/ocr/one', ''), {
        ...bookPage('/ocr/two', ''),
        title: 'OCR SDK "quick" </style>',
      }),
      SITE,
    );
    const text = html(NO_NUMBERS);
    expect(text).toContain(
      '@page book-sheet-0 { @bottom-left { content: "OCR SDK · Title of /ocr/one" } }',
    );
    expect(text).toContain(
      '@page book-sheet-1 { @bottom-left { content: "OCR SDK \\22 quick\\22  \\3c /style>" } }',
    );
  });

  it('loads every style sheet of its pages once, then its own', () => {
    const sheets = all(
      documentOf(bookPage('/ocr/one', ''), bookPage('/ocr/two', '')),
      ({tagName}) => tagName === 'link',
    ).map((each) => attributeOf(each, 'href'));
    expect(sheets).toEqual(['/assets/site.css', '/book/book.css']);
  });
});
