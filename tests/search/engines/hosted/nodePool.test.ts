import {describe, expect, it} from 'vitest';
import {NodePool} from '../../../../src/search/engines/hosted/nodePool';

describe('NodePool', () => {
  it('takes the nodes in turn', () => {
    const pool = new NodePool(['a', 'b', 'c']);
    expect([pool.order(), pool.order(), pool.order(), pool.order()]).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
      ['a', 'b', 'c'],
    ]);
  });

  it('asks the nearest first, whether or not it is listed, and only once', () => {
    const pool = new NodePool(['a', 'b'], 'near');
    expect([pool.order(), pool.order()]).toEqual([
      ['near', 'a', 'b'],
      ['near', 'b', 'a'],
    ]);
    expect(new NodePool(['a', 'b'], 'b').order()).toEqual(['b', 'a']);
  });

  it('asks what failed last, the nearest too, until a minute has passed', () => {
    let time = 0;
    const pool = new NodePool(['a', 'b'], 'near', () => time);
    pool.reportFailure('near');
    expect(pool.order()).toEqual(['a', 'b', 'near']);
    time = 59_999;
    expect(pool.order().at(-1)).toBe('near');
    time = 60_000;
    expect(pool.order()[0]).toBe('near');
  });

  it('asks a node that answered again at once', () => {
    const pool = new NodePool(['a', 'b']);
    pool.reportFailure('a');
    pool.reportSuccess('a');
    expect(pool.order()).toEqual(['a', 'b']);
  });

  it('leaves nobody out when all have failed', () => {
    const pool = new NodePool(['a', 'b']);
    pool.reportFailure('a');
    pool.reportFailure('b');
    expect(pool.order().sort()).toEqual(['a', 'b']);
  });
});
