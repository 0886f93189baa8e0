import {expect, it} from 'vitest';
import {devSources} from '../../../src/plugins/search-index/devSources';

const doc = (id: string, changes: object = {}) => ({
  id,
  source: `@site/docs-ocr/${id}.mdx`,
  permalink: `/base/ocr/${id}`,
  sidebar: 'ocrSidebar',
  draft: false,
  unlisted: false,
  ...changes,
});

const CONTENT = {
  'docusaurus-plugin-content-docs': {
    ocr: {
      loadedVersions: [
        {
          versionName: 'current',
          docs: [
            doc('intro'),
            doc('api/run'),
            doc('api/overview'),
            doc('api/deep'),
            doc('aside', {sidebar: undefined}),
            doc('draft', {draft: true}),
            doc('unlisted', {unlisted: true}),
          ],
          sidebars: {
            ocrSidebar: [
              {type: 'doc', id: 'intro'},
              {type: 'ref', id: 'aside'},
              {
                type: 'category',
                label: '함수',
                link: {type: 'doc', id: 'api/overview'},
                items: [
                  {type: 'doc', id: 'api/run'},
                  {
                    type: 'category',
                    label: 'Deep',
                    items: [{type: 'doc', id: 'api/deep'}],
                  },
                ],
              },
            ],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: ['listed', 'unlisted'].map((name) => ({
        metadata: {
          source: `@site/blog/${name}.md`,
          permalink: `/base/blog/${name}`,
          unlisted: name === 'unlisted',
        },
      })),
    },
  },
  'docusaurus-plugin-content-pages': {
    default: [
      {
        type: 'mdx',
        source: '@site/i18n/ko/docusaurus-plugin-content-pages/legal/terms.mdx',
        permalink: '/base/legal/terms',
        unlisted: false,
      },
      {
        type: 'mdx',
        source: '@site/x.mdx',
        permalink: '/base/x',
        unlisted: true,
      },
      {type: 'jsx', source: '@site/src/pages/index.tsx', permalink: '/base/'},
    ],
  },
};

it('lists pages with their address, source and the groups above them', () => {
  const inSet = {tag: 'docs-ocr-current', set: 'ocr'};
  const row = (id: string, ...groups: string[]) => ({
    ...inSet,
    file: `docs-ocr/${id}.mdx`,
    path: `/base/ocr/${id}`,
    breadcrumbs: ['OCR SDK', ...groups],
  });
  expect(devSources(CONTENT, 'ko')).toEqual([
    row('intro'),
    row('api/run', '함수'),
    row('api/overview', '함수'),
    row('api/deep', '함수', 'Deep'),
    row('aside'),
    {
      file: 'i18n/ko/docusaurus-plugin-content-pages/legal/terms.mdx',
      path: '/base/legal/terms',
      tag: 'default',
      breadcrumbs: [],
    },
    {
      file: 'blog/listed.md',
      path: '/base/blog/listed',
      tag: 'default',
      breadcrumbs: [],
    },
  ]);
});

it('is empty while nothing is loaded', () => {
  expect(devSources({}, 'en')).toEqual([]);
});
