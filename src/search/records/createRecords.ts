import {createHash} from 'node:crypto';
import {hasHangul} from '../text/hangul';
import {identifierTerms, isIdentifier} from '../text/identifiers';
import {bareWords} from '../text/koreanKeys';
import {normalizeText, wordsOf} from '../text/tokenize';
import type {PageSection} from './readSections';
import {PAGE_RANKS, type RecordType, type SearchRecord} from './record';

/** Text of one content record, in characters, beyond which the next block starts another. */
const CONTENT_LENGTH = 600;

/** What all records of a page share. */
export interface PageFacts {
  /** Absolute address without an anchor. */
  readonly url: string;
  readonly language: string;
  readonly tag: string;
  readonly version: readonly string[];
  /** Product and section above the page's own title. */
  readonly lvl0: string;
  /** What the page is about, in a sentence. */
  readonly description?: string;
  /** What readers may call it in any language. */
  readonly topics?: readonly string[];
  /** One of `PAGE_RANKS`. */
  readonly rank: number;
}

/** Turns the sections of a page into records: one per heading, and the text below it in pieces. */
export function createRecords(
  facts: PageFacts,
  sections: readonly PageSection[],
): SearchRecord[] {
  const records: SearchRecord[] = [];
  for (const section of sections) {
    const names = unique(section.codeNames);
    // Cells of pictures apart: an excerpt of a sentence must not run into them.
    const pieces = [
      ...joinBlocks(section.blocks),
      ...joinBlocks(section.pictures ?? []),
    ];
    if (pieces.length === 0 && names.length > 0) {
      pieces.push(names.join(', '));
    }
    records.push(createRecord(facts, section, records.length));
    pieces.forEach((content, index) => {
      const last = index === pieces.length - 1;
      records.push(
        createRecord(
          facts,
          section,
          records.length,
          content,
          last ? names : [],
        ),
      );
    });
  }
  const [first, ...others] = records;
  return first ? [{...first, ...aboutPage(facts, sections)}, ...others] : [];
}

/** What the first record of a page says of all of it. */
function aboutPage(
  {description, topics = []}: PageFacts,
  sections: readonly PageSection[],
): Pick<SearchRecord, 'description' | 'topics' | 'headings' | 'keywords_ko'> {
  const headings = sections
    .slice(1)
    .map((section) => normalizeText(section.headings.at(-1)!));
  const keywords = koreanKeywords(topics.flatMap(textsOf));
  return {
    ...(description && {description: normalizeText(description)}),
    ...(topics.length > 0 && {topics}),
    ...(headings.length > 0 && {headings}),
    ...(keywords.length > 0 && {keywords_ko: keywords}),
  };
}

function createRecord(
  facts: PageFacts,
  section: PageSection,
  position: number,
  content?: string,
  codeNames: readonly string[] = [],
): SearchRecord {
  const type: RecordType =
    content === undefined ? `lvl${section.level}` : 'content';
  const url = section.anchor ? `${facts.url}#${section.anchor}` : facts.url;
  const isHeading = content === undefined;
  const heading = section.headings.at(-1) ?? '';
  const words = textsOf(content ?? heading);
  const identifiers = unique(
    [...words.filter(isIdentifier), ...codeNames].flatMap(identifierTerms),
  );
  const keywords = koreanKeywords(words);
  return {
    id: createHash('sha1')
      .update(`${url}\n${type}\n${position}`)
      .digest('hex')
      .slice(0, 20),
    type,
    ...hierarchyOf([facts.lvl0, ...section.headings]),
    ...(content !== undefined && {content}),
    anchor: section.anchor,
    url,
    url_without_anchor: facts.url,
    language: facts.language,
    docusaurus_tag: facts.tag,
    version: facts.version,
    tags: [],
    ...(isHeading &&
      isSpecific(facts, section, words) && {title: normalizeText(heading)}),
    ...(identifiers.length > 0 && {
      [isHeading ? 'title_names' : 'identifiers']: identifiers,
    }),
    ...(keywords.length > 0 && {
      [isHeading ? 'title_ko' : 'keywords_ko']: keywords,
    }),
    page_rank: facts.rank,
    depth: depthOf(type, position),
  };
}

/** Joins short blocks, so that words of neighbouring paragraphs are found together. */
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

function hierarchyOf(headings: readonly string[]) {
  return Object.fromEntries(
    headings
      .map((text, level) => [`hierarchy.lvl${level}`, normalizeText(text)])
      .filter(([, text]) => text !== ''),
  );
}

/** Sections of a page that are told apart by their position. */
const POSITIONS = 1000;

/** Texts stand below every heading. */
function depthOf(type: RecordType, position: number): number {
  const level = type === 'content' ? 7 : Number(type.slice(3));
  return level * POSITIONS + Math.min(position, POSITIONS - 1);
}

/**
 * Whether a heading counts as much as a title: those of guides do; of other pages, which say a little of
 * everything, the title alone and names.
 */
function isSpecific(
  {rank}: PageFacts,
  {level}: PageSection,
  words: readonly string[],
): boolean {
  return (
    rank > PAGE_RANKS.reference || level === 1 || words.every(isIdentifier)
  );
}

/** Korean words in bare form, alone and run together with the next: writers and readers space them differently. */
function koreanKeywords(words: readonly string[]): string[] {
  const bare = words.flatMap((word) =>
    hasHangul(word) ? bareWords(word) : '',
  );
  const pairs = bare.map((word, index) => {
    const next = bare[index + 1];
    return word && next ? word + next : '';
  });
  return unique([...bare, ...pairs].filter(Boolean));
}

function textsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.text);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
