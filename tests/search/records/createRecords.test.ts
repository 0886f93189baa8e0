import {describe, expect, it} from 'vitest';
import {createRecords} from '../../../src/search/records/createRecords';
import {toLetters} from '../../../src/search/text/hangul';

function titleWords(heading: string) {
  const facts = {
    url: 'http://localhost:3000/a',
    language: 'en',
    tag: 'default',
    version: [],
    lvl0: 'Site',
    rank: 5,
  };
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
    expect(titleWords('환불을 위한 정책')[0]).toEqual([
      ['환불', '위한', '정책'].map(toLetters).join(' '),
    ]);
  });
});
