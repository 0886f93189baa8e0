import {GIF} from 'image-size/types/gif';
import {JPG} from 'image-size/types/jpg';
import {PNG} from 'image-size/types/png';
import {SVG} from 'image-size/types/svg';
import {SpreadsheetError} from '../errors';
import {loadBytes} from '../files/load';

/**
 * Reads an image from a blob or a URL.
 *
 * @throws SpreadsheetError `FILE_UNREADABLE`, `FORMAT_UNSUPPORTED`
 */
export async function readImage(source: Blob | URL) {
  const bytes =
    source instanceof URL
      ? await loadBytes(source)
      : new Uint8Array(await source.arrayBuffer());
  const facts = detectImage(bytes);
  if (!facts) {
    throw new SpreadsheetError(
      'FORMAT_UNSUPPORTED',
      'The bytes are not a PNG, JPEG, GIF or SVG image.',
    );
  }
  return {bytes, ...facts};
}

/** Image detectors by media subtype. */
const FORMATS = {png: PNG, jpeg: JPG, gif: GIF, 'svg+xml': SVG};

/** Detects the type and size of an image; `undefined` for other files. */
export function detectImage(bytes: Uint8Array) {
  for (const [type, {validate, calculate}] of Object.entries(FORMATS)) {
    if (tryRead(() => validate(bytes))) {
      // SVG images without a size get the default size of CSS:
      // https://drafts.csswg.org/css-images/#default-object-size
      const {width, height} =
        tryRead(() => calculate(bytes)) ??
        (type === 'svg+xml' ? {width: 300, height: 150} : {});
      return width && height
        ? {mediaType: `image/${type}`, width, height}
        : undefined;
    }
  }
  return undefined;
}

/** Returns `undefined` if `read` throws, because the image is truncated. */
function tryRead<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
