import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {renderMarkdown} from '../corpus/markdown';
import type {Corpus, CorpusPage, Section} from '../corpus/corpus';
import {docusaurusCategories, docusaurusCommand} from './docusaurus';
import type {BenchSite, SourceFiles} from './site';

/** What a build of this site reads. */
const SOURCES = [
  'src',
  'runtime',
  'sidebars',
  'docs-spreadsheet',
  'docs-ocr',
  'contracts',
  'i18n',
  'static',
  'docusaurus.config.ts',
  'package.json',
  'tsconfig.json',
];

/** The set that takes the pages of a section. */
const SETS = {docs: 'spreadsheet', api: 'ocr'} as const satisfies Record<
  Section,
  string
>;

const addressOf = ({section, group, name}: CorpusPage) =>
  `/${SETS[section]}/${group}/${name}`;

const fileOf = ({section, group, name}: CorpusPage) =>
  `docs-${SETS[section]}/${group}/${name}.mdx`;

/**
 * This site: a copy of its sources, with the generated pages added to its two sets. Without any, it is
 * the site as it is.
 */
export const THIS_SITE: BenchSite = {
  name: 'this site',
  folder: 'this-site',
  lock: 'package-lock.json',
  sources: (corpus) =>
    new Map([
      ...SOURCES.flatMap(readTree),
      ...(corpus.pages.length > 0 ? additions(corpus) : []),
    ]),
  command: async () => docusaurusCommand(),
  output: 'build',
  caches: ['node_modules/.cache', '.docusaurus'],
  addressOf,
  fileOf,
  sidebar: 'aside',
  search: {
    field: 'dialog[open] input',
    result: 'dialog[open] [role=row]',
  },
};

function readTree(root: string): [string, Buffer][] {
  const names = statSync(root).isDirectory()
    ? readdirSync(root, {recursive: true, encoding: 'utf8'}).map((name) =>
        path.join(root, name),
      )
    : [root];
  return names
    .filter((name) => statSync(name).isFile())
    .sort()
    .map((name) => [name, readFileSync(name)]);
}

function additions(corpus: Corpus): SourceFiles {
  return new Map([
    ...corpus.pages.map(
      (page) =>
        [fileOf(page), renderMarkdown(page, corpus, {addressOf})] as const,
    ),
    ...Object.entries(SETS).flatMap(([section, set]) =>
      extendSidebar(set, docusaurusCategories(corpus, section as Section)),
    ),
  ]);
}

/** The sidebar of a set as it is, and one in its place that adds to it. */
function extendSidebar(
  set: string,
  categories: readonly object[],
): [string, string | Buffer][] {
  return [
    [`sidebars/${set}Own.ts`, readFileSync(`sidebars/${set}.ts`)],
    [
      `sidebars/${set}.ts`,
      `import own from './${set}Own';\n` +
        'export default Object.fromEntries(Object.entries(own).map(([id, items]) =>\n' +
        `  [id, [...items, ...${JSON.stringify(categories)}]]));\n`,
    ],
  ];
}
