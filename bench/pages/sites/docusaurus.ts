import path from 'node:path';
import {
  CORPUS_SECTIONS,
  type Corpus,
  type CorpusSection,
} from '../corpus/corpus';
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

/** Stock Docusaurus from the packages of this repository. */
export const DOCUSAURUS_SITE: BenchSite = {
  name: 'Docusaurus',
  folder: 'docusaurus',
  lock: 'package-lock.json',
  sources: (corpus) =>
    new Map([
      [
        'package.json',
        JSON.stringify({private: true, browserslist: BROWSERSLIST}),
      ],
      ['docusaurus.config.js', `export default ${JSON.stringify(CONFIG)};\n`],
      ['src/pages/index.md', '# Corpus\n'],
      ...CORPUS_SECTIONS.map(
        (section) =>
          [
            `sidebars-${section}.js`,
            `export default ${JSON.stringify({pages: listDocusaurusCategories(corpus, section)})};\n`,
          ] as const,
      ),
    ]),
  command: async () => getDocusaurusCommand(),
  output: 'build',
  caches: ['node_modules/.cache', '.docusaurus'],
  addressOf: (page) => `/${page.path}`,
  fileOf: (page) => `${page.path}.md`,
  settled: "document.documentElement.dataset.hasHydrated === 'true'",
  sidebar: 'aside',
};

/** Settings of this site that must not affect builds. */
const SETTING = /^(?:SITE|TYPESENSE|DOCUSAURUS)_/;

/**
 * Command of this repository's Docusaurus. Sites in the cache resolve packages from here, and keep their own
 * build caches.
 */
export function getDocusaurusCommand(): Awaited<
  ReturnType<BenchSite['command']>
> {
  const rest = Object.entries(process.env).filter(
    ([name]) => !SETTING.test(name),
  );
  return {
    program: process.execPath,
    args: [
      path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
    ],
    env: {
      ...Object.fromEntries(rest),
      NO_UPDATE_NOTIFIER: 'true',
    },
  };
}

/** Categories of a section as Docusaurus sidebar items. */
export function listDocusaurusCategories(
  {groups}: Corpus,
  section: CorpusSection,
): object[] {
  return groups
    .filter((group) => group.section === section)
    .map(({label, folder, pages}) => ({
      type: 'category',
      label,
      collapsed: true,
      items: pages.map(({name}) => `${folder}/${name}`),
    }));
}
