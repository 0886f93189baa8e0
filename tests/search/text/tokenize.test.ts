import {expect, it} from 'vitest';
import {queryTerms} from '../../../src/search/text/tokenize';

it('leaves out words that say nothing', () => {
  expect(queryTerms('how do I wait').map(({whole}) => whole)).toEqual(['wait']);
});
