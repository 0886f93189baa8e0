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

/** Letters from which on a word with two edits, one of them a letter less, is still itself. */
const TWO_EDITS_FROM = 8;

/** What the index has of a term. */
export interface TermRow {
  readonly term: string;
  /** Pages that have it. */
  readonly pages: number;
  readonly postings: readonly Posting[];
}

/** What a search needs to know of the index. */
export interface TermSource {
  /** Those of some terms that the index has. */
  find(terms: readonly string[]): Promise<TermRow[]>;
  /** The terms that begin so; of many, one row that stands for all. */
  startingWith(prefix: string): Promise<TermRow[]>;
  /** Terms that one edit makes of a word; a swap of two neighbours is one. */
  near(word: string): Promise<string[]>;
}

/** Terms that were unpacked: the next key asks for most of them again. */
const known = new WeakMap<PackedTerm, TermRow>();

/** Reads what one search asks of an index. */
export class IndexReader implements TermSource {
  private readonly names: ReturnType<typeof fileNames>;
  private readonly terms: BlockFiles<TermBlock>;

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
  }

  async find(terms: readonly string[]): Promise<TermRow[]> {
    const found = await this.terms.find(terms);
    return found.map(unpack);
  }

  async startingWith(prefix: string): Promise<TermRow[]> {
    const [common] = await this.find([prefix + PREFIX_SIGN]);
    return common
      ? [common]
      : (await this.terms.startingWith(prefix, PREFIX_TERMS)).map(unpack);
  }

  async near(word: string): Promise<string[]> {
    const deletions = deletionsOf(word).map(({key}) => key);
    const typos = await this.openTypos();
    const rows = await typos.find([word, ...deletions]);
    const restored = rows.flatMap(([key, ...missing]) =>
      missing.map((letter) => restore(key, letter)),
    );
    // A key that both have in common may also lie two edits apart: abcd and bcde. In long words these
    // are typos too.
    const near = [...deletions, ...restored].filter(
      (term) => word.length >= TWO_EDITS_FROM || isNear(word, term),
    );
    return [...new Set(near)];
  }

  /** The page of a number. */
  page(page: number): Promise<PageFile> {
    return this.read(this.names.page(page));
  }

  /** Titles of all pages. */
  titles(): Promise<TitlesFile> {
    return this.read(this.names.titles);
  }

  private async openTypos(): Promise<BlockFiles<TypoBlock>> {
    const keys = await this.read<string[]>(this.names.typoKeys);
    return new BlockFiles(keys, (block) =>
      this.read<TypoBlock>(this.names.typos(block)),
    );
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

/** Whether one edit makes a word of another that has at most one letter more or less. */
function isNear(word: string, other: string): boolean {
  if (word.length !== other.length) {
    return true;
  }
  const different = [...word].flatMap((letter, at) =>
    letter === other[at] ? [] : [at],
  );
  const [first = 0, second] = different;
  return (
    different.length < 2 ||
    (different.length === 2 &&
      second === first + 1 &&
      word[first] === other[second] &&
      word[second] === other[first])
  );
}
