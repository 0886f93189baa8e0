import {describe, expect, it} from 'vitest';
import {
  type ListedPage,
  renderLlmsLists,
} from '../../src/outputs/markdown/llmsLists';
import {readSharedContent} from '../../src/outputs/markdown/readShared';
import {listSidebarSections} from '../../src/outputs/markdown/sidebarSections';
import {parseHtml} from '../../src/content/html';
import {DOCS_SETS} from '../../src/site/sets/index';

const ADDRESS = 'https://site.example/ocr/api/run';

const SITE = {title: 'Site', noIndex: false, baseUrl: '/base/'};

const read = (html: string) =>
  readSharedContent(parseHtml(html), SITE, ADDRESS);

it('a page without a heading has the title of its window, and its own address as canonical', () => {
  expect(read('<title>run | SDKs</title><main><p>Text.</main>').facts).toEqual({
    title: 'run | SDKs',
    description: '',
    canonical: ADDRESS,
    language: '',
  });
});

it('llms.txt of a set lists its pages by sidebar group, then the others', () => {
  const page = (route: string): ListedPage => ({
    title: `Title of [${route}]`,
    description: `About ${route}.`,
    canonical: `https://site.example${route}`,
    language: 'en',
    set: 'ocr',
    route,
    markdown: `https://site.example${route}.md`,
  });
  const [root, list] = renderLlmsLists(
    {title: 'SDKs', tagline: '', locale: 'en', home: 'https://site.example/'},
    ['/ocr/intro', '/ocr/api/run', '/ocr/api/old'].map(page),
    [DOCS_SETS.ocr],
    () => [{routes: ['/ocr/intro']}, {label: 'API', routes: ['/ocr/api/run']}],
  );
  expect(root!.text).toContain(
    '- [OCR SDK](https://site.example/ocr/llms.txt): 3 pages\n',
  );
  expect(list!.path).toBe('ocr/llms.txt');
  expect(list!.text.match(/^(?:#|>|-).*/gm)).toEqual([
    '# OCR SDK',
    '> About /ocr/intro.',
    '## Overview',
    '- [Title of \\[/ocr/intro\\]](https://site.example/ocr/intro.md): About /ocr/intro.',
    '## API',
    '- [Title of \\[/ocr/api/run\\]](https://site.example/ocr/api/run.md): About /ocr/api/run.',
    '## Further pages',
    '- [Title of \\[/ocr/api/old\\]](https://site.example/ocr/api/old.md): About /ocr/api/old.',
  ]);
});

it('sidebar sections include nested groups and references', () => {
  const doc = (id: string) => ({type: 'doc', id});
  const content = {
    loadedVersions: [
      {
        isLast: false,
        docs: [doc('old')],
        sidebars: {ocrSidebar: [doc('old')]},
      },
      {
        isLast: true,
        docs: ['intro', 'a', 'b', 'c'].map((id) => ({
          id,
          permalink: `/ocr/${id}`,
        })),
        sidebars: {
          ocrSidebar: [
            doc('intro'),
            {
              type: 'category',
              label: 'API',
              link: doc('a'),
              items: [
                {
                  type: 'category',
                  label: 'Inner',
                  link: {type: 'generated-index', permalink: '/ocr/inner'},
                  items: [doc('b')],
                },
                {type: 'link', href: 'https://site.example', label: 'Out'},
                {type: 'ref', id: 'c'},
              ],
            },
          ],
        },
      },
    ],
  };
  const all = {'docusaurus-plugin-content-docs': {ocr: content}};
  expect(listSidebarSections(all, DOCS_SETS.ocr)).toEqual([
    {routes: ['/ocr/intro']},
    {label: 'API', routes: ['/ocr/a', '/ocr/inner', '/ocr/b', '/ocr/c']},
  ]);
  expect(listSidebarSections({}, DOCS_SETS.ocr)).toEqual([]);
});

const HEAD = `<html lang=en><head><meta name=description content="What it is: a test.">
  <meta name=docsearch:docusaurus_tag content=docs-ocr-current>
  <meta name=docsearch:version content=current>
  <link rel=canonical href=https://site.example/ocr/api/run></head>`;

function pageOf(content: string, head = HEAD): string {
  return `${head}<body><nav>Menu</nav><div class="theme-doc-markdown markdown"><header><h1>run</h1></header>${content}</div>`;
}

const twinOf = (html: string) => read(html).markdown;

function bodyOf(content: string): string {
  return twinOf(pageOf(content)).split('\n# run\n\n')[1]!.trimEnd();
}

describe('renderMarkdown', () => {
  it('has the language of the text, not of the interface', () => {
    const foreign = `<html lang=ko><link rel=canonical href=https://site.example/en/a><div lang=en>${pageOf('', '')}</div>`;
    expect(twinOf(foreign)).toContain('language: en');
  });

  it('names the files of the page’s project and the declarations', () => {
    const button = '<button data-project=docs-a>Download</button>';
    const text = twinOf(HEAD + button + pageOf('', ''));
    expect(text).toContain(
      'project: https://site.example/base/live-projects/docs-a.json\n' +
        'declarations: https://site.example/base/contracts/spreadsheet/spreadsheet-sdk.d.ts\n',
    );
    expect(twinOf(pageOf(''))).not.toMatch(/^project|^declarations/m);
  });

  it.each([
    [
      'code with its language and its title',
      '<figure class=theme-code-block><figcaption>a "b".c</figcaption><button>Copy</button><pre data-language=c><code><span>int</span> a;\n\n</code></pre></figure>',
      '```c title="a \'b\'.c"\nint a;\n\n```',
    ],
    [
      'code where linked names are adjacent',
      '<figure class=theme-code-block><pre data-language=ts><code><span><a href=/a>Range</a><a href=/b>[]</a></span></code></pre></figure>',
      '```ts\nRange[]\n```',
    ],
    [
      'a picture of a result, without the sample',
      '<div data-search=picture><figure class=theme-code-block><pre><code>a</code></pre></figure><p>Result.</div>',
      'Result.',
    ],
    [
      'the panel of every tab below its label',
      '<ul role=tablist><li>npm<li>Yarn</ul><div><div role=tabpanel aria-label=npm><p>one</p></div><div role=tabpanel aria-label=Yarn hidden><p>two</p></div></div>',
      '**npm**\n\none\n\n**Yarn**\n\ntwo',
    ],
    [
      'tables, with lists and paragraphs on one line',
      '<table><thead><tr><th>A<th>B<tbody><tr><td><p>a<p>b<td><ul><li>c<li>d|e</ul></table>',
      '| A | B |\n| - | - |\n| a b | c; d\\|e |',
    ],
    [
      'cells of sheets, whose parts only CSS separates',
      '<table><thead><tr><td><th>A<tbody><tr><th>1<td><span>open</span><span><span aria-hidden=true>▾</span><span>opens a list</span></span><ul><li>open<li>shut</ul><svg role=img aria-label=locked></svg><span>invalid entry</span></table>',
      '| | A |\n| - | - |\n| 1 | open; opens a list; open; shut; *locked*; invalid entry |',
    ],
    [
      'notices',
      '<div class="theme-admonition alert"><div><span><svg></svg></span>warning</div><div><p>Mind this.</p></div></div>',
      '> **warning**\n>\n> Mind this.',
    ],
    [
      'the text alternative of a picture, once for both of its widths',
      '<figure><div><svg role=img><title>Parts</title><text>x</text></svg><svg role=img><title>Parts</title></svg></div><figcaption>Caption.</figcaption></figure>',
      '*Parts*\n\nCaption.',
    ],
    [
      'images with alternative texts',
      '<p><img src=/a.png alt="A sheet"><img src=/b.png alt=""></p>',
      '![A sheet](https://site.example/a.png)',
    ],
    [
      'the question of a mark, in the title of its link',
      '<p>Seats: <em data-unspecified=a.b title="How many?"><a href=https://store.example>Ask us</a></em></p>',
      'Seats: *[Ask us](https://store.example/ "How many?")*',
    ],
    [
      'absolute addresses, also of its own sections',
      '<p><a href=../intro>Intro</a><a href=#errors>Errors</a></p>',
      '[Intro](https://site.example/ocr/intro) [Errors](https://site.example/ocr/api/run#errors)',
    ],
    [
      'collapsed text, expanded',
      '<details><summary>More</summary><div><p>text</p></div></details>',
      '**More**\n\ntext',
    ],
    [
      'an entry of the reference, without the pages that use its name',
      '<p>Text.</p><details data-search=skip><summary>Used in</summary><p>In samples: a.</p></details>',
      'Text.',
    ],
    [
      'headings with ids, without anchor links and parts of the interface',
      '<h2 id=a_b>A<a class=hash-link href=#a>#</a></h2><nav>On this page</nav><p>b<!-- -->c</p><script>x()</script>',
      '## A {#a_b}\n\nbc',
    ],
  ])('keeps %s', (_what, html, markdown) => {
    expect(bodyOf(html)).toBe(markdown);
  });
});
