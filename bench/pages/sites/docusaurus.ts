import {CORPUS_SECTIONS, type CorpusSection} from '../corpus/corpus';
import type {BenchSite} from './site';

const docs = (section: string) => ({
  path: section,
  routeBasePath: section,
  sidebarPath: `./sidebars-${section}.js`,
});

/** Output of `create-docusaurus` with the recommended flags. */
const CONFIG = {
  title: 'Corpus',
  url: 'http://localhost',
  baseUrl: '/',
  future: {v4: true, faster: true},
  presets: [['classic', {docs: docs('docs'), blog: false}]],
  plugins: [['@docusaurus/plugin-content-docs', {id: 'api', ...docs('api')}]],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Corpus',
      items: CORPUS_SECTIONS.map((section) => ({
        label: section,
        type: 'docSidebar',
        sidebarId: 'pages',
        docsPluginId: section === 'docs' ? 'default' : section,
      })),
    },
    footer: {style: 'dark', copyright: 'Copyright'},
  },
};

/** From the package.json of `create-docusaurus`. */
const BROWSERSLIST = {
  production: ['>0.5%', 'not dead', 'not op_mini all'],
  development: ['last 3 chrome version'],
};

/** Path of Docusaurus in `node_modules`. Sites in the cache resolve packages of this repository. */
export const DOCUSAURUS_SCRIPT = '@docusaurus/core/bin/docusaurus.mjs';

/** Stock Docusaurus from the packages of this repository. */
export const DOCUSAURUS_SITE: BenchSite = {
  name: 'Docusaurus',
  script: DOCUSAURUS_SCRIPT,
  output: 'build',
  sources: ({sections}) =>
    new Map([
      [
        'package.json',
        JSON.stringify({private: true, browserslist: BROWSERSLIST}),
      ],
      ['docusaurus.config.js', `export default ${JSON.stringify(CONFIG)};\n`],
      ['src/pages/index.md', '# Corpus\n'],
      ...sections.map(
        (section) =>
          [
            `sidebars-${section.name}.js`,
            `export default ${JSON.stringify({pages: listDocusaurusCategories(section)})};\n`,
          ] as const,
      ),
    ]),
  addressOf: (page) => `/${page.path}`,
  fileOf: (page) => `${page.path}.md`,
  settled: "document.documentElement.dataset.hasHydrated === 'true'",
  sidebar: 'aside',
};

/** Categories of a section as Docusaurus sidebar items. */
export function listDocusaurusCategories({groups}: CorpusSection): object[] {
  return groups.map(({label, folder, pages}) => ({
    type: 'category',
    label,
    collapsed: true,
    items: pages.map(({name}) => `${folder}/${name}`),
  }));
}
