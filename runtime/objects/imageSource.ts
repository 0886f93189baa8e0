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
  const facts = imageFacts(bytes);
  if (!facts) {
    throw new SpreadsheetError(
      'FORMAT_UNSUPPORTED',
      'The bytes are not a PNG, JPEG, GIF or SVG image.',
    );
  }
  return {bytes, ...facts};
}

type Facts = Omit<ImageBytes, 'bytes'>;

/** What the bytes of an image say of it; `undefined` for those of anything else. */
export function imageFacts(bytes: Uint8Array): Facts | undefined {
  return (
    FORMATS.flatMap((format) => factsOf(bytes, format) ?? [])[0] ??
    svgFacts(bytes)
  );
}

/** First bytes of the images that have pixels, and where they tell their size. */
const FORMATS: readonly {
  readonly type: string;
  readonly signature: readonly number[];
  readonly size: (
    view: DataView,
  ) => [width: number, height: number] | undefined;
}[] = [
  {
    type: 'png',
    signature: [0x89, 0x50, 0x4e, 0x47],
    size: (view) => [view.getUint32(16), view.getUint32(20)],
  },
  {
    type: 'gif',
    signature: [0x47, 0x49, 0x46, 0x38],
    size: (view) => [view.getUint16(6, true), view.getUint16(8, true)],
  },
  {type: 'jpeg', signature: [0xff, 0xd8, 0xff], size: jpegSize},
];

function factsOf(
  bytes: Uint8Array,
  {type, signature, size}: (typeof FORMATS)[number],
): Facts | undefined {
  if (!signature.every((byte, index) => bytes[index] === byte)) {
    return undefined;
  }
  try {
    const {buffer, byteOffset, byteLength} = bytes;
    const found = size(new DataView(buffer, byteOffset, byteLength));
    const [width, height] = found ?? [];
    return width && height
      ? {mediaType: `image/${type}`, width, height}
      : undefined;
  } catch {
    // The image ends before its size.
    return undefined;
  }
}

// The size stands in the first start-of-frame segment.
function jpegSize(view: DataView): [number, number] | undefined {
  for (
    let offset = 2;
    offset + 9 < view.byteLength;
    offset += 2 + view.getUint16(offset + 2)
  ) {
    const marker = view.getUint8(offset + 1);
    if (
      marker >= 0xc0 &&
      marker <= 0xcf &&
      ![0xc4, 0xc8, 0xcc].includes(marker)
    ) {
      return [view.getUint16(offset + 7), view.getUint16(offset + 5)];
    }
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
