import {describe, expect, it} from 'vitest';
import {
  closenessIn,
  type Text,
} from '../../../../../src/search/engines/embedded/worker/closeness';

const textOf = (words: string): Text => words.split(' ').map((word) => [word]);
const QUERY = ['file', 'not', 'found'].map((term) => ({
  terms: [term],
  rarity: 1,
}));
const closeness = (...texts: string[]) => closenessIn(texts.map(textOf), QUERY);

describe('closeness', () => {
  it('is whole where a text says all words as they are', () => {
    expect(closeness('the file not found there')).toBe(1);
  });

  it('falls with the words between, and with another order', () => {
    expect(closeness('file was not found')).toBe(0.75);
    expect(closeness('file one two three not four five six found')).toBe(0);
    expect(closeness('found not file')).toBe(0.5);
  });

  it('is that of one text, not of words from several', () => {
    expect(closeness('file not', 'not found')).toBe(0.5);
    expect(closeness('file', 'not', 'found')).toBe(0);
  });

  it('counts pairs by the rarer of what is common in them', () => {
    const [file, not, found] = QUERY;
    const words = [file!, not!, {...found!, rarity: 0.25}];
    expect(closenessIn([textOf('file not')], words)).toBe(0.8);
    expect(closenessIn([textOf('not found')], words)).toBe(0.2);
  });

  it('takes other forms of a word for it, and one place for one word', () => {
    const words = [
      {terms: ['file', 'files'], rarity: 1},
      {terms: ['name', 'file'], rarity: 1},
    ];
    expect(closenessIn([textOf('files name')], words)).toBe(1);
    expect(closenessIn([textOf('file')], words)).toBe(0);
  });

  it('is nothing for one word, or in no text', () => {
    expect(closenessIn([textOf('file')], QUERY.slice(0, 1))).toBe(0);
    expect(closeness()).toBe(0);
  });
});
