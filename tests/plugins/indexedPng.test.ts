import {inflateSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {drawSvg} from '../../src/plugins/social-cards/drawSvg';
import {indexedPng} from '../../src/plugins/social-cards/indexedPng';

/** A picture of as many colours as it is wide, in three rows: the second one backwards, the third as the second. */
function picture(width: number) {
  const row = Array.from({length: width}, (_, x) => [
    x % 256,
    x >> 8,
    255 - (x % 256),
    255,
  ]);
  const back = [...row].reverse();
  const pixels = Uint8Array.from([...row, ...back, ...back].flat());
  return {width, height: 3, pixels};
}

it.each([1, 3, 256])(
  'writes %d colours as another program reads them',
  async (width) => {
    const png = indexedPng(picture(width));
    // Read by what draws, drawn pixel for pixel, and written once more: the same bytes come back from the same pixels alone.
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="3"><image width="${width}" height="3" image-rendering="optimizeSpeed" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
    expect(await drawSvg(svg)).toEqual(png);
  },
);

it('writes a row that is the one above as often as it stands there', () => {
  const png = indexedPng(picture(3));
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, png.indexOf('IEND') - 8));
  expect([...rows]).toEqual([0, 0, 1, 2, 0, 2, 1, 0, 0, 2, 1, 0]);
});

it('says how many colours are too many', () => {
  expect(() => indexedPng(picture(257))).toThrow(
    'has 257 colours. Expected at most 256',
  );
});
