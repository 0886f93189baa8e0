import {describe, expect, it} from 'vitest';
import {variantsOf} from './variants';

const GROUPS = [
  [['licence'], ['license'], ['product', 'key']],
  [['delete'], ['remove']],
];

const wordings = (query: string) =>
  variantsOf(query.split(' '), GROUPS)
    .map((words) => words.join(' '))
    .sort();

describe('a query in other words', () => {
  it('has each wording of each group, also of several words', () => {
    expect(wordings('delete licence')).toEqual([
      'delete license',
      'delete product key',
      'remove licence',
      'remove license',
      'remove product key',
    ]);
    expect(wordings('my product key')).toEqual(['my licence', 'my license']);
  });

  it('is not there for words without synonyms, nor for parts of a wording', () => {
    expect(wordings('open file')).toEqual([]);
    expect(wordings('product')).toEqual([]);
  });

  it('ends at what the server ends at', () => {
    expect(wordings(Array(9).fill('licence').join(' ')).length).toBeLessThan(
      201,
    );
  });
});
