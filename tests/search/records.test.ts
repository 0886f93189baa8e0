import {extractPage} from '../../src/search/records/extractPage';
import {parseHtml} from '../../src/content/html';
import type {SearchRecord} from '../../src/search/records/record';
import {PAGE_RANKS} from '../../src/search/records/record';
import {describe, expect, it} from 'vitest';
import {createPageRecords} from './sampleRecords';

const ADDRESS = 'https://docs.example.com/base/ocr/api/run';

/** Parts of a minified page. */
interface Parts {
  readonly body?: string;
  readonly head?: string;
  readonly breadcrumbs?: string;
  readonly language?: string;
  readonly tag?: string;
  readonly url?: string;
}

/** Records of a page in a documentation set; `undefined` if the page is hidden. */
function extract({
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

function recordsOf(parts: Parts): SearchRecord[] {
  const records = extract(parts);
  if (!records?.length) {
    throw new Error('expected records');
  }
  return records;
}

/** The content records of a page. */
function contentsOf(body: string): (string | undefined)[] {
  return recordsOf({body: `<header><h1>run</h1></header>${body}`})
    .filter(({type}) => type === 'content')
    .map(({content}) => content);
}

const BODY = '<header><h1>run</h1></header><p>Recognises one image.';

describe('a page', () => {
  it('has the fields to filter and group by', () => {
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
    const rank = (body: string) => recordsOf({body})[0]!.page_rank;
    expect(rank(BODY + entry + entry)).toBe(PAGE_RANKS.reference);
    expect(rank(`${BODY}${entry}<h2>The <code>x</code> again</h2>`)).toBe(10);
    expect(rank(BODY)).toBe(10);
  });

  it('omits navigation, footer and hidden elements', () => {
    const text = JSON.stringify(
      recordsOf({
        body: `${BODY}<p>Shown<span aria-hidden=true>Hidden</span><script>var x</script><style>p{}</style><button>Copy</button><a class=hash-link href=#x>#</a>`,
      }),
    );
    expect(text).toContain('Shown');
    expect(text).not.toMatch(/Navigation|Footer|Hidden|var x|p\{\}|Copy|#/);
  });

  it('has its Korean name at the end of its path if its heading is English', () => {
    const breadcrumbs =
      '<nav><ul class=breadcrumbs><li>홈<li>OCR SDK<li>실행하기</ul></nav>';
    const [first] = recordsOf({
      body: '<h1>run</h1>',
      breadcrumbs,
      language: 'ko',
    });
    expect(first).toMatchObject({
      'hierarchy.lvl0': 'OCR SDK › 실행하기',
      'hierarchy.lvl1': 'run',
    });
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

  it('takes its title from the head when there is no h1', () => {
    const [first] = recordsOf({body: '<p>Recognises one image.'});
    expect(first).toMatchObject({type: 'lvl1', 'hierarchy.lvl1': 'run'});
  });

  it('ranks documentation before other pages', () => {
    const [docs] = recordsOf({body: BODY});
    const [other] = recordsOf({body: BODY, tag: 'default'});
    expect(docs!.page_rank).toBeGreaterThan(other!.page_rank);
  });
});

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
    'redirects',
    {head: '<meta http-equiv=refresh content="0; url=/ocr/intro">'},
  ],
])('excludes a page that %s', (_, parts) => {
  expect(extract({body: BODY, ...parts})).toBeUndefined();
  expect(extract({body: BODY})).toBeDefined();
});

describe('ids', () => {
  const body = `${BODY}<h2 id=errors>Errors</h2><p>One.<h2 id=remarks>Remarks</h2><p>Two.`;

  it('are the same in every build, and no two alike', () => {
    const ids = recordsOf({body}).map(({id}) => id);
    expect(recordsOf({body}).map(({id}) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toMatch(/^[0-9a-f]{20}$/);
  });

  it('differ between pages', () => {
    const [here] = recordsOf({body});
    const [there] = recordsOf({body, url: `${ADDRESS}Async`});
    expect(here!.id).not.toBe(there!.id);
  });
});

describe('headings', () => {
  it('of all six levels stand below each other', () => {
    const body =
      '<h1>One</h1>' +
      [2, 3, 4, 5, 6].map((n) => `<h${n} id=h${n}>Level ${n}</h${n}>`).join('');
    const records = recordsOf({body});
    expect(records.map(({type}) => type)).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `lvl${n}`),
    );
    expect(records.at(-1)).toMatchObject({
      'hierarchy.lvl1': 'One',
      'hierarchy.lvl2': 'Level 2',
      'hierarchy.lvl6': 'Level 6',
      anchor: 'h6',
      url: `${ADDRESS}#h6`,
    });
  });

  it('and texts of an index are omitted', () => {
    const records = recordsOf({
      body: '<h1>A to Z</h1><p>Look up.</p><div data-search=skip><h2 id=a>A</h2><ul><li>add()</ul></div><h2 id=more>More</h2>',
    });
    expect(records.map(({anchor}) => anchor)).toEqual(['', '', 'more']);
    expect(JSON.stringify(records)).not.toContain('add()');
  });

  it('are read without the link to themselves', () => {
    const [, heading] = recordsOf({
      body: '<h1>run</h1><h2 class=anchor id=errors>Errors &amp; limits<a href=#errors class=hash-link aria-label="Direct link">​</a></h2>',
    });
    expect(heading!['hierarchy.lvl2']).toBe('Errors & limits');
  });

  it('with a generated id or none use the closest id before', () => {
    const records = recordsOf({
      body: '<h1>run</h1><h2 id=__docusaurus_x>First</h2><p>One.<h2 id=good>Good</h2><h3>None</h3><p>Two.<h3 id=__y>Hidden</h3>',
    });
    expect(records.map(({anchor}) => anchor)).toEqual([
      '',
      '',
      '',
      'good',
      'good',
      'good',
      'good',
    ]);
    expect(records.map(({url}) => url)).not.toContain(`${ADDRESS}#__y`);
  });
});

describe('text', () => {
  it('of paragraphs is joined into pieces that are not too long', () => {
    const long = 'word '.repeat(100).trim();
    expect(contentsOf(`<p>One.<p>Two.<p>${long}<p>${long}`)).toEqual([
      `One. Two. ${long}`,
      long,
    ]);
  });

  it('of tables is read row by row, first columns and heads too', () => {
    expect(
      contentsOf(
        '<table><thead><tr><th>Name<th>Meaning<tbody><tr><td><code>timeoutMs</code><td>Time to wait<br>in milliseconds<tr><th>flags<td></table>',
      ),
    ).toEqual([
      'Name · Meaning timeoutMs · Time to wait in milliseconds flags',
    ]);
  });

  it.each([
    ['<dl><dt>Term<dd>Meaning</dl>', 'Term Meaning'],
    ['<blockquote><p>Quoted</blockquote>', 'Quoted'],
    ['<details><summary>More</summary><p>Details</details>', 'More Details'],
    ['<figure><img alt=x><figcaption>Caption</figcaption></figure>', 'Caption'],
    [
      '<div class=theme-admonition><div>note</div><p>Mind this.</div>',
      'Mind this.',
    ],
    [
      '<table><tr><td><span>open</span><span>opens a list</span></table>',
      'open opens a list',
    ],
    ['<p>a&nbsp;b\u200bc\n  d', 'a bc d'],
    ['<p>List&lt;String&gt; &amp; co', 'List<String> & co'],
  ])('of %s is "%s"', (html, text) => {
    expect(contentsOf(html)).toEqual([text]);
  });
});

describe('a page as the minifier leaves it, without end tags', () => {
  it('keeps the text of cards', () => {
    const card = (name: string) =>
      `<li><article><h3>${name}</h3><p>About ${name}.<p><a href=/>Buy ${name}</a></article>`;
    const records = recordsOf({
      body: `<h1>SDKs</h1><section><ul>${card('Office')}${card('Sheet')}</ul></section><section><p>End.</section>`,
    });
    expect(records.map((record) => record.content).filter(Boolean)).toEqual([
      'About Office. Buy Office',
      'About Sheet. Buy Sheet End.',
    ]);
    expect(records.map((record) => record['hierarchy.lvl3'])).toContain(
      'Sheet',
    );
  });

  it('keeps the content of noscript', () => {
    expect(
      contentsOf('<noscript><p>Open the list.</noscript><p>Text.'),
    ).toEqual(['Open the list. Text.']);
  });
});

describe('code', () => {
  it('gives its names, not its lines', () => {
    const records = recordsOf({
      body: '<h1>run</h1><p>Example:</p><pre class=language-c><code><span>int n = runAsyncQueueBase64(engine, "text");</span></code></pre>',
    });
    const last = records.at(-1)!;
    expect(last.content).toBe('Example:');
    expect(last.identifiers).toEqual(
      expect.arrayContaining(['runasyncqueuebase64', 'queuebase64', 'base64']),
    );
    expect(last.identifiers).not.toContain('int');
  });

  it('in a sentence is part of the sentence, and found by its parts', () => {
    const {content, identifiers} = recordsOf({
      body: '<h1>run</h1><p>Call <code>releaseQueue</code> first.',
    }).at(-1)!;
    expect(content).toBe('Call releaseQueue first.');
    expect(identifiers).toEqual(
      expect.arrayContaining(['releasequeue', 'queue']),
    );
  });
});

const sectionRecords = (heading: string, rank = 5, text = '') =>
  createPageRecords({rank}, [
    {headings: ['Guide']},
    {headings: ['Guide', heading], blocks: text === '' ? [] : [text]},
  ]);

it.each([
  [10, 'Merge cells', 'Merge cells'],
  // On a reference page, only titles and names are indexed as titles.
  [8, 'Merge cells', undefined],
  [8, 'mergeCells', 'mergeCells'],
])(
  'of a page of rank %i, takes the heading %s for %s',
  (rank, heading, title) => {
    expect(sectionRecords(heading, rank).map((record) => record.title)).toEqual(
      ['Guide', title],
    );
  },
);

it('separates names and Korean stems of headings and texts', () => {
  const text = '셀의 getGpuCount.';
  const [, heading, content] = sectionRecords('환불을 위한 freeAll', 5, text);
  expect(heading).toMatchObject({
    title_names: ['free', 'all', 'freeall'],
    title_ko: expect.arrayContaining(['환불']) as unknown,
  });
  expect(heading).not.toHaveProperty('identifiers');
  expect(content).toMatchObject({
    identifiers: expect.arrayContaining(['gpucount']) as unknown,
    keywords_ko: ['셀'],
  });
  expect(content).not.toHaveProperty('title');
});

it('gives records that are higher on a page a lower depth', () => {
  const depths = sectionRecords('Merge', 5, 'Text.').map(({depth}) => depth);
  expect(depths).toEqual([...depths].sort((a, b) => a - b));
  expect(new Set(depths).size).toBe(3);
});
