import type {Code} from 'mdast';
import {
  ContractError,
  createHistoryReader,
  listChangeNotes,
  listVersions,
  loadContract,
  memoize,
  type Contract,
  type ContractHistory,
} from '@document-sdk/contract';
import {
  ProblemError,
  type RemarkStep,
  type SourcePage,
  md,
} from '../../content';
import {DOCS_LOCALE, LOCALES, type Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import type {DocsSet} from '../../site/sets/docsSet';
import {
  buildChangelogEntries,
  buildChangelogPage,
  formatChangedIn,
  type ChangelogEntry,
  type ChangelogWords,
} from './changelog';
import {
  createCatalogueReader,
  listContractTexts,
  translateContract,
  type ContractText,
} from './catalogue';
import {addImports, COMPONENT_IMPORTS} from './imports';
import {getIndexLetter, type MemberRow} from './memberRows';
import {createSetPagesReader} from './pages';
import {createReferenceStep, type ElementWriters} from './referenceStep';

/** The settings of a build that pages show. */
export type PageSettings = Pick<SiteSettings, 'spreadsheetPackage'>;

/** The texts that a build generates from the contract of a set. */
export interface SetReference {
  /** Creates the remark step that writes texts from contract and settings into a page. */
  readonly step: (settings?: PageSettings) => RemarkStep;
  /** Creates a faster step that writes the same anchors, and leaves out other texts. */
  readonly outline: () => RemarkStep;
  /** Files and folders that the step reads, relative to the repository's root. */
  readonly sources: readonly string[];
  /** Elements that pages may use without an import. */
  readonly elements: readonly string[];
  /** Lists the texts of the comments in the contract. */
  readonly listTexts: () => readonly ContractText[];
  readonly changelog: {
    /** Address of the changelog page. */
    readonly page: string;
    /** Entries of the versions, the current one first. */
    readonly read: () => readonly ChangelogEntry[];
  };
}

/** Lookups of the names of a contract that every set provides. */
export interface NameFacts extends ChangelogWords {
  /** Address of the entry that a text in back-ticks names. */
  readonly findEntryAddress: (text: string) => string | undefined;
}

interface SetDefinition<View, Uses, Facts> {
  /** Path of the contract. */
  readonly file: string;
  readonly set: Pick<DocsSet, 'id'>;
  /** Address of the changelog page. */
  readonly changelogPage: string;
  /** Files and folders that pages show, other than the contract. */
  readonly sources?: readonly string[];
  /** Builds the tables of a contract. */
  readonly build: (contract: Contract) => View;
  /** Finds the samples and guides that use the names. */
  readonly findUses: (view: View, pages: readonly SourcePage[]) => Uses;
  /** Adds what pages and earlier versions say about the names. */
  readonly addFacts: (
    view: View,
    context: {
      readonly history: ContractHistory;
      readonly pages: readonly SourcePage[];
      readonly readUses: () => Uses;
      /** Versions that changed a name. */
      readonly changedIn: (name: string) => md.Inlines[];
    },
  ) => Facts;
  /** Rows of the alphabetical index. */
  readonly listRows: (facts: Facts) => readonly MemberRow[];
  readonly elements: ElementWriters<Facts>;
  /** Fills a fence, and returns the addresses of the names in its code. */
  readonly fillFence: (
    facts: Facts,
    fence: Code,
    file: string,
    settings: PageSettings | undefined,
  ) => ReadonlyMap<string, string>;
}

/**
 * Creates the reference of a set. All steps and the changelog share the same tables, which are built again when the
 * contract, one of its versions or a page changes.
 *
 * @throws ProblemError, from the steps, for a name that the contract does not have
 */
export function createSetReference<View, Uses, Facts extends NameFacts>({
  file,
  set,
  changelogPage,
  sources = [],
  build,
  findUses,
  addFacts,
  listRows,
  elements,
  fillFence,
}: SetDefinition<View, Uses, Facts>): SetReference {
  const currentContract = () => loadSetContract(file);
  const englishView = memoize(() => [currentContract()], build);
  const currentHistory = createHistoryReader(file);
  const currentPages = createSetPagesReader(set);
  // Computed on first use, because this may compile all samples.
  const readUses = memoize(() => [englishView(), currentPages()], findUses);
  const createFactsReader = (locale: Locale) => {
    const currentTexts = createCatalogueReader(locale, set.id);
    const currentView =
      locale === DOCS_LOCALE
        ? englishView
        : memoize(
            () => [currentContract(), currentTexts()],
            (contract, texts) => build(translateContract(contract, texts)),
          );
    return memoize(
      () => [currentView(), reportProblems(currentHistory), currentPages()],
      (view, history, pages) => {
        const notes = listChangeNotes(history);
        const changedIn = (name: string) =>
          formatChangedIn(notes.get(name) ?? [], changelogPage);
        // Each call of `readUses` reads the contract to see whether it has changed; pages ask for each name.
        let uses: Uses | undefined;
        const facts = addFacts(view, {
          history,
          pages,
          readUses: () => (uses ??= readUses()),
          changedIn,
        });
        return {
          ...facts,
          /** Returns new nodes on each call, because pages change the nodes they show. */
          changelog: () => buildChangelogEntries(history, facts),
        };
      },
    );
  };
  const readers = new Map(
    LOCALES.map((each): [Locale, ReturnType<typeof createFactsReader>] => [
      each,
      createFactsReader(each),
    ]),
  );
  const current = (locale: Locale = DOCS_LOCALE) => readers.get(locale)!();
  const writers: ElementWriters<ReturnType<typeof current>> = {
    ...elements,
    ApiChangelog: ({changelog}) => buildChangelogPage(changelog()),
    MemberIndex: (facts) =>
      md.element('MemberIndex', {
        rows: JSON.stringify(listRows(facts)),
        of: ' of ',
      }),
  };
  return {
    step: (settings) => {
      const step = createReferenceStep({
        current,
        elements: writers,
        fillFence: (facts, fence, page) =>
          fillFence(facts, fence, page, settings),
        addressOf: ({findEntryAddress}, text) => findEntryAddress(text),
      });
      return (tree, page) => {
        step(tree, page);
        addImports(tree);
      };
    },
    // The uses of names have no anchors, and finding them takes long.
    outline: () =>
      createReferenceStep({
        current: (locale) => ({
          ...current(locale),
          uses: (): undefined => undefined,
        }),
        elements: {
          ...writers,
          // On pages, the component renders these headings.
          MemberIndex: (facts) =>
            listRows(facts).map((row) =>
              md.heading(2, getIndexLetter(row).id, ''),
            ),
        },
      }),
    sources: [file, ...listVersions(file), ...sources],
    elements: Object.keys({...COMPONENT_IMPORTS, ...writers}),
    listTexts: () => listContractTexts(currentContract(), current().addressOf),
    changelog: {page: changelogPage, read: () => current().changelog()},
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
