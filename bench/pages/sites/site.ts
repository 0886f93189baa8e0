import type {ProgramCommand} from '../../../scripts/process/run';
import type {Corpus, CorpusPage} from '../corpus/corpus';

/** Source files by path relative to the folder of the site. */
export type SourceFiles = ReadonlyMap<string, string | Buffer>;

/** A documentation site that is built with generated pages. */
export interface BenchSite {
  readonly name: string;
  /** Folder in the cache, with a subfolder for each number of pages. */
  readonly folder: string;
  /** Lock file of the tool. The site is rebuilt when it changes. */
  readonly lock: string;
  /** Installs the tool. */
  install?(): Promise<void>;
  /** Source files other than the generated pages. */
  sources(corpus: Corpus): SourceFiles;
  /** Build command, run in the folder of the site. */
  command(): Promise<Pick<ProgramCommand, 'program' | 'args' | 'env'>>;
  /** Output folder, relative to the site. */
  readonly output: string;
  /** Build caches, relative to the site. */
  readonly caches: readonly string[];
  addressOf(page: CorpusPage): string;
  /** Source file of a page. */
  fileOf(page: CorpusPage): string;
  /** True if the tool does not display the title, so that the text needs a heading. */
  readonly writesTitle?: boolean;
  /** Expression that is true when the page has finished loading. */
  readonly settled?: string;
  /** Selector of the sidebar on wide screens. */
  readonly sidebar: string;
  /** Absent if the site has no search. */
  readonly search?: SearchSurface;
}

/** Selectors of the search dialog, which `Control+k` opens. */
interface SearchSurface {
  readonly field: string;
  readonly result: string;
}
