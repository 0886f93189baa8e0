import type {Check, Rule} from './types';

/** Loads a rule, and the parsers and compilers behind it, when it is first run. */
function lazy(load: () => Promise<{readonly run: Rule}>): Rule {
  return async (sources) => (await load()).run(sources);
}

/**
 * The rules of the writer's gate with their policy. A rule that is cheap looks at the whole site, even when only a page
 * has changed.
 */
export const CHECKS: readonly Check[] = [
  {
    name: 'mdx',
    unit: 'pages',
    why: 'The build fails on a page that it cannot read.',
    run: lazy(() => import('./rules/parsing')),
  },
  {
    name: 'front matter',
    unit: 'pages',
    why: 'A key that is misspelt has no effect, and search engines show the description.',
    run: lazy(() => import('./rules/frontMatter')),
  },
  {
    name: 'addresses',
    unit: 'pages',
    why: 'Two pages at one address hide each other; the specification fixes others.',
    run: lazy(() => import('./rules/addresses')),
  },
  {
    name: 'sidebars',
    unit: 'entries',
    why: 'A reader finds every page from the sidebar.',
    run: lazy(() => import('./rules/sidebars')),
  },
  {
    name: 'headings',
    unit: 'headings',
    why: 'Links to a section arrive there, and screen readers can read the outline.',
    isPageByPage: true,
    run: lazy(() => import('./rules/headings')),
  },
  {
    name: 'markdown',
    unit: 'pages',
    why: 'Readers see what is meant, and not how it is written.',
    isPageByPage: true,
    run: lazy(() => import('./rules/markdown')),
  },
  {
    name: 'wording',
    unit: 'texts',
    why: 'Pages are finished, say each word once, and speak as the trade does.',
    isPageByPage: true,
    run: lazy(() => import('./rules/wording')),
  },
  {
    name: 'spelling',
    unit: 'files',
    why: 'A misspelt word is not found, and costs trust.',
    isPageByPage: true,
    run: lazy(() => import('./rules/spelling')),
  },
  {
    name: 'secrets',
    unit: 'files',
    why: 'A key that is published belongs to everybody.',
    isPageByPage: true,
    run: lazy(() => import('./rules/secrets')),
  },
  {
    name: 'links',
    unit: 'links',
    why: 'A reader who follows a link arrives.',
    run: lazy(() => import('./rules/links')),
  },
  {
    name: 'table links',
    unit: 'addresses',
    why: 'Terms, Help buttons, old links and the links of the interface arrive.',
    run: lazy(() => import('./rules/tableLinks')),
  },
  {
    name: 'images',
    unit: 'pages and images',
    why: 'Readers see every image, soon, and nothing else comes with it.',
    run: lazy(() => import('./rules/images')),
  },
  {
    name: 'markup',
    unit: 'elements',
    why: 'The content security policy blocks scripts and frames in pages.',
    isPageByPage: true,
    run: lazy(() => import('./rules/markup')),
  },
  {
    name: 'elements',
    unit: 'elements',
    why: 'A component that does not exist, or takes no such property, fails the build.',
    isPageByPage: true,
    run: lazy(() => import('./rules/elements')),
  },
  {
    name: 'unspecified',
    unit: 'marks',
    why: 'What the vendor has not specified is marked, and its question can be found.',
    run: lazy(() => import('./rules/unspecified')),
  },
  {
    name: 'contract facts',
    unit: 'statements',
    why: 'Ranges and defaults on pages are those of the contract.',
    isPageByPage: true,
    run: lazy(() => import('./rules/contractFacts')),
  },
  {
    name: 'ocr reference',
    unit: 'mentions',
    why: 'Every function of the header has its page, and no page names another.',
    run: lazy(() => import('./rules/ocrReference')),
  },
  {
    name: 'spreadsheet contract',
    unit: 'members',
    why: 'Every member of the declarations has its entry, and no page names another.',
    run: lazy(() => import('./rules/spreadsheetContract')),
  },
  {
    name: 'contract versions',
    unit: 'contracts',
    why: 'The changelogs are made from the versions of the contracts.',
    run: lazy(() => import('./rules/contractVersions')),
  },
  {
    name: 'fences',
    unit: 'fences',
    why: 'Code is coloured, and stands in the form in which it is run.',
    isPageByPage: true,
    run: lazy(() => import('./rules/fences')),
  },
  {
    name: 'sample syntax',
    unit: 'samples',
    why: 'A sample works when pasted: shell, Python, C# and Java can be parsed.',
    isPageByPage: true,
    run: lazy(() => import('./rules/sampleSyntax')),
  },
  {
    name: 'typescript samples',
    unit: 'fences',
    why: 'A sample works when pasted: it compiles against the declarations.',
    isPageByPage: true,
    run: lazy(() => import('./rules/typescriptSamples')),
  },
  {
    name: 'c samples',
    unit: 'samples',
    why: 'A sample works when pasted: it compiles against the header.',
    isPageByPage: true,
    run: lazy(() => import('./rules/cSamples')),
  },
  {
    name: 'legal pages',
    unit: 'pages',
    why: 'A legal text holds in every language of the site or in none.',
    run: lazy(() => import('./rules/legalPages')),
  },
  {
    name: 'translations',
    unit: 'page pairs',
    why: 'A translation says what the English page says now.',
    run: lazy(() => import('./rules/localePairs')),
  },
  {
    name: 'translation folders',
    unit: 'files',
    why: 'A translation that nothing reads is never shown.',
    run: lazy(() => import('./rules/translationFolders')),
  },
  {
    name: 'interface strings',
    unit: 'texts',
    why: 'No reader meets a text in the wrong language.',
    run: lazy(() => import('./rules/interfaceStrings')),
  },
  {
    name: 'table texts',
    unit: 'texts',
    why: 'The same for the tables of products, help topics and sidebars.',
    run: lazy(() => import('./rules/tableTexts')),
  },
  {
    name: 'search terms',
    unit: 'entries',
    why: 'Korean readers find English pages by their own words.',
    run: lazy(() => import('./rules/searchTerms')),
  },
  {
    name: 'data syntax',
    unit: 'files',
    why: 'Every file of data can be read as what its ending says.',
    run: lazy(() => import('./rules/dataSyntax')),
  },
  {
    name: 'overrides',
    unit: 'overrides',
    why: 'Who upgrades Docusaurus knows which components to compare.',
    run: lazy(() => import('./rules/overrides')),
  },
  {
    name: 'private APIs',
    unit: 'modules and style sheets',
    why: 'Who upgrades a package knows what to look at.',
    run: lazy(() => import('./rules/privateApis')),
  },
];
