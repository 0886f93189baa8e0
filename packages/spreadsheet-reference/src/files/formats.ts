import type {ExportFormat, FileFormat} from '../contract';
import {SpreadsheetError} from '../errors';

export const MEDIA_TYPES: Readonly<Record<FileFormat | ExportFormat, string>> =
  {
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    csv: 'text/csv;charset=utf-8',
    json: 'application/json',
    pdf: 'application/pdf',
    html: 'text/html;charset=utf-8',
    png: 'image/png',
  };

const FILE_FORMATS: readonly FileFormat[] = ['xlsx', 'csv', 'json'];

export function createUnsupportedFormatError(format: string): SpreadsheetError {
  return new SpreadsheetError(
    'FORMAT_UNSUPPORTED',
    `'${format}' is not a format that can be used here: use ${FILE_FORMATS.join(', ')}.`,
    {format},
  );
}

/** @throws SpreadsheetError `FORMAT_UNSUPPORTED` for an unknown extension */
export function getFormatFromFileName(fileName: string): FileFormat {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const format = FILE_FORMATS.find((known) => known === extension);
  if (!format) {
    throw createUnsupportedFormatError(extension || fileName);
  }
  return format;
}

/** Detects the format of a file from its first bytes; `undefined` for unsupported binary formats. */
export function detectFormat(bytes: Uint8Array): FileFormat | undefined {
  const [a, b, c, d] = bytes;
  const isZip = a === 0x50 && b === 0x4b && c! < 9 && d! < 9;
  const isEncrypted = a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0;
  if (isZip || isEncrypted) {
    return 'xlsx';
  }
  if (!detectUtf16(bytes) && bytes.subarray(0, 4096).includes(0)) {
    return undefined;
  }
  const decoder = new TextDecoder();
  return decoder.decode(bytes.subarray(0, 64)).trimStart().startsWith('{') &&
    decoder.decode(bytes.subarray(-64)).trimEnd().endsWith('}')
    ? 'json'
    : 'csv';
}

/** Detects UTF-16 and its byte order by the byte order mark. */
export function detectUtf16([first, second]: Uint8Array):
  'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le';
  }
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}
