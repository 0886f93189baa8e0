import {DOCS_SET_LIST} from '../../src/sets/index';
import type {FileTree} from './files';
import {
  parsePage,
  placeOf,
  type SourcePage,
} from '../../src/sets/page/sourcePage';
import type {SiteTables} from './siteTables';
import type {Problem} from './types';

/** Everything the writer's gate looks at. */
export interface Sources extends SiteTables {
  readonly files: FileTree;
  readonly pages: readonly SourcePage[];
  /** Pages that could not be parsed. */
  readonly unparsed: readonly Problem[];
}

const PAGE_FOLDERS = [
  ...DOCS_SET_LIST.map(({folder}) => folder),
  'src/pages',
  'i18n',
];

/** Keeps the syntax trees of pages that did not change, by file and text. */
export type PageCache = Map<string, SourcePage>;

/** Reads and parses every page of a file tree. A page that cannot be parsed becomes a problem. */
export function readSources(
  files: FileTree,
  tables: SiteTables,
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
  return {...tables, files, pages, unparsed};
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
