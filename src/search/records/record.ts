/** Heading levels a record can stand below, outermost first. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;

export type Level = (typeof LEVELS)[number];

export type HierarchyField = `hierarchy.lvl${Level}`;

/** Names of the hierarchy fields. The dots are literal: the fields are not nested. */
export const HIERARCHY_FIELDS = LEVELS.map(
  (level): HierarchyField => `hierarchy.lvl${level}`,
);

export type RecordType = `lvl${Level}` | 'content';

/** The rank of each kind of page: guides come before references, names lead to these, and other pages come last. */
export const PAGE_RANKS = {docs: 10, reference: 8, other: 5} as const;

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
  /** Absolute address with the anchor. */
  readonly url: string;
  /** That of the page. */
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
  /** Of the first record of a page or section: how other pages name it where they link to it. */
  readonly link_texts?: readonly string[];
  /** Of the same: the page's other headings. */
  readonly headings?: readonly string[];
  /** Of headings that tell what stands below them: the heading itself. */
  readonly title?: string;
  /** Of all headings: names from code under every part they can be found by, and Korean words in bare form. */
  readonly title_names?: readonly string[];
  readonly title_ko?: readonly string[];
  /** The same of texts; of the first record of a page, also the Korean words of its topics. */
  readonly identifiers?: readonly string[];
  readonly keywords_ko?: readonly string[];
  /** The kind of its page, one of `PAGE_RANKS`: the higher comes first among equal matches. */
  readonly page_rank: number;
  /** How deep on its page it stands, level before position: the lower comes first among equal matches. */
  readonly depth: number;
} & {readonly [field in HierarchyField]?: string};
