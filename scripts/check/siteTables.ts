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
export type SiteTables = Awaited<ReturnType<typeof loadSiteTables>>;

export const getSidebarFile = (set: string): string => `sidebars/${set}.ts`;

export const HELP_TOPICS_FILE = 'src/site/sets/helpTopics.ts';

/**
 * Loads the data modules of all documentation sets.
 *
 * @throws Error naming a module that cannot be loaded
 */
export async function loadSiteTables(root: string = process.cwd()) {
  const sidebars = DOCS_SET_LIST.map(
    async ({id}) => [id, await loadSidebars(root, id)] as const,
  );
  return {
    sidebars: Object.fromEntries(await Promise.all(sidebars)) as Readonly<
      Record<DocsSetId, SidebarsConfig>
    >,
    helpTopics: HELP_TOPICS,
    redirects: listClientRedirects() as readonly PageRedirect[],
    glossary: GLOSSARY_TERMS as readonly GlossaryTerm[],
    locales: LOCALE_TABLE as Readonly<Record<string, LocaleRow>>,
    /** Translations of table texts, by locale and English text. */
    strings: STRINGS_BY_LOCALE as Readonly<
      Partial<Record<string, LocaleStrings>>
    >,
  };
}

interface Defaulted {
  readonly default?: unknown;
}

async function loadSidebars(root: string, set: string) {
  const file = getSidebarFile(set);
  try {
    const address = pathToFileURL(path.join(root, file)).href;
    const module = (await import(address)) as Defaulted;
    // `import()` of a CommonJS module wraps its exports in `default`.
    const exported = (module.default ?? module) as Defaulted;
    return (exported.default ?? exported) as SidebarsConfig;
  } catch (error) {
    throw new Error(
      `${file}: expected a module that can be loaded, received ${error instanceof Error ? error.message : String(error)}. Correct it: no check can run without it.`,
      {cause: error},
    );
  }
}
