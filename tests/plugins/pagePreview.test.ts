import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {pagePreview} from '../../src/plugins/page-preview/pagePreview';
import {sourceNotes} from '../../src/plugins/page-preview/sourceNotes';

describe('a page in the development server', () => {
  const site = {
    title: 'Document SDKs',
    tagline: 'Guides',
    locale: 'en',
    url: 'http://localhost:3000',
  } as const;
  const html = `<!doctype html><html lang="en"><head><title>Run | Document SDKs</title>
<meta property="og:title" content="Run | Document SDKs"><meta name="description" content="Runs it.">
<meta name="docsearch:language" content="en"><meta name="docsearch:docusaurus_tag" content="docs-ocr-current">
<link rel="canonical" href="http://localhost:3000/ocr/run"></head>
<body><main><div class="theme-doc-markdown"><h1>Run</h1><p>Text.</p><h2 id="a">Later</h2><p>More.</p></div></main></body></html>`;

  it('is shown as search engines, search, cards and programs show it', async () => {
    const {result, sections, card, markdown} = await pagePreview({
      ...site,
      html,
      route: '/ocr/run',
    });
    expect(result).toEqual({
      title: 'Run',
      address: 'http://localhost:3000/ocr/run',
      description: 'Runs it.',
    });
    expect(sections).toEqual(['OCR SDK › Run', 'OCR SDK › Run › Later']);
    expect(card).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(markdown).toContain('product: OCR SDK');
    expect(markdown).toContain('# Run\n\nText.\n\n## Later');
  });
});

describe('the sources of a page', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'preview-'));
  afterAll(() => rmSync(root, {recursive: true, force: true}));
  const write = (file: string, body: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(
      path.join(root, file),
      `---\ntitle: Planted\ndescription: A page that only tests see, with a description of the length that pages must have.\n---\n\n${body}\n`,
    );
  };
  const TRANSLATED = 'i18n/ko/docusaurus-plugin-content-docs-ocr/current';
  write(
    'docs-ocr/run.mdx',
    'Two words.\n\n## First {#first}\n\n```c\nint a;\n```\n\n```c\nint b;\n```\n\n## Second\n',
  );

  it('lack headings, samples and paragraphs while a translation is unfinished', () => {
    const file = `${TRANSLATED}/run.mdx`;
    write(
      file,
      '두 낱말입니다.\n\nThis one is still in English.\n\n`code only`\n\n```c\nint a;\n```\n',
    );
    // The same from the page and from its translation.
    for (const asked of ['docs-ocr/run.mdx', file]) {
      expect(sourceNotes(root, asked).translations[0]?.lacks).toEqual([
        'docs-ocr/run.mdx:8: translate the section "First", with its id {/* #first */}',
        'docs-ocr/run.mdx:18: translate the section "Second"',
        'docs-ocr/run.mdx:14: add this sample in c, as it is',
        `${file}:8: translate "This one is still in English."`,
      ]);
    }
  });

  it('say what is wrong with them, and where', () => {
    writeFileSync(
      path.join(root, 'docs-ocr/run.mdx'),
      '---\ntitle: A: b\n---\n',
    );
    const {problems, translations} = sourceNotes(root, 'docs-ocr/run.mdx');
    expect(problems.join()).toMatch(
      /^docs-ocr\/run\.mdx:2: front matter that is not YAML/,
    );
    expect(translations).toEqual([]);
    writeFileSync(
      path.join(root, 'docs-ocr/run.mdx'),
      '---\ntitle: A\nsidebar_lable: B\n---\n',
    );
    expect(sourceNotes(root, 'docs-ocr/run.mdx').problems.join()).toContain(
      '`sidebar_lable`',
    );
  });
});
