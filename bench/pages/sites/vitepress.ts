import path from 'node:path';
import {CORPUS_SECTIONS, type Corpus, type CorpusPage} from '../corpus/corpus';
import {installPeer, getPeerFolder, getPeerLockfile} from './installPeer';
import type {BenchSite} from './site';

const addressOf = (page: CorpusPage) => `/${page.path}`;

function config({groups}: Corpus): object {
  const sidebarOf = (section: string) =>
    groups
      .filter((group) => group.section === section)
      .map(({label, pages}) => ({
        text: label,
        collapsed: true,
        items: pages.map((page) => ({text: page.title, link: addressOf(page)})),
      }));
  return {
    title: 'Corpus',
    cleanUrls: true,
    themeConfig: {
      nav: CORPUS_SECTIONS.map((section) => ({
        text: section,
        link: addressOf(
          groups.find((group) => group.section === section)!.pages[0]!,
        ),
      })),
      sidebar: Object.fromEntries(
        CORPUS_SECTIONS.map((section) => [`/${section}/`, sidebarOf(section)]),
      ),
      search: {provider: 'local'},
    },
  };
}

export const VITEPRESS_SITE: BenchSite = {
  name: 'VitePress',
  folder: 'vitepress',
  lock: getPeerLockfile('vitepress'),
  install: () => installPeer('vitepress'),
  sources: (corpus) =>
    new Map([
      ['package.json', JSON.stringify({private: true, type: 'module'})],
      [
        '.vitepress/config.js',
        `export default ${JSON.stringify(config(corpus))};\n`,
      ],
      ['index.md', '# Corpus\n'],
    ]),
  command: async () => ({
    program: process.execPath,
    args: [
      path.resolve(
        getPeerFolder('vitepress'),
        'node_modules/vitepress/bin/vitepress.js',
      ),
      'build',
    ],
  }),
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', 'node_modules'],
  addressOf,
  fileOf: (page) => `${page.path}.md`,
  writesTitle: true,
  settled: "'__vue_app__' in document.getElementById('app')",
  sidebar: '.VPSidebar',
  search: {
    field: '.VPLocalSearchBox input',
    result: '.VPLocalSearchBox .result',
  },
};
