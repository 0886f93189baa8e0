import {describe, expect, it} from 'vitest';
import {
  type ListedPage,
  renderLlmsLists,
} from '../../src/outputs/markdown/llmsLists';
import {readSharedContent} from '../../src/outputs/markdown/readShared';
import {listSidebarSections} from '../../src/outputs/markdown/sidebarSections';
import {parseHtml} from '../../src/search/records/html';
import {DOCS_SETS, type DocsSet} from '../../src/site/sets/index';

const ADDRESS = 'https://site.example/ocr/api/run';

const read = (html: string) =>
  readSharedContent(parseHtml(html), {title: 'Site', noIndex: false}, ADDRESS);

it('a page without a heading is called as its window, and stands where it was found', () => {
  expect(read('<title>run | SDKs</title><main><p>Text.</main>').facts).toEqual({
    title: 'run | SDKs',
    description: '',
    canonical: ADDRESS,
    language: '',
  });
});

describe('the lists of pages', () => {
  const SITE = {
    title: 'SDKs',
    tagline: 'All about SDKs.',
    locale: 'en',
    home: 'https://site.example/',
  } as const;

  function page(route: string, set?: DocsSet, language = 'en'): ListedPage {
    return {
      title: `Title of [${route}]`,
      description: `About ${route}.`,
      canonical: `https://site.example${route}`,
      language,
      ...(set && {set: set.id}),
      route,
      markdown: `https://site.example${route}.md`,
    };
  }

  const PAGES = [
    page('/index'),
    page('/legal/terms'),
    ...['/ocr/intro', '/ocr/api/run', '/ocr/api/old'].map((route) =>
      page(route, DOCS_SETS.ocr),
    ),
  ];

  const SECTIONS = [
    {routes: ['/ocr/intro']},
    {label: 'API', routes: ['/ocr/api/run']},
  ];

  function lists(sections = SECTIONS, site: object = {}) {
    return renderLlmsLists(
      {...SITE, ...site},
      PAGES,
      [DOCS_SETS.ocr],
      () => sections,
    );
  }

  describe('llmsLists', () => {
    it('lists at the root what is in no set, and leads to the lists of the sets', () => {
      expect(lists()[0]).toEqual({
        path: 'llms.txt',
        text: `# SDKs

> All about SDKs.

To read any page as Markdown, add \`.md\` to its address; for a home page, use \`index.md\`.

## Documentation

- [OCR SDK](https://site.example/ocr/llms.txt): 3 pages

## Pages

- [Title of \\[/index\\]](https://site.example/index.md): About /index.

## Legal texts

- [Title of \\[/legal/terms\\]](https://site.example/legal/terms.md): About /legal/terms.
`,
      });
    });

    it('lists the pages of a set by the groups of its sidebar, then all others', () => {
      const {path, text} = lists()[1]!;
      expect(path).toBe('ocr/llms.txt');
      expect(text.match(/^(?:#|>).*|\(\S+\)/gm)).toEqual([
        '# OCR SDK',
        '> About /ocr/intro.',
        '## Overview',
        '(https://site.example/ocr/intro.md)',
        '## API',
        '(https://site.example/ocr/api/run.md)',
        '## Further pages',
        '(https://site.example/ocr/api/old.md)',
      ]);
    });
  });

  it('sidebarSections reads the groups of a sidebar, inner ones with the outer, references included', () => {
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
  it('names the language of the text, not of the interface', () => {
    const foreign = `<html lang=ko><link rel=canonical href=https://site.example/en/a><div lang=en>${pageOf('', '')}</div>`;
    expect(twinOf(foreign)).toContain('language: en');
  });

  it.each([
    [
      'code with its language and its title',
      '<figure class=theme-code-block><figcaption>a "b".c</figcaption><button>Copy</button><pre data-language=c><code><span>int</span> a;\n\n</code></pre></figure>',
      '```c title="a \'b\'.c"\nint a;\n\n```',
    ],
    [
      'code as it stands, where names that are links meet',
      '<figure class=theme-code-block><pre data-language=ts><code><span><a href=/a>Range</a><a href=/b>[]</a></span></code></pre></figure>',
      '```ts\nRange[]\n```',
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
      'images with what they show',
      '<p><img src=/a.png alt="A sheet"><img src=/b.png alt=""></p>',
      '![A sheet](https://site.example/a.png)',
    ],
    [
      'whole addresses, of its own sections too',
      '<p><a href=../intro>Intro</a><a href=#errors>Errors</a></p>',
      '[Intro](https://site.example/ocr/intro) [Errors](https://site.example/ocr/api/run#errors)',
    ],
    [
      'what folds, unfolded',
      '<details><summary>More</summary><div><p>text</p></div></details>',
      '**More**\n\ntext',
    ],
    [
      'headings with their ids, without their links, and nothing of the interface',
      '<h2 id=a_b>A<a class=hash-link href=#a>#</a></h2><nav>On this page</nav><p>b<!-- -->c</p><script>x()</script>',
      '## A {#a_b}\n\nbc',
    ],
  ])('keeps %s', (_what, html, markdown) => {
    expect(bodyOf(html)).toBe(markdown);
  });
});
