import {describe, expect, it} from 'vitest';
import {cardSvg} from '../../src/plugins/social-cards/cardSvg';
import {drawCard} from '../../src/plugins/social-cards/drawCard';

function linesOf(title: string): string[] {
  const texts = cardSvg({title, label: 'SDK'}).matchAll(/<text[^>]*>([^<]*)</g);
  return [...texts].map(([, text]) => text!).slice(1);
}

describe('the card of a page', () => {
  it('breaks a title at its spaces, and makes a long one smaller', () => {
    expect(linesOf('run')).toEqual(['run']);
    expect(linesOf('Install the Spreadsheet SDK')).toEqual([
      'Install the',
      'Spreadsheet SDK',
    ]);
    const long =
      'The complete development guide for word-processor, spreadsheet, document-comparison and OCR SDKs';
    expect(linesOf(long).join(' ')).toBe(long);
    expect(linesOf(long).length).toBeLessThanOrEqual(5);
  });

  it('writes what would be markup as text', () => {
    expect(linesOf('a<b & "c"')).toEqual(['a&#60;b &#38; &#34;c&#34;']);
  });

  it('is a PNG of the expected size, the same each time, and tells titles apart', () => {
    const png = drawCard({title: '한글 제목', label: 'OCR SDK'});
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(drawCard({title: '한글 제목', label: 'OCR SDK'}).equals(png)).toBe(
      true,
    );
    expect(drawCard({title: '다른 제목', label: 'OCR SDK'}).equals(png)).toBe(
      false,
    );
  });
});
