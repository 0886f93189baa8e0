import {createHash} from 'node:crypto';
import {hasHangul} from '../text/hangul';
import {stemKoreanCompound} from '../text/korean';
import {
  getIdentifierTerms,
  isIdentifier,
  normalizeText,
  splitWords,
} from '../text/tokenize';
import type {PageSection} from './readSections';
import {PAGE_RANKS, type RecordType, type SearchRecord} from './record';

/** Maximum length of the text of a content record, in characters. Only a single longer block may exceed it. */
const CONTENT_LENGTH = 600;

/** Properties that all records of a page have in common. */
export interface PageMetadata {
  /** Absolute URL of the page, without an anchor. */
  readonly url: string;
  readonly language: string;
  readonly tag: string;
  readonly version: readonly string[];
  /** Product and sidebar group of the page. */
  readonly lvl0: string;
  readonly description?: string;
  /** Additional search terms of the page, in any language. */
  readonly topics?: readonly string[];
  /** One of the values of `PAGE_RANKS`. */
  readonly rank: number;
}

/** Creates the search records of a page: one record per heading, and one or more for the text below it. */
export function createRecords(
  page: PageMetadata,
  sections: readonly PageSection[],
): SearchRecord[] {
  const records: SearchRecord[] = [];
  const add = (section: PageSection, content?: string, names?: string[]) =>
    records.push(createRecord(page, section, records.length, content, names));
  for (const section of sections) {
    const names = removeDuplicates(section.codeNames);
    // Texts and pictures are joined separately, so that an excerpt of a sentence does not run into the text
    // of a picture.
    const pieces = [
      ...joinBlocks(section.blocks),
      ...joinBlocks(section.pictures),
    ];
    if (pieces.length === 0 && names.length > 0) {
      pieces.push(names.join(', '));
    }
    add(section);
    pieces.forEach((content, index) =>
      add(section, content, index === pieces.length - 1 ? names : []),
    );
  }
  const [first, ...others] = records;
  return first
    ? [{...first, ...createPageFields(page, sections)}, ...others]
    : [];
}

/** Returns the fields that only the first record of a page has. */
function createPageFields(
  {description, topics = []}: PageMetadata,
  sections: readonly PageSection[],
): Pick<SearchRecord, 'description' | 'topics' | 'headings' | 'keywords_ko'> {
  const headings = sections
    .slice(1)
    .map((section) => normalizeText(section.headings.at(-1)!));
  const keywords = findKoreanKeywords(topics.flatMap(splitWords));
  return {
    ...(description && {description: normalizeText(description)}),
    ...(topics.length > 0 && {topics}),
    ...(headings.length > 0 && {headings}),
    ...(keywords.length > 0 && {keywords_ko: keywords}),
  };
}

function createRecord(
  page: PageMetadata,
  section: PageSection,
  position: number,
  content?: string,
  codeNames: readonly string[] = [],
): SearchRecord {
  const isHeading = content === undefined;
  const type: RecordType = isHeading ? `lvl${section.level}` : 'content';
  const url = section.anchor ? `${page.url}#${section.anchor}` : page.url;
  const heading = section.headings.at(-1) ?? '';
  const words = splitWords(content ?? heading);
  const identifiers = removeDuplicates(
    [...words.filter(isIdentifier), ...codeNames].flatMap(getIdentifierTerms),
  );
  const keywords = findKoreanKeywords(words);
  return {
    id: createHash('sha1')
      .update(`${url}\n${type}\n${position}`)
      .digest('hex')
      .slice(0, 20),
    type,
    ...createHierarchyFields([page.lvl0, ...section.headings]),
    ...(content !== undefined && {content}),
    anchor: section.anchor,
    url,
    url_without_anchor: page.url,
    language: page.language,
    docusaurus_tag: page.tag,
    version: page.version,
    tags: [],
    ...(isHeading &&
      isDescriptive(page, section, words) && {title: normalizeText(heading)}),
    ...(identifiers.length > 0 && {
      [isHeading ? 'title_names' : 'identifiers']: identifiers,
    }),
    ...(keywords.length > 0 && {
      [isHeading ? 'title_ko' : 'keywords_ko']: keywords,
    }),
    page_rank: page.rank,
    depth: computeDepth(type, position),
  };
}

/** Joins short adjacent blocks, so that one record contains the words of both. */
function joinBlocks(blocks: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const block of blocks.map(normalizeText)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + block.length <= CONTENT_LENGTH) {
      pieces[pieces.length - 1] = `${last} ${block}`;
    } else {
      pieces.push(block);
    }
  }
  return pieces;
}

function createHierarchyFields(headings: readonly string[]) {
  return Object.fromEntries(
    headings
      .map((text, level) => [`hierarchy.lvl${level}`, normalizeText(text)])
      .filter(([, text]) => text !== ''),
  );
}

/** Number of positions within a heading level. Later records of that level all get the last position. */
const POSITIONS = 1000;

function computeDepth(type: RecordType, position: number): number {
  // Content gets the number below the deepest heading level, which is 6.
  const level = type === 'content' ? 7 : Number(type.slice(3));
  return level * POSITIONS + Math.min(position, POSITIONS - 1);
}

/**
 * Checks whether a heading is indexed as a title. On guides every heading is; on other pages only page titles
 * and names from code are.
 */
function isDescriptive(
  {rank}: PageMetadata,
  {level}: PageSection,
  words: readonly string[],
): boolean {
  return (
    rank > PAGE_RANKS.reference || level === 1 || words.every(isIdentifier)
  );
}

/** Returns Korean stems, and pairs of adjacent stems without a space, since the spelling of compounds varies. */
function findKoreanKeywords(words: readonly string[]): string[] {
  const stems = words.flatMap((word) =>
    hasHangul(word) ? stemKoreanCompound(word) : '',
  );
  const pairs = stems.map((stem, index) => {
    const next = stems[index + 1];
    return stem && next ? stem + next : '';
  });
  return removeDuplicates([...stems, ...pairs].filter(Boolean));
}

function removeDuplicates(values: readonly string[]): string[] {
  return [...new Set(values)];
}
