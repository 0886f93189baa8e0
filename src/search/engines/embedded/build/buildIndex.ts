import {createHash} from 'node:crypto';
import type {SearchRecord} from '../../../records/record';
import {
  fileNames,
  MANIFEST_FILE,
  type Manifest,
  type PageFile,
  type TagRange,
  type TermBlock,
  type TitlesFile,
  type TypoBlock,
} from '../indexFiles';
import {deletionsOf} from '../typoKeys';
import {indexPages, type IndexPage} from './indexPages';
import {pageTerms, type PageTerms} from './pageTerms';
import {runsOf} from './runsOf';
import {termTable} from './termTable';
import {weighTerms} from './weighTerms';

/** A file of the index, ready to be written. */
export interface IndexFile {
  readonly name: string;
  readonly text: string;
}

/** What the files of an index hold, before it is cut into them. */
export interface IndexTables {
  readonly language: string;
  readonly tags: readonly TagRange[];
  readonly pages: readonly PageFile[];
  readonly terms: TermBlock;
  /** The words as they stand in the pages, not those that were put together. */
  readonly words: ReadonlySet<string>;
}

/**
 * Makes the index of one locale. The same records give the same bytes.
 *
 * @param records - all of one language
 */
export function buildIndex(
  records: readonly SearchRecord[],
  language: string,
): IndexFile[] {
  return cutIndex(indexTables(records, language));
}

/** Makes the tables of an index. */
export function indexTables(
  records: readonly SearchRecord[],
  language: string,
): IndexTables {
  const pages = indexPages(records);
  const {postings, words} = collectTerms(pages);
  return {
    language,
    tags: tagRanges(pages),
    pages: pages.map(({path, lvl0, sections}) => ({
      path,
      lvl0,
      sections: sections.map(({packed}) => packed),
    })),
    terms: termTable(postings),
    words,
  };
}

/** Cuts the tables of an index into files, none of which grows with the number of pages. */
export function cutIndex({
  language,
  tags,
  pages,
  terms,
  words,
}: IndexTables): IndexFile[] {
  const termBlocks = cutBlocks(terms);
  const typoBlocks = cutBlocks(typoTable(words));
  const pageTexts = pages.map((page) => JSON.stringify(page));
  const build = hash([
    JSON.stringify(tags),
    ...textsOf(termBlocks),
    ...textsOf(typoBlocks),
    ...pageTexts,
  ]);
  const names = fileNames(build);
  const manifest: Manifest = {
    language,
    build,
    tags,
    blocks: firstsOf(termBlocks),
    typos: firstsOf(typoBlocks),
  };
  const titles: TitlesFile = pages.map(({path, sections}) => [
    sections[0]![1].at(-1)!,
    path,
  ]);
  const numbered = (texts: readonly string[], name: (at: number) => string) =>
    texts.map((text, at): IndexFile => ({name: name(at), text}));
  const file = (name: string, data: unknown): IndexFile => ({
    name,
    text: JSON.stringify(data),
  });
  return [
    file(MANIFEST_FILE, manifest),
    ...numbered(textsOf(termBlocks), names.terms),
    ...numbered(textsOf(typoBlocks), names.typos),
    ...numbered(pageTexts, names.page),
    file(names.titles, titles),
  ];
}

function textsOf(blocks: readonly Block[]): string[] {
  return blocks.map(({text}) => text);
}

function firstsOf(blocks: readonly Block[]): string[] {
  return blocks.map(({first}) => first);
}

function tagRanges(pages: readonly IndexPage[]): TagRange[] {
  let first = 0;
  return [...runsOf(pages, ({tag}) => tag)].map(({key, items}) => {
    const range: TagRange = [key, first, items.length];
    first += items.length;
    return range;
  });
}

/** The terms of all pages are needed here alone: in an index of thousands they take the most memory. */
function collectTerms(pages: readonly IndexPage[]) {
  const terms = pages.map(pageTerms);
  return {postings: weighTerms(terms), words: wordsIn(terms)};
}

function wordsIn(pages: readonly PageTerms[]): Set<string> {
  const words = new Set<string>();
  for (const {page, sections} of pages) {
    for (const {terms} of [page, ...sections]) {
      for (const [term, amounts] of terms) {
        if (Object.keys(amounts).some((field) => !field.startsWith('joined'))) {
          words.add(term);
        }
      }
    }
  }
  return words;
}

/** What names an index by its texts: one text of them all would be as large again. */
function hash(texts: readonly string[]): string {
  const sum = createHash('sha256');
  texts.forEach((text) => sum.update(text));
  return sum.digest('hex').slice(0, 10);
}

/** Size of a block before compression, in characters. */
const BLOCK_SIZE = 24_000;

/** A block as it is written. */
interface Block {
  /** What its first row is found by. */
  readonly first: string;
  readonly text: string;
}

/** Cuts rows into blocks of about the same size. A row is never cut. */
function cutBlocks(
  rows: Iterable<readonly [key: string, ...rest: unknown[]]>,
): Block[] {
  const blocks: Block[] = [];
  let first = '';
  let texts: string[] = [];
  let size = 0;
  const close = () => {
    if (texts.length > 0) {
      blocks.push({first, text: `[${texts.join(',')}]`});
    }
  };
  for (const row of rows) {
    if (size >= BLOCK_SIZE || texts.length === 0) {
      close();
      [first] = row;
      texts = [];
      size = 0;
    }
    const text = JSON.stringify(row);
    texts.push(text);
    size += text.length;
  }
  close();
  return blocks;
}

/** Stands between a key and what it lacks; it comes before all letters. */
const BETWEEN = '\0';

/**
 * Lists every word under each key that lacks one of its letters, sorted. An index of a thousand pages has more than
 * a million keys: they are put together one by one, as they are asked for.
 *
 * @param words - terms of the index
 * @returns key → the letters that make it a word again: offset and letter
 */
function* typoTable(words: ReadonlySet<string>): Generator<TypoBlock[number]> {
  const pairs: string[] = [];
  for (const word of words) {
    for (const {key, missing} of deletionsOf(word)) {
      pairs.push(key + BETWEEN + missing);
    }
  }
  const keyOf = (pair: string) => pair.slice(0, pair.indexOf(BETWEEN));
  // By code units, as the reader looks for keys.
  for (const {key, items} of runsOf(pairs.sort(), keyOf)) {
    yield [key, ...items.map((pair) => pair.slice(key.length + 1))];
  }
}
