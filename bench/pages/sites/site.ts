import type {Peer} from '../../lib/peers';
import type {Corpus, CorpusPage} from '../corpus/corpus';

/** Source files by path relative to the folder of the site. */
export type SourceFiles = ReadonlyMap<string, string | Buffer>;

/** A documentation site that is built with generated pages. */
export interface BenchSite {
  readonly name: string;
  /** Tool that is installed to build the site; absent if this repository has it. */
  readonly peer?: Peer;
  readonly needsNode22?: boolean;
  /** Path of the tool in `node_modules`. */
  readonly script: string;
  /** Output folder, relative to the site. */
  readonly output: string;
  /** Source files other than the generated pages. */
  sources(corpus: Corpus): SourceFiles;
  addressOf(page: CorpusPage): string;
  /** Source file of a page. */
  fileOf(page: CorpusPage): string;
  /** True if the tool does not display the title, so that the text needs a heading. */
  readonly writesTitle?: boolean;
  /** Expression that is true when the page has finished loading. */
  readonly settled?: string;
  /** Selector of the sidebar on wide screens. */
  readonly sidebar: string;
  /** Selectors of the search dialog, which `Control+k` opens. Absent if the site has no search. */
  readonly search?: {readonly field: string; readonly result: string};
}
