/** Heading levels a record can stand below, outermost first. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;

export type Level = (typeof LEVELS)[number];

export type HierarchyField = `hierarchy.lvl${Level}`;

/** Names of the hierarchy fields. The dots are literal: the fields are not nested. */
export const HIERARCHY_FIELDS = LEVELS.map(
  (level): HierarchyField => `hierarchy.lvl${level}`,
);

export type RecordType = `lvl${Level}` | 'content';

/** Rank of pages that consist of entries: guides come before them, names lead to them. */
export const REFERENCE_RANK = 8;

/** The rank of the page that a record belongs to. */
export function rankOf({item_priority: priority}: SearchRecord): number {
  return Math.floor(priority / RANK_UNIT);
}

/** What one rank of a page counts in the priority of its records. */
export const RANK_UNIT = 1e9;

/** Whether a value from outside names a type of record. */
export function isRecordType(value: unknown): value is RecordType {
  return typeof value === 'string' && /^(?:lvl[0-6]|content)$/.test(value);
}

/**
 * One searchable piece of a page: a heading, or text below it. Both engines eat these records; the
 * hosted one stores them as they are.
 */
export type SearchRecord = {
  /** The same for the same piece in every build. */
  readonly id: string;
  readonly type: RecordType;
  /** Raw text of the page, never escaped. */
  readonly content?: string;
  /** Id of the closest heading; empty before the first one. */
  readonly anchor: string;
  /** Absolute address with the anchor. Results are grouped by it. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly language: string;
  /** `default`, or the documentation set and version: `docs-ocr-current`. */
  readonly docusaurus_tag: string;
  readonly version: readonly string[];
  readonly tags: readonly string[];
  /** Of the first record of a page: what it is about, in a sentence. */
  readonly description?: string;
  /** Of the same: what readers may call it in any language, besides the words that stand in it. */
  readonly topics?: readonly string[];
  /** Of the same: what they may call the group that the page belongs to. */
  readonly group_topics?: readonly string[];
  /** The same words in the spelling in which they are sent, also written together. */
  readonly topic_words?: readonly string[];
  /** Of the same: what else readers may say for the words of its topics, and that as it is sent. */
  readonly aliases?: readonly string[];
  readonly alias_words?: readonly string[];
  /** Of the first record of a page or section: how other pages name it where they link to it. */
  readonly link_texts?: readonly string[];
  /** Of the same: the page's other headings. */
  readonly headings?: readonly string[];
  /** Of headings: their telling words, and their names as phrases. */
  readonly title_words?: readonly string[];
  /** Names from code under every part they can be found by. */
  readonly identifiers?: readonly string[];
  /** Korean words without their particles, spelled out as the letters that are typed. */
  readonly keywords_ko?: readonly string[];
  /** Page rank, level, position: higher comes first among equal matches. */
  readonly item_priority: number;
} & {readonly [field in HierarchyField]?: string};
