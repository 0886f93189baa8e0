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

/** Letters from which on a word with two edits, one of them a letter less, is still itself. */
const TWO_EDITS_FROM = 8;

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

  /** Terms that one edit makes of a word; a swap of two neighbours is one. */
  async near(word: string): Promise<string[]> {
    const deletions = deletionsOf(word).map(({key}) => key);
    const rows = await this.typos.find([word, ...deletions]);
    const restored = rows.flatMap(([key, ...missing]) =>
      missing.map((letter) => restore(key, letter)),
    );
    // A key that both have in common may also lie two edits apart: abcd and bcde. In long words these
    // are typos too.
    return [...new Set([...deletions, ...restored])].filter(
      (term) => word.length >= TWO_EDITS_FROM || isNear(word, term),
    );
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

/** Whether one letter, or a swap of two neighbours, tells apart two words of one length; others are near anyway. */
function isNear(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const isSwap = word[at] === other[at + 1] && word[at + 1] === other[at];
  const from = at + (isSwap ? 2 : 1);
  return word.length !== other.length || word.slice(from) === other.slice(from);
}
