import {describe, expect, it} from 'vitest';
import {
  llmsLists,
  type ListedPage,
} from '../../../src/plugins/page-markdown/llmsLists';
import {sidebarSections} from '../../../src/plugins/page-markdown/sidebarSections';
import {DOCS_SETS, type DocsSet} from '../../../src/sets/index';

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
  return llmsLists({...SITE, ...site}, PAGES, [DOCS_SETS.ocr], () => sections);
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

  it('lists a page once that stands in two groups', () => {
    const twice = [...SECTIONS, {label: 'More', routes: ['/ocr/api/run']}];
    expect(lists(twice)).toEqual(lists());
  });

  it('says in a translated interface that the documentation is not', () => {
    const korean = lists(SECTIONS, {locale: 'ko'})[1]!.text;
    expect(korean).toContain('이 문서는 영어로 작성되어 있습니다.');
    expect(korean).toContain('## 그 밖의 페이지');
  });
});

describe('sidebarSections', () => {
  it('reads the groups of a sidebar, inner ones with the outer', () => {
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
                  doc('c'),
                ],
              },
            ],
          },
        },
      ],
    };
    const all = {'docusaurus-plugin-content-docs': {ocr: content}};
    expect(sidebarSections(all, DOCS_SETS.ocr)).toEqual([
      {routes: ['/ocr/intro']},
      {label: 'API', routes: ['/ocr/a', '/ocr/inner', '/ocr/b', '/ocr/c']},
    ]);
    expect(sidebarSections({}, DOCS_SETS.ocr)).toEqual([]);
  });
});
