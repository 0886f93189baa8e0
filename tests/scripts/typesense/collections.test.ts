import {describe, expect, it} from 'vitest';
import {
  belongsTo,
  isWhole,
  newStamp,
} from '../../../scripts/typesense/collections';

describe('newStamp', () => {
  it('sorts by age and differs at the same moment', () => {
    const early = newStamp(new Date('2026-02-03T04:05:06.007Z'));
    const late = newStamp(new Date('2026-02-03T04:05:06.008Z'));
    expect(early).toMatch(/^20260203040506007_[0-9a-f]{8}$/);
    expect([late, early].sort()).toEqual([early, late]);
    const moment = new Date();
    expect(newStamp(moment)).not.toBe(newStamp(moment));
  });
});

describe('belongsTo', () => {
  it.each([
    [`docs_${newStamp()}`, true],
    ['docs_20260203040506007', true],
    ['docs', false],
    ['docs_ko', false],
    [`docs_ko_${newStamp()}`, false],
    [`docs_2_${newStamp()}`, false],
    [`my_docs_${newStamp()}`, false],
  ])('%s: %s', (name, expected) => {
    expect(belongsTo('docs', name)).toBe(expected);
  });
});

describe('isWhole', () => {
  it('holds where all records arrived, and where the server keeps no count', () => {
    const collection = {name: 'a', num_documents: 3};
    expect(isWhole({...collection, metadata: {records: 3}})).toBe(true);
    expect(isWhole({...collection, metadata: {records: 4}})).toBe(false);
    expect(isWhole(collection)).toBe(true);
  });
});
