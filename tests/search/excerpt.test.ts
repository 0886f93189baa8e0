import {describe, expect, it} from 'vitest';
import {createExcerpt} from '../../src/search/ui/HitText';
import {parseHighlighted} from '../../src/search/engines/hosted/parseSearchAnswer';

function cut(marked: string): string {
  return createExcerpt(parseHighlighted(marked))
    .map(({text, isMatch}) => (isMatch ? `<mark>${text}</mark>` : text))
    .join('');
}

const WORDS = Array.from({length: 60}, (_, n) => `word${n}`).join(' ');

describe('excerpt', () => {
  it('keeps some thirty characters ahead of the first match, from a word on', () => {
    const text = cut(`${WORDS} <mark>match</mark> after`);
    expect(text).toMatch(/^… word\d+ (?:word\d+ )+<mark>match<\/mark> after$/);
    expect(text.indexOf('<mark>')).toBeLessThanOrEqual(32);
    expect(text.indexOf('<mark>')).toBeGreaterThan(20);
  });

  it('keeps some 150 characters from the first match on, up to a word', () => {
    const text = cut(`<mark>match</mark> ${WORDS} <mark>later</mark>`);
    expect(text).toMatch(/^<mark>match<\/mark> (?:word\d+ )+…$/);
    expect(text.length).toBeGreaterThan(150);
    expect(text.length).toBeLessThan(170);
  });
});
