import {expect, it} from 'vitest';
import {parseFenceMeta, shownCode} from '../../../src/sets/page/fences';

const FENCE = {
  file: 'docs-ocr/sample/queue.mdx',
  line: 9,
  code: '',
  meta: parseFenceMeta('from-file="programs/queue.c"'),
};

it('finds the code that a fence shows by its path from the page', () => {
  expect(shownCode(FENCE, (file) => `// ${file}`)).toEqual({
    file: 'docs-ocr/sample/programs/queue.c',
    line: 1,
    code: '// docs-ocr/sample/programs/queue.c',
  });
});

it('names the page and its line where there is no such file', () => {
  const read = () => {
    throw new Error('ENOENT');
  };
  expect(() => shownCode(FENCE, read)).toThrow(
    /^docs-ocr\/sample\/queue\.mdx:8: from-file shows docs-ocr\/sample\/programs\/queue\.c, which is not there\n/,
  );
});
