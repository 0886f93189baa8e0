/**
 * Gives a PDF the day of its sources in the place of the moment of its printing: two printings of one
 * build are the same.
 *
 * @param pdf - as Chromium writes it, its document information uncompressed
 * @param day - `YYYY-MM-DD`; without one no date remains
 */
export function steadyDates(pdf: Buffer, day: string | undefined): Buffer {
  const stamp = day && `${day.replaceAll('-', '')}000000`;
  const text = pdf
    .toString('latin1')
    .replace(
      /\/(?:CreationDate|ModDate) \(D:\d{14}([^)]*)\)/g,
      (entry, zone: string) =>
        // The same number of bytes: the table of the file's parts counts them.
        stamp === undefined
          ? ' '.repeat(entry.length)
          : entry.replace(/D:\d{14}/, `D:${stamp}`).replace(zone, "+00'00'"),
    );
  return Buffer.from(text, 'latin1');
}
