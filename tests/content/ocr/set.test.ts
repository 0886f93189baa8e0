import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import {HELP_TOPICS} from '../../../src/sets/ocr/helpTopics';
import {renderPage, sectionText} from './renderedPage';

/** Pages that the specification keeps out of the sidebar. */
const OUTSIDE = [
  'api/run_runBase64',
  'api/runAsync_runAsyncBase64',
  'api/runAsyncQueue_runAsyncQueueBase64',
  'csh-redirect',
];

describe('the sidebar', () => {
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
  const topics = Object.entries(HELP_TOPICS);

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
});
