import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import ocrSidebars from '../../sidebars/ocr';
import spreadsheetSidebars from '../../sidebars/spreadsheet';
import type {DocsSetId} from '../../src/sets/index';
import {HELP_TOPICS, type HelpTopic} from '../../src/sets/helpTopics';
import {clientRedirects, type Redirect} from '../../src/sets/redirects';
import {
  LOCALE_TABLE,
  STRINGS,
  type LocaleRow,
  type Strings,
} from '../../src/site/locales';
import type {FileTree} from './files';
import {
  parsePage,
  placeOf,
  type SourcePage,
} from '../../src/sets/page/sourcePage';
import type {Problem} from './types';

/** The data modules that checks read beside the files. */
export interface SiteTables {
  readonly sidebars: Readonly<Record<DocsSetId, SidebarsConfig>>;
  readonly helpTopics: Readonly<
    Record<DocsSetId, Readonly<Record<string, HelpTopic>>>
  >;
  readonly redirects: readonly Redirect[];
  readonly locales: Readonly<Record<string, LocaleRow>>;
  /** Texts of the tables in further locales. */
  readonly strings: Readonly<Partial<Record<string, Strings>>>;
}

/** Everything the writer's gate looks at. */
export interface Sources extends SiteTables {
  readonly files: FileTree;
  readonly pages: readonly SourcePage[];
  /** Pages that could not be parsed. */
  readonly unparsed: readonly Problem[];
}

/** The tables of this site. */
export const SITE_TABLES: SiteTables = {
  sidebars: {ocr: ocrSidebars, spreadsheet: spreadsheetSidebars},
  helpTopics: HELP_TOPICS,
  redirects: clientRedirects(),
  locales: LOCALE_TABLE,
  strings: STRINGS,
};

const PAGE_FOLDERS = ['docs-spreadsheet', 'docs-ocr', 'src/pages', 'i18n'];

/** Keeps the syntax trees of pages that did not change, by file and text. */
export type PageCache = Map<string, SourcePage>;

/** Reads and parses every page of a file tree. A page that cannot be parsed becomes a problem. */
export function readSources(
  files: FileTree,
  tables: Partial<SiteTables> = {},
  cache: PageCache = new Map(),
): Sources {
  const pages: SourcePage[] = [];
  const unparsed: Problem[] = [];
  const sources = PAGE_FOLDERS.flatMap((folder) => files.list(folder)).filter(
    (file) => /\.mdx?$/.test(file) && placeOf(file),
  );
  for (const file of sources) {
    const text = files.read(file);
    const known = cache.get(file);
    try {
      const page = known?.text === text ? known : parsePage(file, text);
      if (!known) {
        cache.set(file, page);
      }
      pages.push(page);
    } catch (error) {
      unparsed.push(parseProblem(file, error as Error));
    }
  }
  return {...SITE_TABLES, ...tables, files, pages, unparsed};
}

function parseProblem(file: string, {message}: Error): Problem {
  const [, line, reason] = /:(\d+)(?::\d+)?: (.*)/s.exec(message) ?? [];
  // Some parsers say where only within their sentence: `for `<div>` (6:1-6:6)`.
  const [, inSentence] = /\((\d+):\d+/.exec(message) ?? [];
  return {
    file,
    line: Number(inSentence ?? line ?? 1),
    found: reason ?? message,
    expected: 'valid MDX with YAML front matter',
    remedy:
      'Close every tag and brace on that line; write literal `{` and `<` inside back-ticks.',
  };
}
