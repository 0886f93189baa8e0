import {describe, expect, it} from 'vitest';
import {createRecords} from '../../../src/search/records/createRecords';
import {extractPage} from '../../../src/search/records/extractPage';
import {joinPages} from '../../../src/search/records/joinPages';
import {REFERENCE_RANK, rankOf} from '../../../src/search/records/record';
import {toLetters} from '../../../src/search/text/hangul';
import {ADDRESS, extract, recordsOf} from './support';

const facts = {
  url: 'http://localhost:3000/a',
  language: 'en',
  tag: 'default',
  version: [],
  lvl0: 'Site',
  rank: 5,
};

function titleWords(heading: string) {
  const section = {
    level: 1 as const,
    headings: [heading],
    anchor: '',
    blocks: ['Text.'],
    codeNames: [],
  };
  return createRecords(facts, [section]).map((record) => record.title_words);
}

describe('title words', () => {
  it('spell names out', () => {
    expect(titleWords('getGpuCount')[0]).toEqual([
      'getGpuCount',
      'get gpu count',
      'getgpu',
      'getgpucount',
      'gpucount',
    ]);
  });

  it('are in the letters that a Korean query is sent in', () => {
    expect(titleWords('환불과 취소의 정책')[0]).toEqual([
      ['환불', '취소', '정책'].map(toLetters).join(' '),
    ]);
  });
});

const BODY = '<header><h1>run</h1></header><p>Recognises one image.';

describe('a page', () => {
  it('gives what a search filters and groups by', () => {
    expect(recordsOf({body: BODY})).toMatchObject([
      {
        type: 'lvl1',
        'hierarchy.lvl0': 'OCR SDK',
        'hierarchy.lvl1': 'run',
        anchor: '',
        url: ADDRESS,
        url_without_anchor: ADDRESS,
        language: 'en',
        docusaurus_tag: 'docs-ocr-current',
        version: ['current', '1.0'],
        tags: [],
      },
      {type: 'content', content: 'Recognises one image.', url: ADDRESS},
    ]);
  });

  it('has the rank of a reference where most of its headings are names from code', () => {
    const entry =
      '<h2 id=x><code>x</code><a class=hash-link href=#x>#</a></h2><p>Text.';
    const rank = (body: string) => rankOf(recordsOf({body})[0]!);
    expect(rank(BODY + entry + entry)).toBe(REFERENCE_RANK);
    expect(rank(`${BODY}${entry}<h2>The <code>x</code> again</h2>`)).toBe(10);
    expect(rank(BODY)).toBe(10);
  });

  it('keeps navigation, footer and what is hidden out', () => {
    const text = JSON.stringify(
      recordsOf({
        body: `${BODY}<p>Shown<span aria-hidden=true>Hidden</span><script>var x</script><style>p{}</style><button>Copy</button><a class=hash-link href=#x>#</a>`,
      }),
    );
    expect(text).toContain('Shown');
    expect(text).not.toMatch(/Navigation|Footer|Hidden|var x|p\{\}|Copy|#/);
  });

  it('has the path of its breadcrumbs above it, without home and itself', () => {
    const breadcrumbs =
      '<nav><ul class=breadcrumbs><li><a href=/><svg><title>Home</title></svg></a><li>OCR SDK<li>API<li>run</ul></nav>';
    const [first] = recordsOf({body: BODY, breadcrumbs});
    expect(first!['hierarchy.lvl0']).toBe('OCR SDK › API');
  });

  it.each([
    ['docs-spreadsheet-current', 'en', 'Spreadsheet SDK'],
    ['docs-ocr-1.0', 'ko', 'OCR SDK'],
    ['default', 'en', 'Document SDKs'],
    ['default', 'ko', '문서 처리 SDK'],
  ])('of %s in %s without breadcrumbs is under "%s"', (tag, language, lvl0) => {
    const [first] = recordsOf({body: BODY, tag, language});
    expect(first!['hierarchy.lvl0']).toBe(lvl0);
  });

  it('has the language of the site around it, also where its text is in another', () => {
    const records = recordsOf({
      language: 'ko',
      body: '<div lang=ko role=note>이 문서는 영어로만 제공됩니다.</div><div lang=en><h1>run</h1><p>Recognises one image.</div>',
    });
    expect(new Set(records.map(({language}) => language))).toEqual(
      new Set(['ko']),
    );
    expect(records.at(-1)!.content).toBe('Recognises one image.');
  });

  it('ranks documentation before other pages', () => {
    const [docs] = recordsOf({body: BODY});
    const [other] = recordsOf({body: BODY, tag: 'default'});
    expect(docs!.item_priority).toBeGreaterThan(other!.item_priority);
  });
});

describe('a page that is not to be found', () => {
  it.each([
    [
      'is marked noindex',
      {head: '<meta name=robots content="noindex, nofollow">'},
    ],
    [
      'is marked as Docusaurus marks its search page',
      {head: '<meta property=robots content=noindex>'},
    ],
    [
      'leads on',
      {head: '<meta http-equiv=refresh content="0; url=/ocr/intro">'},
    ],
  ])('%s', (_, parts) => {
    expect(extract({body: BODY, ...parts})).toBeUndefined();
    expect(extract({body: BODY})).toBeDefined();
  });
});

describe('item_priority', () => {
  it('goes by rank, then level, then position', () => {
    const body = `${BODY}<h2 id=a>A</h2><p>Text A.<h3 id=b>B</h3><h2 id=c>C</h2>`;
    const order = recordsOf({body})
      .sort((a, b) => b.item_priority - a.item_priority)
      .map((record) => record.content ?? record.anchor);
    expect(order).toEqual([
      '',
      'a',
      'c',
      'b',
      'Recognises one image.',
      'Text A.',
    ]);
  });
});

describe('links of pages', () => {
  const HOME = 'https://docs.example.com';

  /** A page read from the text below its title. */
  function pageOf(path: string, body: string, language = 'en') {
    const html = `<!doctype html><html lang=${language}><head><meta name=docsearch:language content=${language}><title>${path}</title><body><main><article><h1>${path}</h1>${body}</article></main>`;
    return extractPage({html, url: `${HOME}${path}`}, []) ?? [];
  }

  /** What other pages say of places, by their address. */
  function textsOf(...pages: ReturnType<typeof pageOf>[]) {
    return Object.fromEntries(
      joinPages(pages.flat()).flatMap(({url, link_texts}) =>
        link_texts ? [[url.slice(HOME.length), link_texts]] : [],
      ),
    );
  }

  const SHEET = pageOf('/sheet', '<h2 id=sizes>Widths</h2><p>Text.');

  it('gives pages and sections the texts of the links to them', () => {
    const other = pageOf(
      '/format',
      '<p>See <a href="/sheet">rows and columns</a>, or make room with <a href="/sheet#sizes">fitting columns</a>.',
    );
    expect(textsOf(SHEET, other)).toEqual({
      '/sheet': ['rows and columns'],
      '/sheet#sizes': ['fitting columns'],
    });
  });

  it('takes a short row or item with one link as a whole', () => {
    const other = pageOf(
      '/map',
      `<table><tr><td>freeze the first row<td><a href="/sheet">Sheet</a></table><ul><li><a href="/sheet">one</a>, <a href="/map2">two</a><li>${'long '.repeat(40)}<a href="/sheet#sizes">sizes</a></ul>`,
    );
    expect(textsOf(SHEET, other)).toEqual({
      '/sheet': ['freeze the first row Sheet', 'one'],
      '/sheet#sizes': ['sizes'],
    });
  });

  it('counts neither links of a page to itself, of other sites, nor of other languages', () => {
    const own = pageOf('/sheet', '<a href="#sizes">below</a>');
    const foreign = pageOf(
      '/away',
      '<a href="https://example.com/sheet">x</a>',
    );
    const korean = pageOf('/ko', '<a href="/sheet">시트</a>', 'ko');
    expect(textsOf(own, foreign, korean)).toEqual({});
  });
});
