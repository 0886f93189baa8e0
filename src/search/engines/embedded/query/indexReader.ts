import {distance} from 'fastest-levenshtein';
import {deleteLetters, restoreLetter} from '../deletions';
import {
  getIndexFileNames,
  PREFIX_SUFFIX,
  PREFIX_TERMS,
  mergePostings,
  unpackPostings,
  type IndexManifest,
  type PackedTerm,
  type PageFile,
  type Posting,
  type TermBlock,
  type TypoBlock,
} from '../indexFiles';
import {BlockTable, type ReadFile} from './indexFileReader';

/** A term of the index with its posting list. */
export interface IndexTerm {
  readonly term: string;
  /** Document frequency: number of pages with the term. May exceed the number of postings, which is limited. */
  readonly pages: number;
  readonly postings: readonly Posting[];
}

/** Minimum length of words for which corrections at edit distance 2 are accepted too. */
const TWO_EDITS_LENGTH = 8;

/** Cache of unpacked terms. The query after the next keystroke needs most of them again. */
const unpacked = new WeakMap<PackedTerm, IndexTerm>();

/** Looks up terms, completions and pages of the index for one search. */
export class IndexReader {
  private readonly names: ReturnType<typeof getIndexFileNames>;
  private readonly terms: BlockTable<TermBlock>;
  private readonly typos: BlockTable<TypoBlock>;

  /**
   * @param readTerms - reads term blocks
   * @param read - reads all other files; delayed while the reader types
   */
  constructor(
    readonly manifest: IndexManifest,
    readTerms: ReadFile,
    private readonly read: ReadFile,
  ) {
    this.names = getIndexFileNames(manifest.build);
    this.terms = new BlockTable(manifest.blocks, (block) =>
      readTerms<TermBlock>(this.names.terms(block)),
    );
    this.typos = new BlockTable(manifest.typos, (block) =>
      read<TypoBlock>(this.names.typos(block)),
    );
  }

  /** Looks up terms. Missing terms are skipped. */
  async find(terms: readonly string[]): Promise<IndexTerm[]> {
    const found = await this.terms.find(terms);
    return found.map(unpackTerm);
  }

  /** Finds the terms with a prefix, merged into one. */
  async findPrefix(prefix: string): Promise<IndexTerm[]> {
    const term = prefix + PREFIX_SUFFIX;
    const [merged] = await this.find([term]);
    if (merged) {
      return [merged];
    }
    const rows = await this.terms.findPrefix(prefix, PREFIX_TERMS);
    const postings = mergePostings(rows.map((row) => unpackTerm(row).postings));
    return rows.length > 0 ? [{term, pages: postings.length, postings}] : [];
  }

  /** Finds spelling corrections: words at edit distance 1. A swap of adjacent letters counts as one edit. */
  async findCorrections(word: string): Promise<string[]> {
    const keys = [...deleteLetters(word).keys()];
    const rows = await this.typos.find([word, ...keys]);
    const restored = rows.flatMap(([key, ...deleted]) =>
      deleted.map((letter) => restoreLetter(key, letter)),
    );
    // Two words with a common deletion may be at distance 2, such as abcd and bcde.
    return [...new Set([...keys, ...restored])].filter(
      (term) => word.length >= TWO_EDITS_LENGTH || isOneEdit(word, term),
    );
  }

  /** Finds the words at edit distance 2 that begin with the same three letters. */
  async findDistantCorrections(word: string): Promise<string[]> {
    if (word.length < TWO_EDITS_LENGTH) {
      return [];
    }
    const rows = await this.terms.findPrefix(word.slice(0, 3));
    return rows
      .map(([term]) => term)
      .filter((term) => distance(word, term) <= 2);
  }

  page(page: number): Promise<PageFile> {
    return this.read(this.names.page(page));
  }
}

function unpackTerm(packed: PackedTerm): IndexTerm {
  let term = unpacked.get(packed);
  if (!term) {
    const [text, pages, postings] = packed;
    term = {term: text, pages, postings: unpackPostings(postings)};
    unpacked.set(packed, term);
  }
  return term;
}

/** Checks whether two words with a common deletion are at distance 1, which is always so if their lengths differ. */
function isOneEdit(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const isSwap = word[at] === other[at + 1] && word[at + 1] === other[at];
  const from = at + (isSwap ? 2 : 1);
  return word.length !== other.length || word.slice(from) === other.slice(from);
}
