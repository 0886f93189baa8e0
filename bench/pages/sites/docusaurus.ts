import path from 'node:path';
import {SECTIONS, type Corpus, type Section} from '../corpus/corpus';
import type {BenchSite} from './site';

const docs = (section: string) => ({
  path: section,
  routeBasePath: section,
  sidebarPath: `./sidebars-${section}.js`,
});

/** As `create-docusaurus` makes it, with the flags that are recommended now, and nothing else. */
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
      items: SECTIONS.map((section) => ({
        label: section,
        type: 'docSidebar',
        sidebarId: 'pages',
        docsPluginId: section === 'docs' ? 'default' : section,
      })),
    },
    footer: {style: 'dark', copyright: 'Copyright'},
  },
};

/** What `create-docusaurus` writes into package.json. */
const BROWSERSLIST = {
  production: ['>0.5%', 'not dead', 'not op_mini all'],
  development: ['last 3 chrome version'],
};

/** Stock Docusaurus, of the version and from the packages that this site itself uses. */
export const DOCUSAURUS: BenchSite = {
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
      ...SECTIONS.map(
        (section) =>
          [
            `sidebars-${section}.js`,
            `export default ${JSON.stringify({pages: docusaurusCategories(corpus, section)})};\n`,
          ] as const,
      ),
    ]),
  command: async () => docusaurusCommand(),
  output: 'build',
  caches: ['node_modules/.cache', '.docusaurus'],
  addressOf: (page) => `/${page.path}`,
  fileOf: (page) => `${page.path}.md`,
  settled: "document.documentElement.dataset.hasHydrated === 'true'",
  sidebar: 'aside',
};

/** A setting of this site, of its bench or of Docusaurus must not leak into a build. */
const SETTING = /^(?:SITE|TYPESENSE|DOCUSAURUS)_/;

/**
 * The command of this repository's Docusaurus. Sites below the cache find its packages without a
 * `node_modules` of their own, and keep their own persistent cache.
 */
export function docusaurusCommand(): Awaited<ReturnType<BenchSite['command']>> {
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

/** The groups of a section, as a sidebar of Docusaurus lists them. */
export function docusaurusCategories(
  {groups}: Corpus,
  section: Section,
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
