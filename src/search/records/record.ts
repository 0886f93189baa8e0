/** Levels of the heading hierarchy: 0 is the section of the site, 1 the page title. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;

export type HeadingLevel = (typeof LEVELS)[number];

export type HierarchyField = `hierarchy.lvl${HeadingLevel}`;

/** Names of the hierarchy fields. The dots are part of the names: the fields are not nested. */
export const HIERARCHY_FIELDS = LEVELS.map(
  (level): HierarchyField => `hierarchy.lvl${level}`,
);

export type RecordType = `lvl${HeadingLevel}` | 'content';

/** Rank of each kind of page among equal matches; higher is better. */
export const PAGE_RANKS = {docs: 10, reference: 8, other: 5} as const;

export function isRecordType(value: unknown): value is RecordType {
  return typeof value === 'string' && /^(?:lvl[0-6]|content)$/.test(value);
}

/**
 * A heading of a page, or text below it. Both engines index these records, and Typesense stores them without changes.
 */
export type SearchRecord = {
  /** Id of the record, which is the same in every build. */
  readonly id: string;
  readonly type: RecordType;
  /** Plain text below the heading, not escaped. */
  readonly content?: string;
  /** Id of the closest heading; empty before the first heading. */
  readonly anchor: string;
  /** Absolute URL, including the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly language: string;
  /** `default`, or the documentation set and its version, such as `docs-ocr-current`. */
  readonly docusaurus_tag: string;
  readonly version: readonly string[];
  readonly tags: readonly string[];
  /** Meta description of the page. Only in the first record of a page. */
  readonly description?: string;
  /** Additional search terms in any language, which need not occur on the page. Only in the first record of a page. */
  readonly topics?: readonly string[];
  /** Texts of the links to this page or section. Only in its first record. */
  readonly link_texts?: readonly string[];
  /** All other headings of the page. Only in the first record of a page. */
  readonly headings?: readonly string[];
  /** Text of the heading, if it describes the content below it. */
  readonly title?: string;
  /** Index terms of names from code in the heading, and Korean stems of the heading. Only in heading records. */
  readonly title_names?: readonly string[];
  readonly title_ko?: readonly string[];
  /** Index terms and Korean stems of the content. The first record of a page has Korean stems of its topics instead. */
  readonly identifiers?: readonly string[];
  readonly keywords_ko?: readonly string[];
  /** One of the values of `PAGE_RANKS`. Higher is better among equal matches. */
  readonly page_rank: number;
  /** Number for the heading level and the position on the page. Lower is better among equal matches. */
  readonly depth: number;
} & {readonly [field in HierarchyField]?: string};
