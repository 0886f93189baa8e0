import {inflateRawSync} from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/**
 * The texts of a ZIP archive, read by its directory:
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 *
 * @returns path → text
 * @throws Error when the bytes are no such archive
 */
export function readZip(archive: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(archive);
  const end = bytes.length - 22;
  if (bytes.readUInt32LE(end) !== END) {
    throw new Error('The archive does not end as one.');
  }
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) {
      throw new Error(`There is no entry at byte ${at}.`);
    }
    const [method, size] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
    ];
    const [name, extra, comment] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    ) as [number, number, number];
    const local = bytes.readUInt32LE(at + 42);
    const begin =
      local +
      30 +
      bytes.readUInt16LE(local + 26) +
      bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(begin, begin + size);
    files.set(
      bytes.toString('utf8', at + 46, at + 46 + name),
      (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'),
    );
    at += 46 + name + extra + comment;
  }
  return files;
}
