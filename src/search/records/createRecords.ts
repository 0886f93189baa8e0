import {createHash} from 'node:crypto';
import {hasHangul} from '../text/hangul';
import {
  identifierPhrases,
  identifierTerms,
  isIdentifier,
} from '../text/identifiers';
import {keysOfWord} from '../text/koreanKeys';
import {joinedTerms} from '../text/pairs';
import {
  isStopWord,
  normalizeText,
  tellingWords,
  wordsOf,
} from '../text/tokenize';
import type {PageSection} from './readSections';
import {
  RANK_UNIT,
  REFERENCE_RANK,
  type RecordType,
  type SearchRecord,
} from './record';

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
  /** What else they may say for the words of these. */
  readonly aliases?: readonly string[];
  /** The same of the group that the page belongs to. */
  readonly groupTopics?: readonly string[];
  /** Higher comes first among equal matches; 0 to 99. */
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
  {description, topics = [], aliases = [], groupTopics = []}: PageFacts,
  sections: readonly PageSection[],
): Pick<
  SearchRecord,
  | 'description'
  | 'topics'
  | 'topic_words'
  | 'aliases'
  | 'alias_words'
  | 'group_topics'
  | 'headings'
> {
  const headings = sections
    .slice(1)
    .map((section) => normalizeText(section.headings.at(-1)!));
  return {
    ...(description && {description: normalizeText(description)}),
    ...(topics.length > 0 && {
      topics,
      topic_words: unique(topics.flatMap(topicWords)),
    }),
    ...(aliases.length > 0 && {
      aliases,
      alias_words: unique(aliases.flatMap(topicWords)),
    }),
    ...(groupTopics.length > 0 && {group_topics: groupTopics}),
    ...(headings.length > 0 && {headings}),
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
  const words = wordsOf(content ?? section.headings.at(-1) ?? '').map(
    ({text}) => text,
  );
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
    ...(content === undefined &&
      isTelling(facts, section, words) && {title_words: titleWords(words)}),
    ...(identifiers.length > 0 && {identifiers}),
    ...(keywords.length > 0 && {keywords_ko: keywords}),
    item_priority: priority(facts.rank, type, position),
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

// The weights of Typesense's own scraper: page, then heading level, then position.
function priority(rank: number, type: RecordType, position: number): number {
  const level = type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
  return rank * RANK_UNIT + level * 1e3 + Math.max(0, 999 - position);
}

/**
 * Whether a heading counts as much as a title: those of guides do; of other pages, which say a little of
 * everything, the title alone and names.
 */
function isTelling(
  {rank}: PageFacts,
  {level}: PageSection,
  words: readonly string[],
): boolean {
  return rank > REFERENCE_RANK || level === 1 || words.every(isIdentifier);
}

/** The words of a heading that tell something, and its names spelled out. */
function titleWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isStopWord(word)).flatMap(keysOfWord);
  const names = words.filter(isIdentifier).flatMap(identifierPhrases);
  return unique([telling.join(' '), ...names].filter(Boolean));
}

/** A topic as a phrase, and its neighbouring words as one. */
function topicWords(topic: string): string[] {
  const words = tellingWords(topic).flatMap(keysOfWord);
  return [words.join(' '), ...joinedTerms(words)];
}

/** Korean words without particles, alone and run together with the next, as they are typed. */
function koreanKeywords(words: readonly string[]): string[] {
  const stems = words.flatMap((word) =>
    hasHangul(word) ? keysOfWord(word) : '',
  );
  const pairs = stems.map((stem, index) => {
    const next = stems[index + 1];
    return stem && next ? stem + next : '';
  });
  return unique([...stems, ...pairs].filter(Boolean));
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
