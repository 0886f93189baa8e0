import type {Command} from '../../../scripts/process/run';
import type {Corpus, CorpusPage} from '../corpus/corpus';

/** What a site is built from, by path below its folder. */
export type SourceFiles = ReadonlyMap<string, string | Buffer>;

/** A documentation site that is measured with the generated pages in it. */
export interface BenchSite {
  /** Name in tables. */
  readonly name: string;
  /** Folder below the cache in which its sites stand, one for each number of pages. */
  readonly folder: string;
  /** Lock file of its programs: with another one it is built anew. */
  readonly lock: string;
  /** Makes its programs available, once. */
  install?(): Promise<void>;
  /** What it is built from beside the generated pages. */
  sources(corpus: Corpus): SourceFiles;
  /** The command that builds it in its folder. */
  command(): Promise<Pick<Command, 'program' | 'args' | 'env'>>;
  /** Folder of the built pages, below that of the site. */
  readonly output: string;
  /** What it keeps from one build for the next, below the folder of the site. */
  readonly caches: readonly string[];
  /** Address of a page on the served site. */
  addressOf(page: CorpusPage): string;
  /** File of a page among the sources, for benchmarks that edit one. */
  fileOf(page: CorpusPage): string;
  /** Whether the title must be a heading of the text: the tool shows none of its own. */
  readonly writesTitle?: boolean;
  /** Expression that holds once the page does all that it will do by itself. */
  readonly settled?: string;
  /** The sidebar that a reader sees on a wide screen. */
  readonly sidebar: string;
  /** How it is searched; absent where there is no search. */
  readonly search?: SearchSurface;
}

/** The dialog of search; `Control+k` opens it everywhere. */
interface SearchSurface {
  /** The field, once it can be typed into. */
  readonly field: string;
  /** One result. */
  readonly result: string;
}
