import type {DocumentSource, FileFormat, OpenOptions} from '../contract';
import {
  detectFormat,
  MEDIA_TYPES,
  createUnsupportedFormatError,
  detectUtf16,
} from './formats';
import {
  parseDocumentJson,
  type ReadDocumentResult,
  type DocumentSnapshot,
  renderJson,
} from './json';
import {findSheet} from '../state/identity';
import {
  createFileUnreadableError,
  createInvalidArgumentError,
  throwIfAborted,
} from '../errors';
import {loadBytes} from './load';
import {parseCsv, renderCsv} from './csv';
import {fromXlsx} from './xlsx/read';
import {toXlsx} from './xlsx/write';

async function loadSource(
  source: DocumentSource,
  signal: AbortSignal | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (source instanceof URL) {
    return loadBytes(source, signal);
  }
  if (source instanceof Blob) {
    return new Uint8Array(await source.arrayBuffer());
  }
  if (source instanceof Uint8Array) {
    return source;
  }
  if (Object.prototype.toString.call(source) !== '[object ArrayBuffer]') {
    throw createInvalidArgumentError(
      'The source is no file: pass its bytes, a Blob, or its address as a URL object.',
    );
  }
  return new Uint8Array(source);
}

/**
 * Reads a document from a file.
 *
 * @throws SpreadsheetError `FILE_UNREADABLE`, `FORMAT_UNSUPPORTED`, `WRONG_PASSWORD`, `LIMIT_EXCEEDED`,
 * `INVALID_ARGUMENT`, `ABORTED`
 */
export async function readDocument(
  source: DocumentSource,
  options: OpenOptions,
  locale: string,
): Promise<ReadDocumentResult> {
  const {format, onProgress, signal} = options;
  throwIfAborted(signal);
  onProgress?.(0);
  const bytes = await loadSource(source, signal);
  throwIfAborted(signal);
  onProgress?.(0.5);
  if (bytes.length === 0 && format !== 'csv') {
    throw createFileUnreadableError('The file is empty: it has 0 bytes.');
  }
  const chosen = format ?? detectFormat(bytes);
  if (!chosen || !Object.hasOwn(FORMATS, chosen)) {
    throw createUnsupportedFormatError(chosen ?? 'this file');
  }
  const read = await FORMATS[chosen].read(bytes, {...options, locale});
  throwIfAborted(signal);
  onProgress?.(1);
  return read;
}

interface Format {
  read(
    bytes: Uint8Array,
    options: OpenOptions & {readonly locale: string},
  ): Promise<ReadDocumentResult> | ReadDocumentResult;
  write(
    snapshot: DocumentSnapshot,
    password: string | undefined,
  ): Promise<BlobPart> | BlobPart;
}

const FORMATS: Readonly<Record<FileFormat, Format>> = {
  json: {
    read: (bytes) => parseDocumentJson(decodeText(bytes)),
    write: ({store, state}) => renderJson(store, state),
  },
  csv: {
    read: async (bytes, {csvSeparator, locale}) => ({
      state: await parseCsv(decodeText(bytes), csvSeparator, locale),
    }),
    write({store, state, locale}) {
      const active = findSheet(state, store.view.activeSheetId);
      return renderCsv(store, state, active ?? state.sheets[0]!, locale);
    },
  },
  xlsx: {
    read: (bytes, {password}) => fromXlsx(bytes, password),
    write: toXlsx,
  },
};

function decodeText(bytes: Uint8Array): string {
  try {
    const encoding = detectUtf16(bytes) ?? 'utf-8';
    return new TextDecoder(encoding, {fatal: true}).decode(bytes);
  } catch {
    throw createFileUnreadableError('The file is not text in UTF-8.');
  }
}

/** Returns the file name of a source without extension; `undefined` if the source has no name. */
export function getDocumentName(source: DocumentSource): string | undefined {
  const full =
    source instanceof URL
      ? source.pathname.split('/').at(-1)
      : (source as {name?: string}).name;
  return full ? decodeURIComponent(full).replace(/\.[^.]+$/, '') : undefined;
}

/**
 * Writes a document to a file.
 *
 * @throws SpreadsheetError `FORMAT_UNSUPPORTED`, also if a password is given for a format other than `xlsx`
 */
export async function writeDocument(
  snapshot: DocumentSnapshot,
  format: FileFormat,
  password: string | undefined,
): Promise<Blob> {
  const known = Object.hasOwn(FORMATS, format);
  if (!known || (password !== undefined && format !== 'xlsx')) {
    throw createUnsupportedFormatError(
      known ? `${format} with a password` : format,
    );
  }
  const contents = await FORMATS[format].write(snapshot, password);
  return new Blob([contents], {type: MEDIA_TYPES[format]});
}
