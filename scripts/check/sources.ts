import type {Root} from 'mdast';
import {
  isPageFile,
  PAGE_FOLDERS,
  parseMdx,
  parseSourcePage,
  type FileProblem,
  ProblemError,
  type SourcePage,
} from '../../src/content';
import {cacheFileTree, type FileTree} from './files';
import type {SiteTables} from './siteTables';
import {TextCache} from './textCache';

/** Input of the checks. */
export interface CheckSources extends SiteTables {
  readonly files: FileTree;
  readonly pages: readonly SourcePage[];
  /** Folder for results of earlier runs; absent if none are stored. */
  readonly cacheFolder?: string | undefined;
  /** Errors of pages that cannot be parsed, which `pages` does not contain. */
  readonly unparsed: readonly FileProblem[];
  /** Earlier text by file, for comparing addresses. */
  readonly former?: ReadonlyMap<string, string>;
  /** Only pages have changed, and `pages` contains only these. */
  readonly hasOnlyChangedPages?: boolean;
  /** Changed pages by area and id, if nothing else has changed. `pages` contains all. */
  readonly changed?: ReadonlyMap<string, SourcePage>;
}

/**
 * Reads and parses all pages. A parse error becomes a problem.
 *
 * @param cacheFolder - where parsed pages are stored between runs; absent to store nothing
 */
export function readCheckSources(
  tree: FileTree,
  tables: SiteTables,
  cacheFolder?: string,
): CheckSources {
  const files = cacheFileTree(tree);
  const trees = new TextCache<Root>('trees', {files, cacheFolder});
  const parse = (text: string, file: string) =>
    trees.get(file + text) ?? trees.set(file + text, parseMdx(text, file));
  const unparsed: FileProblem[] = [];
  const pages = PAGE_FOLDERS.flatMap((folder) => files.list(folder))
    .filter(isPageFile)
    .flatMap((file) => {
      try {
        const page = parseSourcePage(file, files.read(file), parse);
        // The body is parsed on first access.
        void page.tree;
        return page;
      } catch (error) {
        if (!(error instanceof ProblemError)) {
          throw error;
        }
        unparsed.push(...error.problems);
        return [];
      }
    });
  trees.save();
  return {...tables, files, pages, unparsed, cacheFolder};
}
