import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {cardSvg} from '../../src/plugins/social-cards/cardSvg';
import {drawSvg} from '../../src/plugins/social-cards/drawSvg';
import {keptCards} from '../../src/plugins/social-cards/keptCards';

function linesOf(title: string, summary = ''): string[] {
  const svg = cardSvg({title, summary, label: 'SDK'});
  const texts = svg.matchAll(/<text[^>]*>([^<]*)</g);
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

  it('says below the title what the page is for, as far as there is room', () => {
    expect(linesOf('run', 'Recognises the text of an image.')).toEqual([
      'run',
      'Recognises the text of an image.',
    ]);
    const summary = 'A sentence of many words, '.repeat(9).trim();
    const lines = linesOf('word '.repeat(9).trim(), summary);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/ …$/);
    expect(linesOf('run', summary).at(-1)).not.toContain('…');
    const heights = cardSvg({title: 'word '.repeat(40), summary, label: ''});
    const ends = [...heights.matchAll(/ y="(\d+)"/g)].map(([, y]) => Number(y));
    expect(Math.max(...ends)).toBeLessThan(600);
  });

  it('writes what would be markup as text', () => {
    expect(linesOf('a<b & "c"')).toEqual(['a&#60;b &#38; &#34;c&#34;']);
  });

  it('is a PNG of the expected size, the same each time, and tells titles apart', async () => {
    const draw = (title: string) =>
      drawSvg(cardSvg({title, summary: '', label: 'OCR SDK'}));
    const png = await draw('한글 제목');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await draw('한글 제목')).toEqual(png);
    expect(await draw('다른 제목')).not.toEqual(png);
  });

  it('is drawn for a further locale, for which Docusaurus loads this anew', () => {
    const script = `const load = () => require('jiti')(process.cwd() + '/a.js', {cache: true, requireCache: false})(
      './src/plugins/social-cards/drawSvg.ts');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    load().drawSvg(svg).then(() => load().drawSvg(svg)).then((png) => console.log(png.length));`;
    const length = execFileSync('node', ['-e', script], {encoding: 'utf8'});
    expect(Number(length)).toBeGreaterThan(50);
  });

  it('is kept from one build to the next, until it says something else', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    const card = {title: 'Install', summary: 'On Linux', label: 'OCR SDK'};
    const drawn = await keptCards(folder)(card);
    expect(drawn).toEqual(await drawSvg(cardSvg(card)));

    const [kept] = readdirSync(folder);
    writeFileSync(path.join(folder, kept!), 'kept');
    const draw = keptCards(folder);
    expect((await draw(card)).toString()).toBe('kept');
    expect(await draw({...card, label: 'Spreadsheet SDK'})).not.toEqual(drawn);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
