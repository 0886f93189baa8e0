import type {Check, CheckRule} from './sources';

/** Name of the check without which no other can read its tables. */
export const DATA_FILES = 'data files';

/** Input of checks → name of each check → whom it protects from what, in the order in which they run. */
const REASONS: Readonly<
  Record<Check['reads'], Readonly<Record<string, string>>>
> = {
  pages: {
    mdx: 'Pages that cannot be parsed break the build.',
    'front matter':
      'Misspelt keys have no effect, and search engines show the description.',
    addresses: 'Of two pages with the same address, readers see only one.',
    sidebars: 'Readers find every page in the sidebar.',
    particles:
      'Korean readers stumble over a particle that does not fit its word.',
    links: 'Readers who follow a link reach its target.',
    'table links':
      'Glossary terms, Help buttons and old links reach their pages.',
    images: 'Readers see every image quickly, and images contain no scripts.',
    elements: 'Unknown components, names and missing files break the build.',
    unspecified: 'Facts that are not published are marked and listed.',
    'ocr reference':
      'Every function of the header has a page, and pages name no other functions.',
    'spreadsheet contract':
      'Every member of the declarations has an entry, and pages name no other members.',
    translations:
      'Translations match their pages, and legal texts exist in every language.',
    'stale translations': 'Translations say what the English pages say now.',
    'contract translations':
      'Translated comments say what the contracts say now.',
    'translation folders': 'Translations that nothing reads are never shown.',
    'search terms': 'Korean readers find English pages in Korean.',
    headings:
      'Links to sections work, and screen readers can read the outline.',
    markdown: 'Readers see formatted text, not its syntax.',
    wording: 'Pages are finished, and use correct and usual words.',
    terms: 'Readers of a translation find one name for one thing.',
    spelling: 'Search does not find misspelt words, and readers lose trust.',
    secrets: 'Anybody can use a published key.',
    markup: 'The content security policy blocks scripts and frames in pages.',
    fences:
      'Code is highlighted, and samples are in the form in which they run.',
    'sample syntax':
      'Samples work when pasted: shell, CSS, HTML, JSON and YAML have valid syntax.',
    'typescript samples':
      'Samples work when pasted: they compile against the declarations.',
    'c samples': 'Samples work when pasted: they compile against the header.',
  },
  others: {
    'data files': 'Tables that cannot be read break the build.',
    'contract versions':
      'Changelogs are generated from the versions of the contracts.',
    'interface strings': 'Readers see no text in the wrong language.',
    'table texts':
      'The same for the tables of products, help topics and sidebars.',
    'upgrade tables':
      'Maintainers know which overrides and private APIs to review after an upgrade.',
  },
};

/** All checks. The rule of a check is in the file of its name, and loads its parsers and compilers when it runs. */
export const CHECKS: readonly Check[] = Object.entries(REASONS).flatMap(
  ([reads, reasons]) =>
    Object.entries(reasons).map(([name, why]) => ({
      name,
      why,
      reads: reads as Check['reads'],
      run: async (sources) => {
        const file = name.replace(/ (\w)/g, (_, letter: string) =>
          letter.toUpperCase(),
        );
        const rule = (await import(`./rules/${file}.ts`)) as {run: CheckRule};
        const result = await rule.run(sources);
        return 'problems' in result ? result : {problems: result};
      },
    })),
);
