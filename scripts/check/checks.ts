import {findDataProblems, listDataFiles} from './dataFiles';
import type {Check, CheckRule} from './types';

/** Defers loading a rule and its parsers and compilers until it runs. */
function lazy(load: () => Promise<{readonly run: CheckRule}>): CheckRule {
  return async (sources) => (await load()).run(sources);
}

/** Name of the check without which no other can read its tables. */
export const DATA_FILES = 'data files';

/** All checks, in the order in which they run. */
export const CHECKS: readonly Check[] = [
  {
    name: 'mdx',
    why: 'Pages that cannot be parsed break the build.',
    reads: 'pages',
    run: ({pages, unparsed}) => ({
      inspected: pages.length,
      problems: unparsed,
    }),
  },
  {
    name: DATA_FILES,
    why: 'Tables that cannot be read break the build.',
    reads: 'others',
    run: ({files}) => ({
      inspected: listDataFiles(files).length,
      problems: findDataProblems(files),
    }),
  },
  {
    name: 'front matter',
    why: 'Misspelt keys have no effect, and search engines show the description.',
    reads: 'pages',
    run: lazy(() => import('./rules/frontMatter')),
  },
  {
    name: 'addresses',
    why: 'Of two pages with the same address, readers see only one.',
    reads: 'pages',
    run: lazy(() => import('./rules/addresses')),
  },
  {
    name: 'sidebars',
    why: 'Readers find every page in the sidebar.',
    reads: 'pages',
    run: lazy(() => import('./rules/sidebars')),
  },
  {
    name: 'headings',
    why: 'Links to sections work, and screen readers can read the outline.',
    reads: 'page',
    run: lazy(() => import('./rules/headings')),
  },
  {
    name: 'markdown',
    why: 'Readers see formatted text, not its syntax.',
    reads: 'page',
    run: lazy(() => import('./rules/markdown')),
  },
  {
    name: 'wording',
    why: 'Pages are finished, and use correct and usual words.',
    reads: 'page',
    run: lazy(() => import('./rules/wording')),
  },
  {
    name: 'terms',
    why: 'Readers of a translation find one name for one thing.',
    reads: 'page',
    run: lazy(() => import('./rules/terms')),
  },
  {
    name: 'particles',
    why: 'Korean readers stumble over a particle that does not fit its word.',
    reads: 'pages',
    run: lazy(() => import('./rules/particles')),
  },
  {
    name: 'spelling',
    why: 'Search does not find misspelt words, and readers lose trust.',
    reads: 'page',
    run: lazy(() => import('./rules/spelling')),
  },
  {
    name: 'secrets',
    why: 'Anybody can use a published key.',
    reads: 'page',
    run: lazy(() => import('./rules/secrets')),
  },
  {
    name: 'links',
    why: 'Readers who follow a link reach its target.',
    reads: 'pages',
    run: lazy(() => import('./rules/links')),
  },
  {
    name: 'table links',
    why: 'Glossary terms, Help buttons and old links reach their pages.',
    reads: 'pages',
    run: lazy(() => import('./rules/tableLinks')),
  },
  {
    name: 'images',
    why: 'Readers see every image quickly, and images contain no scripts.',
    reads: 'pages',
    run: lazy(() => import('./rules/images')),
  },
  {
    name: 'markup',
    why: 'The content security policy blocks scripts and frames in pages.',
    reads: 'page',
    run: lazy(() => import('./rules/markup')),
  },
  {
    name: 'elements',
    why: 'Unknown components, names and missing files break the build.',
    reads: 'pages',
    run: lazy(() => import('./rules/elements')),
  },
  {
    name: 'unspecified',
    why: 'Facts that are not published are marked and listed.',
    reads: 'pages',
    run: lazy(() => import('./rules/unspecified')),
  },
  {
    name: 'ocr reference',
    why: 'Every function of the header has a page, and pages name no other functions.',
    reads: 'pages',
    run: lazy(() => import('./rules/ocrReference')),
  },
  {
    name: 'spreadsheet contract',
    why: 'Every member of the declarations has an entry, and pages name no other members.',
    reads: 'pages',
    run: lazy(() => import('./rules/spreadsheetContract')),
  },
  {
    name: 'contract versions',
    why: 'Changelogs are generated from the versions of the contracts.',
    reads: 'others',
    run: lazy(() => import('./rules/contractVersions')),
  },
  {
    name: 'fences',
    why: 'Code is highlighted, and samples are in the form in which they run.',
    reads: 'page',
    run: lazy(() => import('./rules/fences')),
  },
  {
    name: 'sample syntax',
    why: 'Samples work when pasted: shell, CSS, HTML, JSON and YAML have valid syntax.',
    reads: 'page',
    run: lazy(() => import('./rules/sampleSyntax')),
  },
  {
    name: 'typescript samples',
    why: 'Samples work when pasted: they compile against the declarations.',
    reads: 'page',
    run: lazy(() => import('./rules/typescriptSamples')),
  },
  {
    name: 'c samples',
    why: 'Samples work when pasted: they compile against the header.',
    reads: 'page',
    run: lazy(() => import('./rules/cSamples')),
  },
  {
    name: 'translations',
    why: 'Translations match their pages, and legal texts exist in every language.',
    reads: 'pages',
    run: lazy(() => import('./rules/translations')),
  },
  {
    name: 'stale translations',
    why: 'Translations say what the English pages say now.',
    reads: 'pages',
    run: lazy(() => import('./rules/staleTranslations')),
  },
  {
    name: 'contract translations',
    why: 'Translated comments say what the contracts say now.',
    reads: 'pages',
    run: lazy(() => import('./rules/contractTranslations')),
  },
  {
    name: 'translation folders',
    why: 'Translations that nothing reads are never shown.',
    reads: 'pages',
    run: lazy(() => import('./rules/translationFolders')),
  },
  {
    name: 'summaries',
    why: 'Readers of other languages see what an English page is about.',
    reads: 'pages',
    run: lazy(() => import('./rules/summaries')),
  },
  {
    name: 'interface strings',
    why: 'Readers see no text in the wrong language.',
    reads: 'others',
    run: lazy(() => import('./rules/interfaceStrings')),
  },
  {
    name: 'table texts',
    why: 'The same for the tables of products, help topics and sidebars.',
    reads: 'others',
    run: lazy(() => import('./rules/tableTexts')),
  },
  {
    name: 'search terms',
    why: 'Korean readers find English pages in Korean.',
    reads: 'pages',
    run: lazy(() => import('./rules/searchTerms')),
  },
  {
    name: 'upgrade tables',
    why: 'Maintainers know which overrides and private APIs to review after an upgrade.',
    reads: 'others',
    run: lazy(() => import('./rules/upgradeTables')),
  },
];
