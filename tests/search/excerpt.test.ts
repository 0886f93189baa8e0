import {describe, expect, it} from 'vitest';
import {excerpt} from '../../src/search/excerpt';
import {parseMarked} from '../../src/search/engines/hosted/marked';

function cut(marked: string): string {
  return excerpt(parseMarked(marked))
    .map(({text, isMatch}) => (isMatch ? `<mark>${text}</mark>` : text))
    .join('');
}

const WORDS = Array.from({length: 60}, (_, n) => `word${n}`).join(' ');

describe('excerpt', () => {
  it.each(['', 'Short.', 'A <mark>match</mark> in a short text.'])(
    'leaves "%s" as it is',
    (text) => {
      expect(cut(text)).toBe(text);
    },
  );

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

  it('keeps further matches inside, and cuts one that reaches beyond', () => {
    expect(cut(`<mark>a</mark> b <mark>c</mark> ${WORDS}`)).toMatch(
      /^<mark>a<\/mark> b <mark>c<\/mark> word0 /,
    );
    const long = 'x'.repeat(400);
    expect(cut(`<mark>${long}</mark>`)).toBe(
      `<mark>${long.slice(0, 150)}</mark> …`,
    );
  });

  it('shows the start of a text without match', () => {
    expect(cut(WORDS)).toMatch(/^word0 (?:word\d+ )+…$/);
  });

  it('begins with the match where no word begins shortly before it', () => {
    expect(cut(`${'x'.repeat(90)}<mark>match</mark>`)).toBe(
      '… <mark>match</mark>',
    );
  });
});
