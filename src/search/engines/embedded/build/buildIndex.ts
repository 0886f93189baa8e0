import {createHash} from 'node:crypto';
import type {SearchRecord} from '../../../records/record';
import {deleteLetters} from '../deletions';
import {
  fileNames,
  MANIFEST_FILE,
  type Manifest,
  type PageFile,
  type TagRange,
  type TitlesFile,
  type TypoBlock,
} from '../indexFiles';
import {indexPages, type IndexPage} from './indexPages';
import {collectPageTerms, type PageTerms} from './pageTerms';
import {buildPostings} from './postings';
import {buildTermTable, groupAdjacent} from './termTable';

export interface IndexFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Builds the index of one locale. The output is deterministic. Only the manifest and the titles grow with the number of
 * pages.
 *
 * @param records - all in one language
 */
export function buildIndex(
  records: readonly SearchRecord[],
  language: string,
): IndexFile[] {
  const pages = indexPages(records);
  const {postings, words} = collectTerms(pages);
  const tags = tagRanges(pages);
  const termBlocks = splitBlocks(buildTermTable(postings));
  const typoBlocks = splitBlocks(typoTable(words));
  const pageTexts = pages.map(({path, lvl0, sections}) => {
    const packed = sections.map((section) => section.packed);
    return JSON.stringify({path, lvl0, sections: packed} satisfies PageFile);
  });
  const titles: TitlesFile = pages.map(({path, sections}) => [
    sections[0]!.packed[1].at(-1)!,
    path,
  ]);
  const build = hash([
    JSON.stringify(tags),
    ...texts(termBlocks),
    ...texts(typoBlocks),
    ...pageTexts,
  ]);
  const manifest: Manifest = {
    language,
    build,
    tags,
    blocks: termBlocks.map(({firstKey}) => firstKey),
    typos: typoBlocks.map(({firstKey}) => firstKey),
  };
  const names = fileNames(build);
  const numbered = (all: readonly string[], name: (at: number) => string) =>
    all.map((text, at): IndexFile => ({name: name(at), text}));
  return [
    {name: MANIFEST_FILE, text: JSON.stringify(manifest)},
    ...numbered(texts(termBlocks), names.terms),
    ...numbered(texts(typoBlocks), names.typos),
    ...numbered(pageTexts, names.page),
    {name: names.titles, text: JSON.stringify(titles)},
  ];
}

/** Separate function so that the terms of each page, which take the most memory, can be freed afterwards. */
function collectTerms(pages: readonly IndexPage[]) {
  const pageTerms = pages.map(collectPageTerms);
  return {postings: buildPostings(pageTerms), words: collectWords(pageTerms)};
}

function tagRanges(pages: readonly IndexPage[]): TagRange[] {
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

function hash(texts: readonly string[]): string {
  const sum = createHash('sha256');
  texts.forEach((text) => sum.update(text));
  return sum.digest('hex').slice(0, 10);
}

/** Minimum size of a block before compression, in characters. */
const BLOCK_SIZE = 24_000;

interface Block {
  readonly firstKey: string;
  readonly text: string;
}

function texts(blocks: readonly Block[]): string[] {
  return blocks.map(({text}) => text);
}

/** Splits rows into blocks of about the same size. */
function splitBlocks(
  rows: Iterable<readonly [key: string, ...rest: unknown[]]>,
): Block[] {
  const blocks: Block[] = [];
  let firstKey = '';
  let texts: string[] = [];
  let size = 0;
  const close = () => {
    if (texts.length > 0) {
      blocks.push({firstKey, text: `[${texts.join(',')}]`});
    }
    texts = [];
    size = 0;
  };
  for (const row of rows) {
    if (size >= BLOCK_SIZE) {
      close();
    }
    if (texts.length === 0) {
      [firstKey] = row;
    }
    const text = JSON.stringify(row);
    texts.push(text);
    size += text.length;
  }
  close();
  return blocks;
}

/** Separates a key from the deleted letter. Sorts before all letters. */
const SEPARATOR = '\0';

/** Generates the rows of the typo table: all deletions of all words, sorted by key in code unit order. */
function* typoTable(words: ReadonlySet<string>): Generator<TypoBlock[number]> {
  const pairs: string[] = [];
  for (const word of words) {
    for (const {key, deleted} of deleteLetters(word)) {
      pairs.push(key + SEPARATOR + deleted);
    }
  }
  const getKey = (pair: string) => pair.slice(0, pair.indexOf(SEPARATOR));
  for (const {key, items} of groupAdjacent(pairs.sort(), getKey)) {
    yield [key, ...items.map((pair) => pair.slice(key.length + 1))];
  }
}
