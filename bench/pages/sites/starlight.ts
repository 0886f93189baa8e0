import path from 'node:path';
import {CORPUS_SECTIONS, type Corpus, type CorpusPage} from '../corpus/corpus';
import {
  installPeer,
  getPeerFolder,
  getPeerLockfile,
  readPeerPackage,
} from './installPeer';
import {findNode22} from './node22';
import type {BenchSite} from './site';

const addressOf = (page: CorpusPage) => `/${page.path}/`;

function config({groups}: Corpus): string {
  const sidebar = CORPUS_SECTIONS.map((section) => ({
    label: section,
    items: groups
      .filter((group) => group.section === section)
      .map(({label, pages}) => ({
        label,
        collapsed: true,
        items: pages.map((page) => ({
          label: page.title,
          link: addressOf(page),
        })),
      })),
  }));
  return [
    "import {defineConfig} from 'astro/config';",
    "import starlight from '@astrojs/starlight';",
    `export default defineConfig({integrations: [starlight(${JSON.stringify({title: 'Corpus', sidebar})})]});`,
    '',
  ].join('\n');
}

const COLLECTION = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {
  docs: defineCollection({loader: docsLoader(), schema: docsSchema()}),
};
`;

/** Starlight as created by its starter, with Pagefind search. */
export const STARLIGHT_SITE: BenchSite = {
  name: 'Starlight',
  folder: 'starlight',
  lock: getPeerLockfile('starlight'),
  install: () => installPeer('starlight'),
  sources: (corpus) =>
    new Map([
      ['package.json', readPeerPackage('starlight')],
      ['astro.config.mjs', config(corpus)],
      ['src/content.config.ts', COLLECTION],
      ['src/content/docs/index.md', '---\ntitle: Corpus\n---\n'],
    ]),
  command: async () => ({
    program: await findNode22(),
    args: [
      path.resolve(
        getPeerFolder('starlight'),
        'node_modules/astro/bin/astro.mjs',
      ),
      'build',
    ],
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'},
  }),
  output: 'dist',
  caches: ['node_modules', '.astro'],
  addressOf,
  fileOf: (page) => `src/content/docs/${page.path}.md`,
  sidebar: 'nav.sidebar',
  search: {
    field: 'site-search dialog[open] input',
    result: 'site-search dialog[open] .pagefind-ui__result',
  },
};
