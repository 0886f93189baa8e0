import path from 'node:path';
import {CONTENT_TYPES, isTextType} from '../../src/hosts/contentTypes';
import type {Problem} from '../../src/sets/problem';

/** How files of a kind begin. Bytes that are no text have been read as U+FFFD. */
const BEGINNINGS: Readonly<
  Record<string, readonly [begins: RegExp, what: string]>
> = {
  svg: [
    /^\uFEFF?(?:\s|<\?xml[^>]*>|<!--[^]*?-->|<!DOCTYPE svg[^>]*>)*<svg[\s/>]/i,
    'SVG drawing',
  ],
  png: [/^\uFFFDPNG\r\n\u001A\n/, 'PNG picture'],
  jpg: [/^\uFFFD{3}/, 'JPEG picture'],
  jpeg: [/^\uFFFD{3}/, 'JPEG picture'],
  gif: [/^GIF8[79]a/, 'GIF picture'],
  webp: [/^RIFF[^]{4,12}WEBP/, 'WebP picture'],
  ico: [/^\0\0\u0001\0/, 'icon'],
  pdf: [/^%PDF-/, 'PDF document'],
  woff2: [/^wOF2/, 'WOFF2 font'],
  woff: [/^wOFF/, 'WOFF font'],
  wasm: [/^\0asm/, 'WebAssembly module'],
  zip: [/^PK/, 'ZIP archive'],
  xlsx: [/^PK/, 'workbook'],
};

const TYPE_OF = Object.fromEntries(
  Object.entries(CONTENT_TYPES).flatMap(([type, endings]) =>
    endings.map((ending) => [ending, type]),
  ),
);

/**
 * Says what is wrong with a published file whose content is not what its ending says: hosts go by the
 * ending, and tell browsers not to look further.
 *
 * @param text - the file, read as UTF-8
 */
export function contentProblem(
  file: string,
  text: string,
): Pick<Problem, 'found' | 'expected' | 'remedy'> | undefined {
  const ending = path.extname(file).slice(1).toLowerCase();
  const type = TYPE_OF[ending];
  if (type === undefined) {
    return {
      found: `a file that ends in ".${ending}", for which hosts have no type`,
      expected: `one of ${Object.keys(TYPE_OF).join(', ')}`,
      remedy: 'Rename it, or add its type to src/hosts/contentTypes.ts.',
    };
  }
  const [begins, what] = BEGINNINGS[ending] ?? [];
  if (begins && !begins.test(text)) {
    return {
      found: `no ${what}: it begins with ${JSON.stringify(text.slice(0, 20))}`,
      expected: `what its ending says, a ${what}`,
      remedy: 'Export it anew, or give it the ending of what it is.',
    };
  }
  return isTextType(type) && /[\0\uFFFD]/.test(text)
    ? {
        found: 'bytes that are no UTF-8 text',
        expected: `${type} in UTF-8, as its ending says`,
        remedy: 'Save it as UTF-8, or give it the ending of what it is.',
      }
    : undefined;
}
