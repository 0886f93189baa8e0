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

/** Everything the writer's gate looks at. */
export interface Sources extends SiteTables {
  readonly files: FileTree;
  readonly pages: readonly SourcePage[];
  /** What is wrong with pages that could not be parsed, of which `pages` has the headings alone. */
  readonly unparsed: readonly Problem[];
  /** Whether only pages have changed, and `pages` are these alone. */
  readonly isNarrowed?: boolean;
  /** The pages that have changed, where nothing else has. */
  readonly changedPages?: readonly string[];
}

/** Reads and parses all pages of a file tree. A page that cannot be parsed becomes a problem. */
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

/** What makes the anchors of a page: headings, and elements on a line of their own, with their imports. */
const MAKES_ANCHORS =
  /^(?:#{1,6} [^<{]*(?:\{[^}]*\})?|<\w[^<>]*\/>|import .*;?)$/;

/** A page of which only that is left that others lead to, so that one page with an error hides no other problem. */
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
