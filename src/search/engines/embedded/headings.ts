import type {Level} from '../../records/record';
import type {HeadingsFile} from './indexFiles';

/** A heading of a shard, unpacked; the text below it belongs to it. */
export interface ShardHeading {
  /** Path with the anchor. */
  readonly url: string;
  readonly level: Level;
  /** Texts of level 0 down to the heading itself; a skipped level is empty. */
  readonly hierarchy: readonly string[];
  /** The heading as {@link compact} makes it. */
  readonly compactTitle: string;
}

/** Unpacks the headings of a shard. */
export function unpackHeadings({
  pages,
  headings,
}: HeadingsFile): ShardHeading[] {
  return headings.map(([page, anchor, ...texts]) => {
    const [path, lvl0] = pages[page]!;
    return {
      url: anchor ? `${path}#${anchor}` : path,
      level: texts.length as Level,
      hierarchy: [lvl0, ...texts],
      compactTitle: compact(texts.at(-1)!),
    };
  });
}

/** A text as queries and headings are compared: letters, digits and the signs of C++ and C#, lower case. */
export function compact(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');
}

/** The heading's own text. */
export function titleOf({hierarchy}: ShardHeading): string {
  return hierarchy.at(-1)!;
}
