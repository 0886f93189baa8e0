import {decode, encode} from 'fast-png';
import pixelmatch from 'pixelmatch';

/** Two pictures of a page, compared. */
export interface PictureChange {
  /** Pixels that differ. */
  readonly pixels: number;
  /** Of all pixels, 0 to 1. */
  readonly share: number;
  /** A PNG with what differs in red; absent when nothing does. */
  readonly picture: Uint8Array | undefined;
}

/**
 * Compares two PNGs as the eye does: a difference of anti-aliasing alone counts as none.
 *
 * @param before - a picture
 * @param after - one of the same size
 * @throws Error naming both sizes when they differ
 */
export function comparePictures(
  before: Uint8Array,
  after: Uint8Array,
): PictureChange {
  const [first, second] = [readPixels(before), readPixels(after)];
  const {width, height} = first;
  if (width !== second.width || height !== second.height) {
    throw new Error(
      `comparePictures: expected pictures of one size, received ${width} × ${height} and ${second.width} × ${second.height}. Take both in the same window.`,
    );
  }
  const data = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(first.data, second.data, data, width, height);
  return {
    pixels,
    share: pixels / (width * height),
    picture: pixels === 0 ? undefined : encode({width, height, data}),
  };
}

/** Red, green, blue and opacity of each pixel, row by row; browsers leave out the last. */
function readPixels(png: Uint8Array) {
  const {width, height, data, channels} = decode(png);
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < channels; channel += 1) {
      rgba[pixel * 4 + channel] = data[pixel * channels + channel]!;
    }
  }
  return {width, height, data: rgba};
}
