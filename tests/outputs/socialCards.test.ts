import {describe, expect, it, onTestFinished} from 'vitest';
import {drawSocialCard} from '../../src/outputs/socialCards/cardSvg';
import {
  renderCachedPng,
  renderPng,
} from '../../src/outputs/socialCards/renderPng';
import {filesIn} from '../support/filesIn';
import {putFiles} from '../support/folderOf';
import {scratchFolder} from '../support/scratchFolder';

const SITE = {title: 'SDKs', locale: 'en'} as const;

function readLines(title: string, description = ''): string[] {
  const svg = drawSocialCard({title, description}, SITE);
  const texts = svg.matchAll(/<text[^>]*>([^<]*)</g);
  return [...texts].map(([, text]) => text!).slice(1);
}

describe('the card of a page', () => {
  it('has the description below the title, cut to the available space', () => {
    expect(readLines('run', 'Recognises the text of an image.')).toEqual([
      'run',
      'Recognises the text of an image.',
    ]);
    const summary = 'A sentence of many words, '.repeat(9).trim();
    const lines = readLines('word '.repeat(9).trim(), summary);
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toMatch(/ …$/);
    expect(readLines('run', summary).at(-1)).not.toContain('…');
    const heights = drawSocialCard(
      {title: 'word '.repeat(40), description: summary},
      SITE,
    );
    const ends = [...heights.matchAll(/ y="(\d+)"/g)].map(([, y]) => Number(y));
    expect(Math.max(...ends)).toBeLessThan(600);
  });

  it('names the set of the page, or the site', () => {
    const page = {title: 'run', description: 'Recognises text.'};
    expect(drawSocialCard({...page, set: 'ocr'}, SITE)).toContain(
      '>OCR SDK</text>',
    );
    expect(drawSocialCard(page, SITE)).toContain('>SDKs</text>');
  });

  it('escapes markup', () => {
    expect(readLines('a<b & "c"')).toEqual(['a&#60;b &#38; &#34;c&#34;']);
  });

  it('is a deterministic PNG of the expected size that depends on the title', async () => {
    const draw = (title: string) =>
      renderPng(drawSocialCard({title, description: '', set: 'ocr'}, SITE));
    const png = await draw('한글 제목');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await draw('한글 제목')).toEqual(png);
    expect(await draw('다른 제목')).not.toEqual(png);
  });
});

it('a build uses the cards of an earlier build while their pages are the same', async () => {
  const siteDir = scratchFolder('cards', onTestFinished);
  const draw = (title: string) =>
    renderCachedPng(drawSocialCard({title, description: ''}, SITE), siteDir);
  const first = await draw('run');
  expect(first.subarray(1, 4).toString()).toBe('PNG');
  const [card] = filesIn(siteDir);
  putFiles(siteDir, {[card!]: 'drawn before'});
  expect((await draw('run')).toString()).toBe('drawn before');
  const other = await draw('runAsync');
  expect(other.subarray(1, 4).toString()).toBe('PNG');
  expect(other).not.toEqual(first);
});
