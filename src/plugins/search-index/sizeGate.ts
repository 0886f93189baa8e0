import {gzipSync} from 'node:zlib';
import type {IndexFile} from '../../search/engines/embedded/build/buildIndex';

/** Sizes after gzip, in bytes. */
interface Limits {
  readonly warn: number;
  readonly fail: number;
}

/** Of one shard, and of all shards together, which a reader who searches everything loads. */
export const SIZE_LIMITS = {
  shard: {warn: 500_000, fail: 1_000_000},
  whole: {warn: 2_000_000, fail: 5_000_000},
} as const satisfies Record<string, Limits>;

/** Size of one shard's files after gzip. */
export interface ShardSize {
  readonly shard: string;
  /** Headings and terms: what a reader who searches loads, in bytes. */
  readonly loaded: number;
  /** Texts: loaded in pieces, for the results shown, in bytes. */
  readonly onDemand: number;
}

/** Weighs the shards of an index. */
export function weighShards(files: readonly IndexFile[]): ShardSize[] {
  const sizes = new Map<string, {loaded: number; onDemand: number}>();
  for (const {shard, name, text} of files) {
    if (shard !== undefined) {
      const size = sizes.get(shard) ?? {loaded: 0, onDemand: 0};
      size[name.startsWith(`${shard}-texts-`) ? 'onDemand' : 'loaded'] +=
        gzipSync(text, {level: 9}).length;
      sizes.set(shard, size);
    }
  }
  return [...sizes].map(([shard, size]) => ({shard, ...size}));
}

/**
 * Judges the sizes of an index.
 *
 * @returns messages for what is getting too large
 * @throws Error naming everything that is too large, and what to do
 */
export function checkSizes(
  sizes: readonly ShardSize[],
  limits = SIZE_LIMITS,
): string[] {
  const whole = sizes.reduce((sum, {loaded}) => sum + loaded, 0);
  const parts = [
    ...sizes.map(({shard, loaded}) => ({
      name: `Search index of "${shard}"`,
      loaded,
      ...limits.shard,
    })),
    {name: 'Search index of all sets', loaded: whole, ...limits.whole},
  ];
  const describe = (name: string, loaded: number, limit: number) =>
    `${name}: ${kilobytes(loaded)} after gzip, expected at most ${kilobytes(limit)}.`;
  const tooLarge = parts.filter(({loaded, fail}) => loaded > fail);
  if (tooLarge.length > 0) {
    throw new Error(
      `${tooLarge.map(({name, loaded, fail}) => describe(name, loaded, fail)).join('\n')}\n` +
        'Set TYPESENSE_NODES and TYPESENSE_SEARCH_API_KEY to search on a Typesense cluster; a set that is too large alone can also be split in two.',
    );
  }
  return parts
    .filter(({loaded, warn}) => loaded > warn)
    .map(
      ({name, loaded, warn, fail}) =>
        `${describe(name, loaded, warn)} Readers wait for it: consider a Typesense cluster (TYPESENSE_NODES). The build fails at ${kilobytes(fail)}.`,
    );
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
