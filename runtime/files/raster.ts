/** A filled rectangle of a drawing. */
export interface Mark {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** Rectangles on white as the bytes of a PNG. Text is not drawn: there are no fonts without a browser. */
export async function toPng(
  marks: readonly Mark[],
  width: number,
  height: number,
  scale: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const {encode} = await import('../late/png');
  const [columns, rows] = [
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  ];
  const data = new Uint8Array(columns * rows * 3).fill(255);
  for (const {left, top, width: wide, height: high, color} of marks) {
    const rgb = [1, 3, 5].map((index) =>
      Number.parseInt(color.slice(index, index + 2), 16),
    );
    const lastRow = Math.min(rows, Math.round((top + high) * scale));
    const lastColumn = Math.min(columns, Math.round((left + wide) * scale));
    for (
      let row = Math.max(0, Math.round(top * scale));
      row < lastRow;
      row += 1
    ) {
      for (
        let column = Math.max(0, Math.round(left * scale));
        column < lastColumn;
        column += 1
      ) {
        data.set(rgb, (row * columns + column) * 3);
      }
    }
  }
  return new Uint8Array(
    encode({width: columns, height: rows, data, channels: 3}),
  );
}
