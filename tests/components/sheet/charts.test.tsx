import {describe, expect, it} from 'vitest';
import {niceScale, project} from '../../../src/components/sheet/charts/scale';
import {slicePath, slices} from '../../../src/components/sheet/charts/slices';
import {
  sparkBlocks,
  sparkPoints,
} from '../../../src/components/sheet/charts/sparkGeometry';
import {stackParts} from '../../../src/components/sheet/charts/stack';

describe('niceScale', () => {
  it('goes from zero to a round number above the data', () => {
    expect(niceScale([120, 87])).toEqual({
      min: 0,
      max: 150,
      marks: [0, 50, 100, 150],
    });
  });

  it('keeps bounds that are given', () => {
    const {min, max} = niceScale([12, 14], {min: 10, max: 15});
    expect([min, max]).toEqual([10, 15]);
  });

  it('does not divide by zero when all values are zero', () => {
    const scale = niceScale([0, 0]);
    expect(scale.max).toBeGreaterThan(scale.min);
    expect(project(0, scale, 100, 0)).toBe(100);
  });
});

describe('slices', () => {
  it('share the circle by value', () => {
    expect(slices([1, 1, 2]).map(({share}) => share)).toEqual([
      0.25, 0.25, 0.5,
    ]);
  });

  it('are drawn as the large arc above one half', () => {
    expect(slicePath({x: 0, y: 0}, 10, 0, 0, 0.75)).toContain('0 1 1');
    expect(slicePath({x: 0, y: 0}, 10, 4, 0, 0.25)).toContain('0 0 0');
  });
});

describe('stackParts', () => {
  it('puts each series on the one before', () => {
    expect(
      stackParts([
        {name: 'a', values: [1, 2]},
        {name: 'b', values: [3, 4]},
      ]),
    ).toEqual([
      [
        [0, 1],
        [0, 2],
      ],
      [
        [1, 4],
        [2, 6],
      ],
    ]);
  });
});

describe('sparklines', () => {
  const alt = '';

  it('stay inside their cell', () => {
    const values = [4, -9, 12, 0];
    for (const {y} of sparkPoints({type: 'line', values, alt})) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(22);
    }
    for (const {y, height} of sparkBlocks({type: 'column', values, alt})) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(22);
    }
  });

  it('let columns below zero hang from the same line that the others stand on', () => {
    const [above, below] = sparkBlocks({type: 'column', values: [3, -1], alt});
    expect(above!.y + above!.height).toBeCloseTo(below!.y, 1);
    expect(below!.height).toBeCloseTo(above!.height / 3, 1);
  });

  it('show wins above and losses below the middle', () => {
    const [win, loss] = sparkBlocks({type: 'winLoss', values: [1, -1], alt});
    expect(win!.y).toBeLessThan(11);
    expect(loss!.y).toBeGreaterThan(11);
  });
});
