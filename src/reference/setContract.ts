import {
  ContractError,
  createHistoryReader,
  loadContract,
  memoize,
  type Contract,
  type ContractHistory,
} from '@document-sdk/contract';
import {ProblemError, type RemarkStep, type SourcePage} from '../content';
import type {SiteSettings} from '../site/settings';
import type {DocsSet} from '../site/sets/docsSet';
import {
  changelogEntries,
  type ChangelogEntry,
  type ChangelogWords,
  type Count,
} from './changelog/changelog';
import {setPagesReader} from './shared/setPages';

/** The settings of a build that pages show. */
export type PageSettings = Pick<SiteSettings, 'spreadsheetPackage'>;

/** How a build shows the contract of a set on its pages. */
export interface SetBuild {
  /** Creates the remark step that writes texts from contract and settings into a page. */
  readonly step: (settings?: PageSettings) => RemarkStep;
  /** Creates a faster step that writes the same anchors, and may leave out other texts. */
  readonly outline: () => RemarkStep;
  /** Files and folders that the step reads, relative to the repository's root. */
  readonly sources: readonly string[];
  /** Elements that pages may use without an import. */
  readonly elements: readonly string[];
  readonly changelog?: {
    /** Address of the changelog page. */
    readonly page: string;
    /** Entries of the versions, the current one first. */
    readonly read: () => readonly ChangelogEntry[];
  };
}

/**
 * Loads the stored contract of a set.
 *
 * @param read - replaces reading from disk
 * @throws ProblemError if the contract was not stored after its last change
 */
export function loadSetContract(
  file: string,
  read?: (file: string) => string,
): Contract {
  return reportProblems(() => loadContract(file, read));
}

/** Rethrows a ContractError as a ProblemError, which the page check lists among other problems. */
export function reportProblems<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw error instanceof ContractError
      ? new ProblemError([error], {cause: error})
      : error;
  }
}

/** How the pages of a set show its contract. */
interface SetReference<View, Reference> {
  /** Path of the contract. */
  readonly file: string;
  readonly set: Pick<DocsSet, 'id'>;
  /** Builds the tables of a contract. */
  readonly build: (contract: Contract) => View;
  /** Counts the names for the changelog. */
  readonly count: (view: View) => readonly Count[];
  /** Adds what pages and earlier versions say about the names. */
  readonly make: (
    view: View,
    history: ContractHistory,
    pages: readonly SourcePage[],
  ) => Reference;
}

/**
 * Creates a reader of everything that the pages of a set show. It returns the same object until the contract, one of
 * its versions or a page changes.
 */
export function referenceReader<View, Reference extends ChangelogWords>({
  file,
  set,
  build,
  count,
  make,
}: SetReference<View, Reference>) {
  const currentView = memoize(() => [loadSetContract(file)], build);
  const currentHistory = createHistoryReader(file);
  const currentPages = setPagesReader(set);
  return memoize(
    () => [currentView(), reportProblems(currentHistory), currentPages()],
    (view, history, pages) => {
      const reference = make(view, history, pages);
      const first = history.at(-1)!.surface.file;
      return {
        ...reference,
        /** Returns new nodes on each call, because pages change the nodes they show. */
        changelog: (): ChangelogEntry[] =>
          changelogEntries(
            history,
            reference,
            count(history.length > 1 ? build(loadSetContract(first)) : view),
          ),
      };
    },
  );
}
