import {createHash} from 'node:crypto';
import type {SearchRecord} from '../../../records/record';
import {deleteLetters} from '../deletions';
import {
  getIndexFileNames,
  MANIFEST_FILE,
  type IndexManifest,
  type PageFile,
  type TagRange,
  type TitlesFile,
  type TypoBlock,
} from '../indexFiles';
import {createIndexPages, type IndexPage} from './indexPages';
import {collectPageTerms, type PageTerms} from './pageTerms';
import {buildPostings} from './postings';
import {buildTermTable, groupAdjacent} from './termTable';

/**
 * Builds the index of one locale. The output is deterministic. Only the manifest and the titles grow with the number of
 * pages.
 *
 * @param records - all in one language
 * @returns the texts of the index files by name
 */
export function buildIndex(
  records: readonly SearchRecord[],
  language: string,
): Map<string, string> {
  const pages = createIndexPages(records);
  const {postings, words} = collectTerms(pages);
  const tags = listTagRanges(pages);
  const terms = splitBlocks(buildTermTable(postings));
  const typos = splitBlocks(buildTypoTable(words));
  const pageTexts = pages.map(({path, lvl0, sections}) => {
    const packed = sections.map((section) => section.packed);
    return JSON.stringify({path, lvl0, sections: packed} satisfies PageFile);
  });
  const titles: TitlesFile = pages.map(({path, sections}) => [
    sections[0]!.packed[1].at(-1)!,
    path,
  ]);
  const build = computeHash([
    JSON.stringify(tags),
    ...terms.texts,
    ...typos.texts,
    ...pageTexts,
  ]);
  const manifest: IndexManifest = {
    language,
    build,
    tags,
    blocks: terms.firstKeys,
    typos: typos.firstKeys,
  };
  const names = getIndexFileNames(build);
  const files = new Map([[MANIFEST_FILE, JSON.stringify(manifest)]]);
  terms.texts.forEach((text, block) => files.set(names.terms(block), text));
  typos.texts.forEach((text, block) => files.set(names.typos(block), text));
  pageTexts.forEach((text, page) => files.set(names.page(page), text));
  return files.set(names.titles, JSON.stringify(titles));
}

/** Separate function so that the terms of each page, which take the most memory, can be freed afterwards. */
function collectTerms(pages: readonly IndexPage[]) {
  const pageTerms = pages.map(collectPageTerms);
  return {postings: buildPostings(pageTerms), words: collectWords(pageTerms)};
}

function listTagRanges(pages: readonly IndexPage[]): TagRange[] {
  let first = 0;
  return [...groupAdjacent(pages, ({tag}) => tag)].map(({key, items}) => {
    const range: TagRange = [key, first, items.length];
    first += items.length;
    return range;
  });
}

/** Returns the vocabulary for typo tolerance: all terms except shingles. */
function collectWords(pages: readonly PageTerms[]): Set<string> {
  const words = new Set<string>();
  for (const {page, sections} of pages) {
    for (const {terms} of [page, ...sections]) {
      for (const [term, counts] of terms) {
        if (Object.keys(counts).some((field) => !field.endsWith('Shingles'))) {
          words.add(term);
        }
      }
    }
  }
  return words;
}

function computeHash(texts: readonly string[]): string {
  const sum = createHash('sha256');
  texts.forEach((text) => sum.update(text));
  return sum.digest('hex').slice(0, 10);
}

/** Minimum size of a block before compression, in characters. */
const BLOCK_SIZE = 24_000;

/** Splits rows into blocks of about the same size. Returns the JSON and the first key of each block. */
function splitBlocks(
  rows: Iterable<readonly [key: string, ...rest: unknown[]]>,
): {readonly texts: string[]; readonly firstKeys: string[]} {
  const blocks: string[][] = [];
  const firstKeys: string[] = [];
  let size = BLOCK_SIZE;
  for (const row of rows) {
    if (size >= BLOCK_SIZE) {
      blocks.push([]);
      firstKeys.push(row[0]);
      size = 0;
    }
    const text = JSON.stringify(row);
    blocks.at(-1)!.push(text);
    size += text.length;
  }
  return {texts: blocks.map((block) => `[${block.join(',')}]`), firstKeys};
}

/** Separates a key from the deleted letter. Sorts before all letters. */
const SEPARATOR = '\0';

/** Generates the rows of the typo table: all deletions of all words, sorted by key in code unit order. */
function* buildTypoTable(
  words: ReadonlySet<string>,
): Generator<TypoBlock[number]> {
  const pairs: string[] = [];
  for (const word of words) {
    for (const [key, deleted] of deleteLetters(word)) {
      pairs.push(key + SEPARATOR + deleted);
    }
  }
  const getKey = (pair: string) => pair.slice(0, pair.indexOf(SEPARATOR));
  for (const {key, items} of groupAdjacent(pairs.sort(), getKey)) {
    yield [key, ...items.map((pair) => pair.slice(key.length + 1))];
  }
}
