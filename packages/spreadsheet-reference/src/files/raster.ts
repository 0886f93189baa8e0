import type {AnchorBox} from '../contract';

export interface FilledRectangle extends AnchorBox {
  readonly color: string;
}

/**
 * Draws rectangles on a white background as a PNG image. Images contain no text, because no fonts are
 * available outside of browsers.
 */
export async function renderPng(
  rectangles: readonly FilledRectangle[],
  width: number,
  height: number,
  scale: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const {encode} = await import('../lazy/png');
  const pixels = (length: number) => Math.max(0, Math.round(length * scale));
  const [columns, rows] = [pixels(width) || 1, pixels(height) || 1];
  const data = new Uint8Array(columns * rows * 3).fill(255);
  for (const {left, top, width: wide, height: high, color} of rectangles) {
    const rgb = [1, 3, 5].map((index) =>
      Number.parseInt(color.slice(index, index + 2), 16),
    );
    const below = Math.min(rows, pixels(top + high));
    const right = Math.min(columns, pixels(left + wide));
    for (let row = pixels(top); row < below; row += 1) {
      for (let column = pixels(left); column < right; column += 1) {
        data.set(rgb, (row * columns + column) * 3);
      }
    }
  }
  return new Uint8Array(
    encode({width: columns, height: rows, data, channels: 3}),
  );
}
