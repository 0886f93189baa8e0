import {readFileSync} from 'node:fs';
import {getPeerFile} from '../../lib/peers';
import type {Corpus, CorpusPage} from '../corpus/corpus';
import type {BenchSite} from './site';

const addressOf = (page: CorpusPage) => `/${page.path}/`;

function config({sections}: Corpus): string {
  const sidebar = sections.map(({name, groups}) => ({
    label: name,
    items: groups.map(({label, pages}) => ({
      label,
      collapsed: true,
      items: pages.map((page) => ({label: page.title, link: addressOf(page)})),
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
  peer: 'starlight',
  needsNode22: true,
  script: 'astro/bin/astro.mjs',
  output: 'dist',
  sources: (corpus) =>
    new Map<string, string | Buffer>([
      ['package.json', readFileSync(getPeerFile('starlight', 'package.json'))],
      ['astro.config.mjs', config(corpus)],
      ['src/content.config.ts', COLLECTION],
      ['src/content/docs/index.md', '---\ntitle: Corpus\n---\n'],
    ]),
  addressOf,
  fileOf: (page) => `src/content/docs/${page.path}.md`,
  sidebar: 'nav.sidebar',
  search: {
    field: 'site-search dialog[open] input',
    result: 'site-search dialog[open] .pagefind-ui__result',
  },
};
