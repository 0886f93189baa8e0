import {deserialize, serialize} from 'node:v8';
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
  /** Pages to inspect: all, or those that have changed, with their originals and translations. */
  readonly pages: readonly SourcePage[];
  readonly allPages: readonly SourcePage[];
  /** Folder for results of earlier runs; absent if none are stored. */
  readonly cacheFolder?: string | undefined;
  /** Errors of pages that cannot be parsed, which `allPages` does not contain. */
  readonly unparsed: readonly FileProblem[];
  /** Earlier text by file, for comparing addresses. */
  readonly former?: ReadonlyMap<string, string>;
  /** Only pages have changed. */
  readonly hasOnlyChangedPages?: boolean;
}

/** Result of a rule. */
export interface CheckResult {
  /** Number of inspected items; by default that of the pages. Zero is an error. */
  readonly inspected?: number;
  readonly problems: readonly FileProblem[];
  /** Shown in the report; does not fail the check. */
  readonly note?: string;
}

type RuleResult = readonly FileProblem[] | CheckResult;

/** Finds problems in sources, without side effects. */
export type CheckRule = (
  sources: CheckSources,
) => RuleResult | Promise<RuleResult>;

/** A rule with its name and reason. */
export interface Check {
  readonly name: string;
  /** Whom the check protects from what; shown by `--help`. */
  readonly why: string;
  /** Input of the rule. Rules that read other files do not run after a change of pages. */
  readonly reads: 'pages' | 'others';
  readonly run: (sources: CheckSources) => Promise<CheckResult>;
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
  const trees = new TextCache<Uint8Array>('trees', {files, cacheFolder});
  const parse = (text: string, file: string): Root => {
    const known = trees.get(file + text);
    if (known) {
      return deserialize(known) as Root;
    }
    const parsed = parseMdx(text, file);
    trees.set(file + text, serialize(parsed));
    return parsed;
  };
  const unparsed: FileProblem[] = [];
  const pages = PAGE_FOLDERS.flatMap((folder) => files.list(folder))
    .filter(isPageFile)
    .flatMap((file) => {
      try {
        const page = parseSourcePage(file, files.read(file), parse);
        // The body is parsed on first access. One that has been parsed before has no errors.
        void (trees.get(file + page.text) ?? page.tree);
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
  return {...tables, files, pages, allPages: pages, unparsed, cacheFolder};
}
