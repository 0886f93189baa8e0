import type {Corpus, CorpusPage} from '../corpus/corpus';
import type {BenchSite} from './site';

const addressOf = (page: CorpusPage) => `/${page.path}`;

function config({sections}: Corpus): object {
  return {
    title: 'Corpus',
    cleanUrls: true,
    themeConfig: {
      nav: sections.map(({name, groups}) => ({
        text: name,
        link: addressOf(groups[0]!.pages[0]!),
      })),
      sidebar: Object.fromEntries(
        sections.map(({name, groups}) => [
          `/${name}/`,
          groups.map(({label, pages}) => ({
            text: label,
            collapsed: true,
            items: pages.map((page) => ({
              text: page.title,
              link: addressOf(page),
            })),
          })),
        ]),
      ),
      search: {provider: 'local'},
    },
  };
}

export const VITEPRESS_SITE: BenchSite = {
  name: 'VitePress',
  peer: 'vitepress',
  script: 'vitepress/bin/vitepress.js',
  output: '.vitepress/dist',
  sources: (corpus) =>
    new Map([
      ['package.json', JSON.stringify({private: true, type: 'module'})],
      [
        '.vitepress/config.js',
        `export default ${JSON.stringify(config(corpus))};\n`,
      ],
      ['index.md', '# Corpus\n'],
    ]),
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
