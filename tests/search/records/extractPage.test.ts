import {describe, expect, it} from 'vitest';
import {PAGE_RANKS} from '../../../src/search/records/record';
import {ADDRESS, extract, recordsOf} from './support';

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
    const rank = (body: string) => recordsOf({body})[0]!.page_rank;
    expect(rank(BODY + entry + entry)).toBe(PAGE_RANKS.reference);
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

  it('has its Korean name at the end of its path, where it is in English', () => {
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
  ['leads on', {head: '<meta http-equiv=refresh content="0; url=/ocr/intro">'}],
])('a page that is not to be found %s', (_, parts) => {
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
