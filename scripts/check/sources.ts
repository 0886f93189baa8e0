import {
  isPageFile,
  PAGE_FOLDERS,
  parsePage,
  type Problem,
  ProblemError,
  type SourcePage,
} from '../../src/content';
import {memoizeFiles, type FileTree} from './files';
import type {SiteTables} from './siteTables';

/** Input of the checks. */
export interface Sources extends SiteTables {
  readonly files: FileTree;
  readonly pages: readonly SourcePage[];
  /** Errors of pages that cannot be parsed. `pages` contains only their headings. */
  readonly unparsed: readonly Problem[];
  /** Only pages have changed, and `pages` contains only these. */
  readonly isNarrowed?: boolean;
  /** Paths of changed pages, if nothing else has changed. */
  readonly changedPages?: readonly string[];
}

/** Reads and parses all pages. A parse error becomes a problem. */
export function readSources(tree: FileTree, tables: SiteTables): Sources {
  const files = memoizeFiles(tree);
  const unparsed: Problem[] = [];
  const pages = PAGE_FOLDERS.flatMap((folder) => files.list(folder))
    .filter(isPageFile)
    .flatMap((file) => {
      const text = files.read(file);
      try {
        const page = parsePage(file, text);
        // The body is parsed on first access.
        void page.tree;
        return page;
      } catch (error) {
        unparsed.push(...problemsOf(error));
        return outlineOf(file, text);
      }
    });
  return {...tables, files, pages, unparsed};
}

function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ProblemError) {
    return error.problems;
  }
  throw error;
}

/** Lines that make anchors: headings, and elements and their imports. */
const MAKES_ANCHORS =
  /^(?:#{1,6} [^<{]*(?:\{[^}]*\})?|<\w[^<>]*\/>|import .*;?)$/;

/** Keeps the anchors of a page that cannot be parsed, so that links to it are still checked. */
function outlineOf(file: string, text: string): SourcePage[] {
  const [frontMatter = ''] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
  const body = text
    .slice(frontMatter.length)
    .split('\n')
    .map((line) => (MAKES_ANCHORS.test(line) ? line : ''));
  try {
    const outline = parsePage(file, frontMatter + body.join('\n'));
    void outline.tree;
    return [outline];
  } catch {
    return [];
  }
}
