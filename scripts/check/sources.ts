import {rememberFiles, type FileTree} from './files';
import {isPageFile, PAGE_FOLDERS} from '../../src/sets/page/listPages';
import {parseChanged, type PageCache} from './pageCache';
import {unparsedPage, type SourcePage} from '../../src/sets/page/sourcePage';
import {ProblemError, type Problem} from '../../src/sets/problem';
import type {SiteTables} from './siteTables';

/** Everything the writer's gate looks at. */
export interface Sources extends SiteTables {
  readonly files: FileTree;
  readonly pages: readonly SourcePage[];
  /** The pages whose links are looked at; all of them when absent. */
  readonly linking?: readonly SourcePage[];
  /** The pages whose text is held to the contract of their set; all of them when absent. */
  readonly mentioning?: readonly SourcePage[];
  /** Pages that could not be parsed. */
  readonly unparsed: readonly Problem[];
}

/**
 * Reads and parses every page of a file tree. A page that cannot be parsed becomes a problem.
 *
 * @param isKnown - pages that need not be parsed before a check looks into them: they are valid
 */
export function readSources(
  tree: FileTree,
  tables: SiteTables,
  cache: PageCache = new Map(),
  isKnown: (file: string) => boolean = () => false,
): Sources {
  const files = rememberFiles(tree);
  const pages: SourcePage[] = [];
  const unparsed: Problem[] = [];
  const sources = PAGE_FOLDERS.flatMap((folder) => files.list(folder)).filter(
    isPageFile,
  );
  for (const file of sources) {
    const text = files.read(file);
    if (isKnown(file)) {
      pages.push(unparsedPage(file, text));
      continue;
    }
    try {
      pages.push(parseChanged(cache, file, text));
    } catch (error) {
      if (!(error instanceof ProblemError)) {
        throw error;
      }
      unparsed.push(...error.problems);
    }
  }
  return {...tables, files, pages, unparsed};
}
