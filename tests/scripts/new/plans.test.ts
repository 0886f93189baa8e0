import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {ANSWERS, FILES, written} from './answers';

/** Lines of a text that its file does not have yet. */
function added(file: string, text: string): string[] {
  const before = FILES.has(file) ? FILES.read(file).split('\n') : [];
  return text
    .split('\n')
    .filter((line) => !before.includes(line))
    .map((line) => line.trim());
}

const {page} = ANSWERS;

describe('what a scaffold writes', () => {
  it('is a page, its place in the sidebar and its search terms', async () => {
    const texts = await written('page', page);
    expect(Object.keys(texts)).toEqual([
      'docs-ocr/installation/containers.mdx',
      'sidebars/ocr.ts',
      'i18n/ko/search-terms/ocr.json',
    ]);
    const text = texts['docs-ocr/installation/containers.mdx']!;
    expect(load(text.split('---')[1]!)).toEqual({
      title: page.title,
      description: page.description,
    });
    expect(texts['sidebars/ocr.ts']).toContain(
      "'installation/gpu_support',\n        'installation/containers',\n",
    );
    expect(added('sidebars/ocr.ts', texts['sidebars/ocr.ts']!)).toEqual([
      "'installation/containers',",
    ]);
    const {pages} = JSON.parse(texts['i18n/ko/search-terms/ocr.json']!) as {
      pages: Record<string, string[]>;
    };
    const ids = Object.keys(pages);
    expect(ids[ids.indexOf('installation/gpu_support') + 1]).toBe(page.path);
    expect(pages[page.path]).toEqual(page.terms.split(','));
  });

  it('is a page outside the sidebar, when it is to be', async () => {
    const texts = await written('page', {...page, after: 'none'});
    expect(Object.keys(texts)).not.toContain('sidebars/ocr.ts');
    expect(texts['docs-ocr/installation/containers.mdx']).toContain(
      'displayed_sidebar: null\n',
    );
  });

  it('is the last place of its group, when none is named', async () => {
    const {after: _, ...rest} = page;
    const texts = await written('page', rest);
    expect(texts['sidebars/ocr.ts']).toContain(
      "'installation/supported_os',\n        'installation/containers',\n",
    );
  });

  it('is a row and a place in the order for a product, and the set with its documents', async () => {
    const texts = await written('product', {
      ...ANSWERS.product,
      set: 'spreadsheet',
    });
    const lines = added('src/site/products.ts', texts['src/site/products.ts']!);
    expect(lines).toEqual([
      "'viewer-global': product('viewer-global', {",
      'id: 11,',
      "label: {ko: '뷰어 SDK', en: 'Viewer SDK'},",
      "ko: '웹 페이지에서 문서를 보여 줍니다.',",
      "en: 'Shows documents in a web page.',",
      "'viewer-global',",
    ]);
    expect(texts['src/site/products.ts']).toMatch(
      /global: \[[^\]]*'viewer-global',\n {4}\],/,
    );
    expect(texts['src/sets/spreadsheet/set.ts']).toMatch(
      /products: \[[^\]]*'viewer-global'\]/,
    );
  });

  it('is a page, a sidebar, data and a row for a set', async () => {
    const texts = await written('set', ANSWERS.set);
    expect(Object.keys(texts)).toEqual([
      'docs-viewer/intro.mdx',
      'sidebars/viewer.ts',
      'src/sets/viewer/set.ts',
      'i18n/ko/search-terms/viewer.json',
      'src/sets/index.ts',
    ]);
    expect(added('src/sets/index.ts', texts['src/sets/index.ts']!)).toEqual([
      "import {VIEWER} from './viewer/set';",
      'viewer: VIEWER,',
    ]);
    expect(texts['src/sets/viewer/set.ts']).toContain(
      "sidebarId: 'viewerSidebar'",
    );
  });

  it('is one row for a topic and for a redirect', async () => {
    const topics = await written('topic', ANSWERS.topic);
    expect(Object.keys(topics)).toEqual([
      'src/sets/ocr/helpTopics.ts',
      'src/sets/topicIds.json',
    ]);
    expect(
      added('src/sets/topicIds.json', topics['src/sets/topicIds.json']!),
    ).toEqual(['"gpu-memory",']);
    expect(topics['src/sets/ocr/helpTopics.ts']).toContain(
      "  'gpu-memory': {\n    label: 'Memory of the GPU',\n    to: '/ocr/installation/gpu_support#troubleshooting',\n  },\n}",
    );
    const redirects = await written('redirect', ANSWERS.redirect);
    expect(
      added('src/sets/ocr/set.ts', redirects['src/sets/ocr/set.ts']!),
    ).toEqual(["'installation/cuda': 'installation/gpu_support',"]);
  });

  it('is a row, the tables and every page for a locale', async () => {
    const texts = await written('locale', ANSWERS.locale);
    expect(Object.keys(texts)).toEqual(
      expect.arrayContaining([
        'src/site/locales.ts',
        'src/site/strings/pt-BR.ts',
        'i18n/pt-BR/code.json',
        'i18n/pt-BR/docusaurus-plugin-content-docs-ocr/current.json',
        'i18n/pt-BR/docusaurus-plugin-content-pages/markdown-page.mdx',
      ]),
    );
    expect(added('src/site/locales.ts', texts['src/site/locales.ts']!)).toEqual(
      expect.arrayContaining([
        "import {ptBR} from './strings/pt-BR';",
        "'pt-BR': {",
        "label: 'Português',",
        "'pt-BR': ptBR,",
      ]),
    );
    const strings = texts['src/site/strings/pt-BR.ts']!;
    expect(strings).toContain("  'My Page': 'My Page',\n");
    // What Docusaurus has in the language needs no translator.
    expect(texts['i18n/pt-BR/code.json']).toContain('"Voltar para o topo"');
  }, 60_000);
});
