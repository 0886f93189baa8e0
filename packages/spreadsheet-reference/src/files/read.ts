import type {DocumentSource, FileFormat, OpenOptions} from '../contract';
import {
  detectFormat,
  MEDIA_TYPES,
  unsupportedFormat,
  detectUtf16,
} from './formats';
import {fromJson, type ReadDocument, type Snapshot, toJson} from './json';
import {findSheet} from '../state/identity';
import {throwIfAborted, fileUnreadable} from '../errors';
import {loadBytes} from './load';
import {fromCsv, toCsv} from './csv';
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
  return source instanceof Uint8Array ? source : new Uint8Array(source);
}

/**
 * Reads a document from a file.
 *
 * @throws SpreadsheetError `FILE_UNREADABLE`, `FORMAT_UNSUPPORTED`, `WRONG_PASSWORD`, `LIMIT_EXCEEDED`, `ABORTED`
 */
export async function readDocument(
  source: DocumentSource,
  options: OpenOptions,
  locale: string,
): Promise<ReadDocument> {
  const {format, onProgress, signal} = options;
  throwIfAborted(signal);
  onProgress?.(0);
  const bytes = await loadSource(source, signal);
  throwIfAborted(signal);
  onProgress?.(0.5);
  const chosen = format ?? detectFormat(bytes);
  if (!chosen || !(chosen in FORMATS)) {
    throw unsupportedFormat(chosen ?? 'this file');
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
  ): Promise<ReadDocument> | ReadDocument;
  write(
    snapshot: Snapshot,
    password: string | undefined,
  ): Promise<BlobPart> | BlobPart;
}

const FORMATS: Readonly<Record<FileFormat, Format>> = {
  json: {
    read: (bytes) => fromJson(decodeText(bytes)),
    write: ({store, state}) => toJson(store, state),
  },
  csv: {
    read: async (bytes, {csvSeparator, locale}) => ({
      state: await fromCsv(decodeText(bytes), csvSeparator, locale),
    }),
    write({store, state, locale}) {
      const active = findSheet(state, store.view.activeSheetId);
      return toCsv(store, state, active ?? state.sheets[0]!, locale);
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
    throw fileUnreadable('The file is not text in UTF-8.');
  }
}

/** Returns the file name of a source without extension; `undefined` if the source has no name. */
export function documentName(source: DocumentSource): string | undefined {
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
  snapshot: Snapshot,
  format: FileFormat,
  password: string | undefined,
): Promise<Blob> {
  const known = format in FORMATS;
  if (!known || (password !== undefined && format !== 'xlsx')) {
    throw unsupportedFormat(known ? `${format} with a password` : format);
  }
  const contents = await FORMATS[format].write(snapshot, password);
  return new Blob([contents], {type: MEDIA_TYPES[format]});
}
