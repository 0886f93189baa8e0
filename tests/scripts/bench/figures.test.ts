import {describe, expect, it} from 'vitest';
import {median, quantile} from '../../../bench/lib/figures';
import {readProcessorTime} from '../../../bench/lib/processCost';
import {drawTable} from '../../../bench/lib/table';

describe('quantile', () => {
  it.for([
    [[5], 5],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2],
  ] as const)('the median of %j is %i', ([sample, middle]) => {
    expect(median(sample)).toBe(middle);
  });

  it('takes the nearest rank, and refuses an empty sample', () => {
    expect(quantile([1, 2, 3, 4, 5], 0.95)).toBe(5);
    expect(() => quantile([], 0.5)).toThrow('expected at least one value');
  });
});

describe('drawTable', () => {
  it('puts sites side by side, with their ratios to the first and the bar', () => {
    const table = drawTable([
      {name: 'script', site: 'this site', value: 4, unit: 'kB', atMost: 3},
      {name: 'script', site: 'other', value: 10, unit: 'kB'},
      {name: 'fonts', site: 'other', value: 68, unit: 'kB'},
      {name: 'ahead', site: 'this site', value: 0, unit: 'kB', atMost: 0},
      {name: 'ahead', site: 'other', value: 55, unit: 'kB'},
    ]);
    expect(table.split('\n')).toEqual([
      '               this site      other',
      '  script [kB]          4  10 (2.5×)  MISSED: at most 3',
      '  fonts [kB]                     68',
      '  ahead [kB]           0         55  kept: at most 0',
    ]);
  });
});

describe('readProcessorTime', () => {
  it('adds user and system time', () => {
    expect(readProcessorTime('built\n\nprocessor-time 19.250 1.5\n')).toBe(
      20.75,
    );
  });

  it('refuses an output that ends otherwise', () => {
    expect(() => readProcessorTime('killed')).toThrow('processor-time');
  });
});
