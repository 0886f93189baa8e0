import {groupBy} from '../../../../site/groupBy';
import {
  HIERARCHY_FIELDS,
  PAGE_RANKS,
  type SearchRecord,
} from '../../../records/record';
import type {PackedSection} from '../indexFiles';

export interface IndexSection {
  readonly packed: PackedSection;
  /** Index terms of the names in code samples. */
  readonly codeTerms: readonly string[];
  readonly linkTexts: readonly string[];
}

export interface IndexPage {
  readonly tag: string;
  readonly path: string;
  readonly lvl0: string;
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
  readonly sections: readonly IndexSection[];
  readonly isReference: boolean;
}

/** Groups the records of one language into pages. Pages with the same tag are adjacent. */
export function createIndexPages(
  records: readonly SearchRecord[],
): IndexPage[] {
  const tags = groupBy(records, (record) => record.docusaurus_tag);
  return [...tags].flatMap(([tag, ofTag]) =>
    [...groupBy(ofTag, (record) => record.url_without_anchor)].map(
      ([url, ofPage]) => createIndexPage(tag, url, ofPage),
    ),
  );
}

function createIndexPage(
  tag: string,
  url: string,
  records: readonly SearchRecord[],
): IndexPage {
  const [first] = records;
  const sections = [...groupBy(records, (record) => record.url).values()].map(
    createIndexSection,
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

function createIndexSection(records: readonly SearchRecord[]): IndexSection {
  const first = records[0]!;
  const deepest = [...HIERARCHY_FIELDS].reverse().find((field) => first[field]);
  const level = HIERARCHY_FIELDS.indexOf(deepest ?? 'hierarchy.lvl1');
  const headings = HIERARCHY_FIELDS.slice(1, Math.max(level, 1) + 1).map(
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
