import {describe, expect, it} from 'vitest';
import {
  sizeWarnings,
  weighIndex,
} from '../../../src/plugins/search-index/sizeGate';
import {buildIndex} from '../../../src/search/engines/embedded/build/buildIndex';
import {generateRecords} from '../../search/generatedRecords';

const sizeOf = (pages: number) =>
  weighIndex(buildIndex(generateRecords({pages, sets: 2}), 'en'));

describe('weighIndex', () => {
  it('counts what a query loads, which grows less than the pages do', async () => {
    const [few, many] = [await sizeOf(20), await sizeOf(200)];
    expect(few.opening).toBeGreaterThan(100);
    expect(few.median).toBeGreaterThan(3000);
    expect(few.p95).toBeGreaterThanOrEqual(few.median);
    expect(many.median).toBeLessThan(3 * few.median);
  });
});

describe('sizeWarnings', () => {
  it('says what is too heavy, and what to do', () => {
    expect(sizeWarnings({p95: 150_000})).toEqual([]);
    const [warning] = sizeWarnings({p95: 151_000});
    expect(warning).toContain('loads 151 kB');
    expect(warning).toContain('TYPESENSE_NODES');
  });
});
