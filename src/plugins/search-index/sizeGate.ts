import {gzipSync} from 'node:zlib';
import type {IndexFile} from '../../search/engines/embedded/buildIndex';

/** Size of one shard after gzip, in bytes. */
export const SIZE_LIMITS = {warn: 500_000, fail: 1_000_000};

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
 * @returns messages for shards that are getting too large
 * @throws Error naming every shard that is too large, and what to do
 */
export function checkSizes(
  sizes: readonly ShardSize[],
  limits = SIZE_LIMITS,
): string[] {
  const describe = ({shard, loaded}: ShardSize, limit: number) =>
    `Search index of "${shard}": ${kilobytes(loaded)} after gzip, expected at most ${kilobytes(limit)}.`;
  const tooLarge = sizes.filter(({loaded}) => loaded > limits.fail);
  if (tooLarge.length > 0) {
    throw new Error(
      `${tooLarge.map((size) => describe(size, limits.fail)).join('\n')}\n` +
        'Set TYPESENSE_NODES and TYPESENSE_SEARCH_API_KEY to search on a Typesense cluster, or split the documentation set in two.',
    );
  }
  return sizes
    .filter(({loaded}) => loaded > limits.warn)
    .map(
      (size) =>
        `${describe(size, limits.warn)} Readers wait for it: consider a Typesense cluster (TYPESENSE_NODES). The build fails at ${kilobytes(limits.fail)}.`,
    );
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
