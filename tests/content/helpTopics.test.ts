import type {Link, List} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {getPageStore, listHelpTopics} from '../../src/content';
import {HELP_TOPICS} from '../../src/site/sets/helpTopics';

/** Lists the links of the page of topics as address, text and data. */
async function listTopics(file: string) {
  const tree = structuredClone(getPageStore().page(file).tree);
  await listHelpTopics(tree, {path: file});
  const links: unknown[][] = [];
  visit(tree, 'list', (list: List) => {
    visit(list, 'link', ({url, children, data}: Link) => {
      links.push([url, children[0], data!.hProperties]);
    });
  });
  return links;
}

it('lists all topics by page and heading', async () => {
  const links = await listTopics('docs-ocr/csh-redirect.mdx');
  expect(links).toHaveLength(Object.keys(HELP_TOPICS.ocr!).length);
  expect(links).toContainEqual([
    '/ocr/installation/gpu_support#troubleshooting',
    {type: 'text', value: 'GPU support: Troubleshooting'},
    {'data-topic': 'gpu-problems'},
  ]);
});

it('names pages in the language of the list', async () => {
  const file =
    'i18n/ko/docusaurus-plugin-content-docs-ocr/current/csh-redirect.mdx';
  const texts = (await listTopics(file)).map(([, text]) => text);
  expect(texts).toContainEqual({type: 'text', value: 'GPU 지원: 문제 해결'});
});
