import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {GLOSSARY_TERMS, type GlossaryTerm} from '../../src/content';
import {HELP_TOPICS} from '../../src/site/sets/helpTopics';
import {DOCS_SET_LIST, type DocsSetId} from '../../src/site/sets/index';
import {
  listClientRedirects,
  type PageRedirect,
} from '../../src/site/sets/redirects';
import {
  LOCALE_TABLE,
  STRINGS_BY_LOCALE,
  type LocaleRow,
  type LocaleStrings,
} from '../../src/site/locales';

/** Data modules that checks read. */
export interface SiteTables {
  readonly sidebars: Readonly<Record<DocsSetId, SidebarsConfig>>;
  readonly helpTopics: typeof HELP_TOPICS;
  readonly redirects: readonly PageRedirect[];
  readonly glossary: readonly GlossaryTerm[];
  readonly locales: Readonly<Record<string, LocaleRow>>;
  /** Translations of table texts, by locale and English text. */
  readonly strings: Readonly<Partial<Record<string, LocaleStrings>>>;
}

export const getSidebarFile = (set: string): string => `sidebars/${set}.ts`;

export const HELP_TOPICS_FILE = 'src/site/sets/helpTopics.ts';

/**
 * Loads the data modules of all documentation sets.
 *
 * @throws Error naming a module that cannot be loaded
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
    sidebars: await mapSets(
      (set) => load(getSidebarFile(set)) as Promise<SidebarsConfig>,
    ),
    helpTopics: HELP_TOPICS,
    redirects: listClientRedirects(),
    glossary: GLOSSARY_TERMS,
    locales: LOCALE_TABLE,
    strings: STRINGS_BY_LOCALE,
  };
}

async function loadModule(file: string): Promise<unknown> {
  const module = (await import(pathToFileURL(file).href)) as Defaulted;
  // `import()` of a CommonJS module wraps its exports in `default`.
  const exported = (module.default ?? module) as Defaulted;
  return exported.default ?? exported;
}

interface Defaulted {
  readonly default?: unknown;
}

async function mapSets<T>(
  read: (set: DocsSetId) => Promise<T>,
): Promise<Record<DocsSetId, T>> {
  const entries = DOCS_SET_LIST.map(
    async ({id}) => [id, await read(id)] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<DocsSetId, T>;
}
