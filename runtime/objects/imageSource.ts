import {SpreadsheetError} from '../errors';
import {loadBytes} from '../files/load';

/** The bytes of an image, and what they say of themselves. */
export interface ImageBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads an image from bytes or an address.
 *
 * @throws SpreadsheetError `FILE_UNREADABLE`, `FORMAT_UNSUPPORTED`
 */
export async function readImage(source: Blob | URL): Promise<ImageBytes> {
  const bytes =
    source instanceof URL
      ? await loadBytes(source)
      : new Uint8Array(await source.arrayBuffer());
  const facts =
    pngFacts(bytes) ?? gifFacts(bytes) ?? jpegFacts(bytes) ?? svgFacts(bytes);
  if (!facts) {
    throw new SpreadsheetError(
      'FORMAT_UNSUPPORTED',
      'The bytes are not a PNG, JPEG, GIF or SVG image.',
    );
  }
  return {bytes, ...facts};
}

type Facts = Omit<ImageBytes, 'bytes'>;

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function pngFacts(bytes: Uint8Array): Facts | undefined {
  if (!startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) || bytes.length < 24) {
    return undefined;
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return {
    mediaType: 'image/png',
    width: view.getUint32(16),
    height: view.getUint32(20),
  };
}

function gifFacts(bytes: Uint8Array): Facts | undefined {
  if (!startsWith(bytes, [0x47, 0x49, 0x46, 0x38]) || bytes.length < 10) {
    return undefined;
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return {
    mediaType: 'image/gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
  };
}

// The size stands in the first start-of-frame segment.
function jpegFacts(bytes: Uint8Array): Facts | undefined {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) {
    return undefined;
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = 2;
  while (offset + 9 < bytes.length) {
    const marker = bytes[offset + 1]!;
    const isFrame =
      marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return {
        mediaType: 'image/jpeg',
        width: view.getUint16(offset + 7),
        height: view.getUint16(offset + 5),
      };
    }
    offset += 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

function svgFacts(bytes: Uint8Array): Facts | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, 4096));
  const [tag] = /<svg\b[^>]*>/i.exec(text) ?? [];
  if (!tag) {
    return undefined;
  }
  const length = (name: string) =>
    Number(new RegExp(`\\s${name}="([\\d.]+)`).exec(tag)?.[1]);
  const [, , boxWidth, boxHeight] = (/viewBox="([^"]*)"/i.exec(tag)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  return {
    mediaType: 'image/svg+xml',
    width: length('width') || boxWidth || 300,
    height: length('height') || boxHeight || 150,
  };
}
