import {describe, expect, it} from 'vitest';
import {problemOfMessage} from '../../../scripts/check/samples';

describe('problemOfMessage', () => {
  it('splits place and sentence', () => {
    expect(
      problemOfMessage('docs-ocr/a.mdx:12: TS1 no.\n  more'),
    ).toMatchObject({
      file: 'docs-ocr/a.mdx',
      line: 12,
      found: 'TS1 no.\n  more',
    });
  });

  it('keeps a sentence that names no place', () => {
    expect(problemOfMessage('nothing to check')).toMatchObject({
      line: 1,
      found: 'nothing to check',
    });
  });
});
