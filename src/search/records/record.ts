/** Levels of a heading hierarchy: 0 is the section of the page, 1 its title. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;

export type Level = (typeof LEVELS)[number];

export type HierarchyField = `hierarchy.lvl${Level}`;

/** Names of the hierarchy fields. The dots are part of the names: the fields are not nested. */
export const HIERARCHY_FIELDS = LEVELS.map(
  (level): HierarchyField => `hierarchy.lvl${level}`,
);

export type RecordType = `lvl${Level}` | 'content';

/** Rank of each kind of page among equal matches: guides, reference, others. */
export const PAGE_RANKS = {docs: 10, reference: 8, other: 5} as const;

export function isRecordType(value: unknown): value is RecordType {
  return typeof value === 'string' && /^(?:lvl[0-6]|content)$/.test(value);
}

/** A heading of a page, or text below it. Both engines index these records; Typesense stores them unchanged. */
export type SearchRecord = {
  /** Stable between builds. */
  readonly id: string;
  readonly type: RecordType;
  /** Plain text, not escaped. */
  readonly content?: string;
  /** Id of the closest heading; empty before the first one. */
  readonly anchor: string;
  /** Absolute URL with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly language: string;
  /** `default`, or the documentation set and version: `docs-ocr-current`. */
  readonly docusaurus_tag: string;
  readonly version: readonly string[];
  readonly tags: readonly string[];
  /** First record of a page: its meta description. */
  readonly description?: string;
  /** First record of a page: search terms in any language that need not appear on the page. */
  readonly topics?: readonly string[];
  /** First record of a page or section: texts of the links to it. */
  readonly link_texts?: readonly string[];
  /** First record of a page: its other headings. */
  readonly headings?: readonly string[];
  /** The heading, if it describes what is below it. */
  readonly title?: string;
  /** Heading records: index terms of names from code, and Korean stems. */
  readonly title_names?: readonly string[];
  readonly title_ko?: readonly string[];
  /** Content records: the same of the text. First record of a page: also Korean stems of the topics. */
  readonly identifiers?: readonly string[];
  readonly keywords_ko?: readonly string[];
  /** One of `PAGE_RANKS`: higher is better among equal matches. */
  readonly page_rank: number;
  /** Heading level and position on the page: lower is better among equal matches. */
  readonly depth: number;
} & {readonly [field in HierarchyField]?: string};
