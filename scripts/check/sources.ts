import {
  isPageFile,
  PAGE_FOLDERS,
  parsePage,
  type Problem,
  ProblemError,
  type SourcePage,
} from '../../src/content';
import {cacheFiles, type FileTree} from './files';
import type {SiteTables} from './siteTables';

/** Input of the checks. */
export interface Sources extends SiteTables {
  readonly files: FileTree;
  readonly pages: readonly SourcePage[];
  /** Errors of pages that cannot be parsed. `pages` contains only their headings. */
  readonly unparsed: readonly Problem[];
  /** Only pages have changed, and `pages` contains only these. */
  readonly hasOnlyChangedPages?: boolean;
  /** Paths of changed pages, if nothing else has changed. */
  readonly changedPages?: readonly string[];
}

/** Reads and parses all pages. A parse error becomes a problem. */
export function readSources(tree: FileTree, tables: SiteTables): Sources {
  const files = cacheFiles(tree);
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
        unparsed.push(...readProblems(error));
        return keepAnchors(file, text);
      }
    });
  return {...tables, files, pages, unparsed};
}

function readProblems(error: unknown): readonly Problem[] {
  if (error instanceof ProblemError) {
    return error.problems;
  }
  throw error;
}

/** Lines that make anchors: headings, and elements and their imports. */
const ANCHOR_LINE =
  /^(?:#{1,6} [^<{]*(?:\{[^}]*\})?|<\w[^<>]*\/>|import .*;?)$/;

/** Keeps the anchors of a page that cannot be parsed, so that links to it are still checked. */
function keepAnchors(file: string, text: string): SourcePage[] {
  const [frontMatter = ''] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
  const body = text
    .slice(frontMatter.length)
    .split('\n')
    .map((line) => (ANCHOR_LINE.test(line) ? line : ''));
  try {
    const outline = parsePage(file, frontMatter + body.join('\n'));
    void outline.tree;
    return [outline];
  } catch {
    return [];
  }
}
