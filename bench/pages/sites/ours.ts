import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Corpus} from '../corpus/corpus';
import {DOCUSAURUS_SCRIPT, listDocusaurusCategories} from './docusaurus';
import type {BenchSite} from './site';

/** Files and folders that a build of this site reads. */
const SOURCES = [
  'src',
  'packages',
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

/** Set to which the pages of a section are added. */
const SETS = {docs: 'spreadsheet', api: 'ocr'} as const;

/** This site: a copy of its sources, with the generated pages added to its two sets. */
export const THIS_SITE: BenchSite = {
  name: 'this site',
  script: DOCUSAURUS_SCRIPT,
  output: 'build',
  sources: (corpus) =>
    new Map([
      ...SOURCES.flatMap(readTree),
      ...(corpus.pages.length > 0 ? extendSidebars(corpus) : []),
    ]),
  addressOf: ({section, group, name}) => `/${SETS[section]}/${group}/${name}`,
  fileOf: ({section, group, name}) =>
    `docs-${SETS[section]}/${group}/${name}.mdx`,
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

/** Renames the sidebar of each set and adds one that extends it. */
function extendSidebars({sections}: Corpus): [string, string | Buffer][] {
  return sections.flatMap((section): [string, string | Buffer][] => {
    const set = SETS[section.name];
    const added = listDocusaurusCategories(section);
    return [
      [`sidebars/${set}Own.ts`, readFileSync(`sidebars/${set}.ts`)],
      [
        `sidebars/${set}.ts`,
        `import own from './${set}Own';\n` +
          'export default Object.fromEntries(Object.entries(own).map(([id, items]) =>\n' +
          `  [id, [...items, ...${JSON.stringify(added)}]]));\n`,
      ],
    ];
  });
}
