import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listPages} from '../../../src/sets/page/listPages';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import sidebars from '../../../sidebars/ocr';
import {OCR_HELP_TOPICS} from '../../../src/sets/ocr/helpTopics';
import {renderPage, sectionText} from './renderedPage';

const pages = listPages(process.cwd(), ['docs-ocr']).map((file) =>
  file.replace(/^docs-ocr\/|\.mdx$/g, ''),
);
const groups = sidebars.ocrSidebar.filter((item) => typeof item !== 'string');
const listed = groups.flatMap(({items}) =>
  items.map((item) => (typeof item === 'string' ? item : item.id)),
);

/** Pages that the specification keeps out of the sidebar. */
const OUTSIDE = [
  'api/run_runBase64',
  'api/runAsync_runAsyncBase64',
  'api/runAsyncQueue_runAsyncQueueBase64',
  'csh-redirect',
];

describe('the sidebar', () => {
  it('begins with the introduction, then the groups of the specification', () => {
    expect(sidebars.ocrSidebar[0]).toBe('intro');
    expect(groups.map(({label}) => label)).toEqual([
      'Installation',
      'Licence',
      'Architecture',
      'Sample',
      'API',
    ]);
    expect(listed).toHaveLength(34);
  });

  it('lists every page but those outside', () => {
    expect([...listed, 'intro', ...OUTSIDE].sort()).toEqual(pages.sort());
  });

  it('stands beside the pages that compare, not beside sample and help topics', () => {
    const shown = (page: string) =>
      parseMarkdownFile(`docs-ocr/${page}.mdx`).frontMatter[
        'displayed_sidebar'
      ];
    expect(OUTSIDE.map(shown)).toEqual([
      'ocrSidebar',
      'ocrSidebar',
      'ocrSidebar',
      null,
    ]);
    expect(shown('sample/ocr_sdk_sample_details')).toBeNull();
  });
});

describe('help topics', () => {
  const topics = Object.entries(OCR_HELP_TOPICS);

  it.each(topics)(
    '%s leads to a section that exists',
    async (_, {label, to}) => {
      const [route, anchor] = to.split('#');
      const file = `docs-ocr/${route!.replace('/ocr/', '')}.mdx`;
      expect(label).not.toBe('');
      expect(existsSync(path.resolve(file)), file).toBe(true);
      if (anchor) {
        expect(sectionText(await renderPage(route!), anchor), to).toBeDefined();
      }
    },
  );

  it('reach every page of the set', () => {
    const reached = topics.map(([, {to}]) =>
      to.replace('/ocr/', '').replace(/#.*/, ''),
    );
    const missing = pages.filter(
      (page) => page !== 'csh-redirect' && !reached.includes(page),
    );
    expect(missing).toEqual([]);
  });
});
