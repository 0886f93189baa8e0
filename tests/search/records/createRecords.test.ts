import {describe, expect, it} from 'vitest';
import {createRecords} from '../../../src/search/records/createRecords';
import {toLetters} from '../../../src/search/text/hangul';

const facts = {
  url: 'http://localhost:3000/a',
  language: 'en',
  tag: 'default',
  version: [],
  lvl0: 'Site',
  rank: 5,
};

function titleWords(heading: string) {
  const section = {
    level: 1 as const,
    headings: [heading],
    anchor: '',
    blocks: ['Text.'],
    codeNames: [],
  };
  return createRecords(facts, [section]).map((record) => record.title_words);
}

describe('title words', () => {
  const wordsOf = (rank: number, heading: string) => {
    const sections = ['Guide', heading].map((_, at, headings) => ({
      level: (at + 1) as 1 | 2,
      headings: headings.slice(0, at + 1),
      anchor: '',
      blocks: [],
      codeNames: [],
    }));
    return createRecords({...facts, rank}, sections).map(
      ({title_words: words}) => words?.[0],
    );
  };

  it('are those of all headings of guides, of other pages those of titles and names', () => {
    expect(wordsOf(10, 'Merge cells')).toEqual(['Guide', 'Merge cells']);
    expect(wordsOf(8, 'Merge cells')).toEqual(['Guide', undefined]);
    expect(wordsOf(8, 'mergeCells')).toEqual(['Guide', 'mergeCells']);
  });

  it('are those that tell something, on the record of the heading alone', () => {
    expect(titleWords('Filter and sort')).toEqual([['Filter sort'], undefined]);
  });

  it('spell names out', () => {
    expect(titleWords('getGpuCount')[0]).toEqual([
      'getGpuCount',
      'get gpu count',
      'getgpu',
      'getgpucount',
      'gpucount',
    ]);
  });

  it('are in the letters that a Korean query is sent in', () => {
    expect(titleWords('환불과 취소의 정책')[0]).toEqual([
      ['환불', '취소', '정책'].map(toLetters).join(' '),
    ]);
  });
});

it('gives the first record of a page what else its terms are called', () => {
  const [first, second] = createRecords(
    {...facts, topics: ['글꼴'], aliases: ['글씨체', '폰트']},
    [1, 2].map((level) => ({
      level: level as 1 | 2,
      headings: ['Fonts', 'Sizes'].slice(0, level),
      anchor: '',
      blocks: [],
      codeNames: [],
    })),
  );
  expect(first).toMatchObject({
    aliases: ['글씨체', '폰트'],
    alias_words: ['글씨체', '폰트'].map(toLetters),
  });
  expect(second).not.toHaveProperty('aliases');
});
