import {constants, crc32, deflateSync} from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Bits of a palette's index, and the colour type that has one: https://www.w3.org/TR/png-3/#11IHDR */
const DEPTH = 8;
const INDEXED = 3;
const MOST_COLOURS = 256;

/** An opaque picture. */
interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly pixels: Uint8Array;
}

/**
 * Writes a picture of few colours as PNG with a palette: a third of the size and a tenth of the time of one that
 * spells out the colour of every pixel. Alpha is left out.
 *
 * @throws Error when it has more than 256 colours
 */
export function indexedPng({width, height, pixels}: Picture): Buffer {
  const {rows, palette} = indexRows({width, height, pixels});
  if (palette.length > MOST_COLOURS) {
    throw new Error(
      `A picture for a palette has ${palette.length} colours. Expected at most ${MOST_COLOURS}: draw it without gradients and photographs.`,
    );
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = DEPTH;
  header[9] = INDEXED;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', paletteBytes(palette)),
    // Runs alone: a fifth larger than what looks for everything that repeats, in a quarter of the time.
    chunk('IDAT', deflateSync(rows, {strategy: constants.Z_RLE})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The place of each pixel's colour in the palette, row by row behind the number of the row's filter: 0, none. */
function indexRows({width, height, pixels}: Picture) {
  const {buffer, byteOffset} = pixels;
  const colours = new Uint32Array(buffer, byteOffset, width * height);
  const bytes = Buffer.from(buffer, byteOffset, 4 * width * height);
  const palette = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  let last = -1;
  let index = 0;
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    const to = y * (width + 1) + 1;
    // Most rows of a card hold no letters.
    if (y > 0 && repeatsRow(bytes, y, 4 * width)) {
      rows.copyWithin(to, to - (width + 1), to - 1);
      continue;
    }
    for (let x = 0; x < width; x += 1) {
      const colour = colours[from + x]!;
      if (colour !== last) {
        index = palette.get(colour) ?? palette.size;
        palette.set(colour, index);
        last = colour;
      }
      rows[to + x] = index;
    }
  }
  return {rows, palette: [...palette.keys()]};
}

/** Whether a row of pixels is the one above it. */
function repeatsRow(bytes: Buffer, y: number, length: number): boolean {
  const start = y * length;
  return (
    bytes.compare(bytes, start - length, start, start, start + length) === 0
  );
}

/** Red, green and blue of each colour, which the pixels hold in this order in memory. */
function paletteBytes(colours: readonly number[]): Buffer {
  const bytes = colours.map((colour) =>
    Buffer.from(Uint32Array.of(colour).buffer, 0, 3),
  );
  return Buffer.concat(bytes);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
