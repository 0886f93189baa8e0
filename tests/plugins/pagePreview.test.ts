import {expect, it} from 'vitest';
import {pagePreview} from '../../src/plugins/page-preview/pagePreview';

const site = {
  title: 'Document SDKs',
  tagline: 'Guides',
  locale: 'en',
  url: 'http://localhost:3000',
} as const;
const html = `<!doctype html><html lang="en"><head><title>Run | Document SDKs</title>
<meta property="og:title" content="Run | Document SDKs"><meta name="description" content="Runs it.">
<meta name="docsearch:language" content="en"><meta name="app-at-idle" content="./Timer"><meta name="docsearch:docusaurus_tag" content="docs-ocr-current">
<link rel="canonical" href="http://localhost:3000/ocr/run"></head>
<body><main><div class="theme-doc-markdown"><h1>Run</h1><p>Text.</p><h2 id="a">Later</h2><p>More.</p></div></main></body></html>`;

it('a page in the development server is shown as search engines, search, cards and programs show it', () => {
  const {card, markdown, ...others} = pagePreview({
    ...site,
    html,
    route: '/ocr/run',
  });
  expect(others).toEqual({
    title: 'Run',
    address: 'http://localhost:3000/ocr/run',
    description: 'Runs it.',
    sections: ['Run', 'Run › Later'],
    reasons: ['./Timer'],
  });
  expect(card).toContain('>Runs it.</text>');
  expect(markdown).toContain('product: OCR SDK');
  expect(markdown).toContain('# Run\n\nText.\n\n## Later');
});
