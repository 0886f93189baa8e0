import {groupBy} from '../../../records/groupBy';
import {
  HIERARCHY_FIELDS,
  PAGE_RANKS,
  type SearchRecord,
} from '../../../records/record';
import type {PackedSection} from '../indexFiles';

/** A section as it is indexed. */
export interface IndexSection {
  readonly packed: PackedSection;
  /** Terms of names that stand in code samples. */
  readonly codeTerms: readonly string[];
  /** How other pages name it. */
  readonly linkTexts: readonly string[];
}

/** A page as it is indexed. */
export interface IndexPage {
  readonly tag: string;
  readonly path: string;
  readonly lvl0: string;
  readonly title: string;
  readonly description: string;
  /** What readers may call it, besides the words that stand in it. */
  readonly topics: readonly string[];
  readonly sections: readonly IndexSection[];
  /** Whether it consists of entries. */
  readonly isReference: boolean;
}

/**
 * Puts the records of one language together to pages: those of a tag beside each other, in the order
 * of the records.
 */
export function indexPages(records: readonly SearchRecord[]): IndexPage[] {
  const tags = groupBy(records, (record) => record.docusaurus_tag);
  return [...tags].flatMap(([tag, ofTag]) =>
    [...groupBy(ofTag, (record) => record.url_without_anchor)].map(
      ([url, ofPage]) => indexPage(tag, url, ofPage),
    ),
  );
}

function indexPage(
  tag: string,
  url: string,
  records: readonly SearchRecord[],
): IndexPage {
  const [first] = records;
  const sections = [...groupBy(records, (record) => record.url)].map(
    ([, group]) => indexSection(group),
  );
  return {
    tag,
    path: new URL(url).pathname,
    lvl0: first!['hierarchy.lvl0'] ?? '',
    title: first!['hierarchy.lvl1'] ?? sections[0]!.packed[1].at(-1)!,
    description: first!.description ?? '',
    topics: first!.topics ?? [],
    sections,
    isReference: first!.page_rank === PAGE_RANKS.reference,
  };
}

function indexSection(records: readonly SearchRecord[]): IndexSection {
  const first = records[0]!;
  const headings = HIERARCHY_FIELDS.slice(1, levelOf(first) + 1).map(
    (field) => first[field] ?? '',
  );
  const pieces = records.flatMap(({content}) => content ?? []);
  const codeTerms = records.flatMap(
    ({title_names: names = [], identifiers = []}) => [...names, ...identifiers],
  );
  return {
    packed: [first.anchor, headings, pieces],
    codeTerms: [...new Set(codeTerms)],
    linkTexts: records.flatMap(({link_texts}) => link_texts ?? []),
  };
}

/** The deepest level at which a record has a heading. */
function levelOf(record: SearchRecord): number {
  return HIERARCHY_FIELDS.reduce(
    (deepest, field, level) => (record[field] === undefined ? deepest : level),
    1,
  );
}
