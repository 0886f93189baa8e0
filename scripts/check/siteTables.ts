import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {GLOSSARY_TERMS, type GlossaryTerm} from '../../src/content';
import type {HelpTopicTable} from '../../src/site/sets/helpTopics';
import {DOCS_SET_LIST, type DocsSetId} from '../../src/site/sets/index';
import {clientRedirects, type Redirect} from '../../src/site/sets/redirects';
import {
  LOCALE_TABLE,
  STRINGS,
  type LocaleRow,
  type Strings,
} from '../../src/site/locales';

/** The data modules that checks read beside the files. */
export interface SiteTables {
  readonly sidebars: Readonly<Record<DocsSetId, SidebarsConfig>>;
  readonly helpTopics: Readonly<Record<DocsSetId, HelpTopicTable>>;
  readonly redirects: readonly Redirect[];
  readonly glossary: readonly GlossaryTerm[];
  readonly locales: Readonly<Record<string, LocaleRow>>;
  /** Texts of the tables in further locales. */
  readonly strings: Readonly<Partial<Record<string, Strings>>>;
}

/** Where the sidebar of a set stands, relative to the repository's root. */
export const sidebarFile = (set: string): string => `sidebars/${set}.ts`;

/** Where the help topics of a set stand, if it has any. */
export const helpTopicsFile = (set: string): string =>
  `src/site/sets/${set}/helpTopics.ts`;

/** Where former addresses of pages stand, by set: ids before and after a move. */
export const MOVED_FILE = 'src/site/sets/movedPages.json';

/**
 * Reads the tables of every documentation set.
 *
 * @param root - folder of the repository
 * @throws Error naming the file when a set has no sidebar
 */
export async function loadSiteTables(
  root: string = process.cwd(),
): Promise<SiteTables> {
  const load = async (file: string) => {
    try {
      return await loadModule(path.join(root, file));
    } catch (error) {
      throw new Error(
        `${file}: expected a module that can be loaded, received ${error instanceof Error ? error.message : String(error)}. Correct it: no check can run without it.`,
        {cause: error},
      );
    }
  };
  return {
    sidebars: await ofEachSet(
      (set) => load(sidebarFile(set)) as Promise<SidebarsConfig>,
    ),
    helpTopics: await ofEachSet(async (set) => {
      const file = helpTopicsFile(set);
      return existsSync(path.join(root, file))
        ? ((await load(file)) as {HELP_TOPICS: HelpTopicTable}).HELP_TOPICS
        : {};
    }),
    redirects: clientRedirects(),
    glossary: GLOSSARY_TERMS,
    locales: LOCALE_TABLE,
    strings: STRINGS,
  };
}

/** What a module exports; a default export alone, where it has one. */
async function loadModule(file: string): Promise<unknown> {
  const module = (await import(pathToFileURL(file).href)) as Defaulted;
  // A module that was translated for `require` is the default export of what `import()` gives.
  const exported = (module.default ?? module) as Defaulted;
  return exported.default ?? exported;
}

interface Defaulted {
  readonly default?: unknown;
}

async function ofEachSet<T>(
  read: (set: DocsSetId) => Promise<T>,
): Promise<Record<DocsSetId, T>> {
  const entries = DOCS_SET_LIST.map(
    async ({id}) => [id, await read(id)] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<DocsSetId, T>;
}
