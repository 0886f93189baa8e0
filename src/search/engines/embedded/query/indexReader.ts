import {
  fileNames,
  unpackPostings,
  type Manifest,
  type PackedTerm,
  type PageFile,
  type Posting,
  type TermBlock,
  type TitlesFile,
  type TypoBlock,
} from '../indexFiles';
import {PREFIX_SIGN, PREFIX_TERMS} from '../termSigns';
import {deletionsOf, restore} from '../typoKeys';
import {BlockFiles} from './blockFiles';
import type {ReadFile} from './fileCache';

/** What the index has of a term. */
export interface TermRow {
  readonly term: string;
  /** Pages that have it. */
  readonly pages: number;
  readonly postings: readonly Posting[];
}

/** Terms that were unpacked: the next key asks for most of them again. */
const known = new WeakMap<PackedTerm, TermRow>();

/** Reads what one search asks of an index. */
export class IndexReader {
  private readonly names: ReturnType<typeof fileNames>;
  private readonly terms: BlockFiles<TermBlock>;
  private readonly typos: BlockFiles<TypoBlock>;

  /**
   * @param readTerms - reads terms
   * @param read - reads all else, of which a word that is still being typed would need another file with each key
   */
  constructor(
    manifest: Manifest,
    readTerms: ReadFile,
    private readonly read: ReadFile,
  ) {
    this.names = fileNames(manifest.build);
    this.terms = new BlockFiles(manifest.blocks, (block) =>
      readTerms<TermBlock>(this.names.terms(block)),
    );
    this.typos = new BlockFiles(manifest.typos, (block) =>
      read<TypoBlock>(this.names.typos(block)),
    );
  }

  /** Those of some terms that the index has. */
  async find(terms: readonly string[]): Promise<TermRow[]> {
    const found = await this.terms.find(terms);
    return found.map(unpack);
  }

  /** The terms that begin so; of many, one row that stands for all. */
  async startingWith(prefix: string): Promise<TermRow[]> {
    const [common] = await this.find([prefix + PREFIX_SIGN]);
    return common
      ? [common]
      : (await this.terms.startingWith(prefix, PREFIX_TERMS)).map(unpack);
  }

  /** Terms that one edit makes of a word; a swap of two neighbours is one. Some are two edits apart: abcd and bcde. */
  async near(word: string): Promise<string[]> {
    const deletions = deletionsOf(word).map(({key}) => key);
    const rows = await this.typos.find([word, ...deletions]);
    const restored = rows.flatMap(([key, ...missing]) =>
      missing.map((letter) => restore(key, letter)),
    );
    return [...new Set([...deletions, ...restored])];
  }

  /** The page of a number. */
  page(page: number): Promise<PageFile> {
    return this.read(this.names.page(page));
  }

  /** Titles of all pages. */
  titles(): Promise<TitlesFile> {
    return this.read(this.names.titles);
  }
}

function unpack(packed: PackedTerm): TermRow {
  let row = known.get(packed);
  if (!row) {
    const [term, pages, postings] = packed;
    row = {term, pages, postings: unpackPostings(postings)};
    known.set(packed, row);
  }
  return row;
}
