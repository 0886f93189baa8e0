import {randomBytes} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {
  checkSizes,
  weighShards,
} from '../../../src/plugins/search-index/sizeGate';

describe('weighShards', () => {
  it('tells what every reader loads from what is loaded on demand', () => {
    const text = randomBytes(1000).toString('hex');
    const size = gzipSync(text, {level: 9}).length;
    const file = (shard: string, kind: string) => ({
      shard,
      name: `${shard}-${kind}-0123456789.json`,
      text,
    });
    expect(
      weighShards([
        file('docs', 'headings'),
        file('docs', 'terms'),
        file('docs', 'texts-0'),
        file('docs', 'texts-1'),
        file('default', 'headings'),
        {name: 'manifest.json', text},
      ]),
    ).toEqual([
      {shard: 'docs', loaded: 2 * size, onDemand: 2 * size},
      {shard: 'default', loaded: size, onDemand: 0},
    ]);
  });
});

describe('checkSizes', () => {
  const of = (shard: string, loaded: number) => ({shard, loaded, onDemand: 0});

  it('names every shard that is too large, and what to do', () => {
    const sizes = [of('a', 2_000_000), of('b', 10), of('c', 1_500_000)];
    expect(() => checkSizes(sizes)).toThrow(
      'Search index of "a": 2000 kB after gzip, expected at most 1000 kB.\n' +
        'Search index of "c": 1500 kB after gzip, expected at most 1000 kB.\n' +
        'Set TYPESENSE_NODES',
    );
  });

  it('counts what is loaded, not what lies there', () => {
    expect(checkSizes([{shard: 'a', loaded: 10, onDemand: 9_000_000}])).toEqual(
      [],
    );
  });

  it('accepts, and warns before it fails', () => {
    expect(checkSizes([of('a', 10)])).toEqual([]);
    expect(checkSizes([of('a', 600_000)])[0]).toContain('600 kB');
  });

  it('judges all shards together', () => {
    const sizes = (count: number) =>
      Array.from({length: count}, (_, shard) => of(String(shard), 300_000));
    expect(checkSizes(sizes(5))).toEqual([]);
    expect(checkSizes(sizes(10))[0]).toContain('all sets: 3000 kB');
    expect(() => checkSizes(sizes(20))).toThrow('all sets: 6000 kB');
  });
});
