import {describe, expect, it} from 'vitest';
import {hasWholeHistory} from '../../src/plugins/git-history';

describe('hasWholeHistory', () => {
  it.each([
    ['a whole clone', 'false\n', true],
    ['a shallow clone', 'true\n', false],
  ])('of %s', (_what, answer, whole) => {
    expect(hasWholeHistory(() => answer)).toBe(whole);
  });

  it('is not there outside a repository, nor without git', () => {
    const broken = () => {
      throw new Error('not a git repository');
    };
    expect(hasWholeHistory(broken)).toBe(false);
  });
});
