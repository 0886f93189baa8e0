import {expect, it} from 'vitest';
import {wordsOf} from '../../../../scripts/check/spelling/words';

const words = (text: string) => wordsOf(text).map(({word}) => word);

it('lists words with their positions, without possessives', () => {
  expect(wordsOf("The reader’s file isn't")).toEqual([
    {word: 'The', index: 0},
    {word: 'reader', index: 4},
    {word: 'file', index: 13},
    {word: "isn't", index: 18},
  ]);
});

it('takes compounds apart', () => {
  expect(words('a well-known word/phrase, (k-th)')).toEqual([
    'well',
    'known',
    'th',
  ]);
});

it.each([
  'https://host.example/pth',
  './guid/pge.mdx and',
  'argo_sdk.h',
  'sheet.rnge',
  '`cde`',
  '{cnt}',
  'me@hst.example',
  'CUDA GPUs',
  '한국어 x86 B2',
])('leaves out what is no word of the language: %s', (text) => {
  expect(words(text).filter((word) => word !== 'and')).toEqual([]);
});
