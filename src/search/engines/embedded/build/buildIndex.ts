import {createHash} from 'node:crypto';
import {HIERARCHY_FIELDS, type SearchRecord} from '../../../records/record';
import {unpackHeadings} from '../headings';
import {
  MANIFEST_FILE,
  TEXTS_PER_FILE,
  type HeadingsFile,
  type Manifest,
  type PackedHeading,
  type ShardFiles,
} from '../indexFiles';
import {createTermIndex} from '../termIndex';

/** A file of the index, ready to be written. */
export interface IndexFile {
  readonly name: string;
  readonly text: string;
  /** Tag of the shard it belongs to; absent for the manifest. */
  readonly shard?: string;
}

interface Options {
  /** Leaves out everything but the headings: the fallback of the hosted engine. */
  readonly headingsOnly: boolean;
}

/**
 * Makes the index of one locale: a manifest, and for each tag the headings, the terms, and the
 * texts. The same records give the same bytes.
 *
 * @param records - all of one language
 * @throws Error naming a record without a heading of its own
 */
export function buildIndex(
  records: readonly SearchRecord[],
  language: string,
  {headingsOnly}: Options,
): IndexFile[] {
  const files: IndexFile[] = [];
  const shards: Record<string, ShardFiles> = {};
  for (const [tag, shardRecords] of groupBy(records, (r) => r.docusaurus_tag)) {
    const add = (kind: string, data: unknown): string => {
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      const name = `${tag}-${kind}-${hash(text)}.json`;
      files.push({name, text, shard: tag});
      return name;
    };
    const {headings, texts, codeTerms} = packShard(shardRecords);
    const headingsName = add('headings', headings);
    if (headingsOnly) {
      shards[tag] = {headings: headingsName, texts: []};
      continue;
    }
    const index = createTermIndex(
      unpackHeadings(headings),
      texts.map((pieces, id) => [...pieces, codeTerms[id]].join(' ')),
    );
    shards[tag] = {
      headings: headingsName,
      terms: add('terms', JSON.stringify(index)),
      texts: chunk(texts, TEXTS_PER_FILE).map((part, number) =>
        add(`texts-${number}`, part),
      ),
    };
  }
  const manifest: Manifest = {format: 1, language, shards};
  files.push({name: MANIFEST_FILE, text: JSON.stringify(manifest)});
  return files;
}

interface PackedShard {
  readonly headings: HeadingsFile;
  readonly texts: readonly (readonly string[])[];
  /** Names that stand in code samples only, per heading. */
  readonly codeTerms: readonly string[];
}

function packShard(records: readonly SearchRecord[]): PackedShard {
  const pages = new Map<string, {index: number; lvl0: string}>();
  const headings: PackedHeading[] = [];
  const texts: string[][] = [];
  const codeTerms: string[] = [];
  for (const [url, group] of groupBy(records, (record) => record.url)) {
    const first = group[0]!;
    const path = pathOf(first.url_without_anchor);
    const lvl0 = first['hierarchy.lvl0'] ?? '';
    const page = pages.get(path) ?? {index: pages.size, lvl0};
    pages.set(path, page);
    const levels = HIERARCHY_FIELDS.slice(1, levelOf(first) + 1);
    const hierarchy = levels.map((field) => first[field] ?? '');
    if (hierarchy.at(-1) === '') {
      throw new Error(`Record ${first.id} of ${url} has no heading.`);
    }
    headings.push([page.index, first.anchor, ...hierarchy]);
    texts.push(
      group.flatMap(({content}) => (content === undefined ? [] : [content])),
    );
    codeTerms.push(
      [...new Set(group.flatMap((record) => record.identifiers ?? []))].join(
        ' ',
      ),
    );
  }
  const packedPages = [...pages].map(([path, {lvl0}]) => [path, lvl0] as const);
  return {headings: {pages: packedPages, headings}, texts, codeTerms};
}

/** The deepest level at which a record has a heading. */
function levelOf(record: SearchRecord): number {
  return HIERARCHY_FIELDS.reduce(
    (deepest, field, level) => (record[field] === undefined ? deepest : level),
    1,
  );
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function groupBy<T>(
  items: readonly T[],
  key: (item: T) => string,
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) {
      group.push(item);
    } else {
      groups.set(key(item), [item]);
    }
  }
  return groups;
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, number) =>
    items.slice(number * size, (number + 1) * size),
  );
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
