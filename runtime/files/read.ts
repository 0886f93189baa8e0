import type {DocumentSource, FileFormat, OpenOptions} from '../contract';
import {fromCsv, toCsv} from './csv';
import {detectFormat, MEDIA_TYPES, unsupported} from './formats';
import {fromJson, type ReadDocument, type Snapshot, toJson} from './json';
import {sheetIn} from '../state/find';
import {SpreadsheetError, throwIfAborted} from '../errors';
import {loadBytes} from './load';
import {wideEncoding} from './wideEncoding';
import {fromXlsx} from './xlsx/read';
import {toXlsx} from './xlsx/write';

async function bytesOf(
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
 * Reads a file.
 *
 * @throws SpreadsheetError `FILE_UNREADABLE`, `FORMAT_UNSUPPORTED`, `WRONG_PASSWORD`, `LIMIT_EXCEEDED`, `ABORTED`
 */
export async function readDocument(
  source: DocumentSource,
  {format, password, csvSeparator, onProgress, signal}: OpenOptions,
  locale: string,
): Promise<ReadDocument> {
  throwIfAborted(signal);
  onProgress?.(0);
  const bytes = await bytesOf(source, signal);
  throwIfAborted(signal);
  onProgress?.(0.5);
  const chosen = format ?? detectFormat(bytes);
  if (!chosen) {
    throw unsupported('this file');
  }
  const read = await parse(bytes, chosen, {password, csvSeparator, locale});
  throwIfAborted(signal);
  onProgress?.(1);
  return read;
}

async function parse(
  bytes: Uint8Array,
  format: FileFormat,
  {
    password,
    csvSeparator,
    locale,
  }: {
    password: string | undefined;
    csvSeparator: string | undefined;
    locale: string;
  },
): Promise<ReadDocument> {
  switch (format) {
    case 'json':
      return fromJson(textOf(bytes));
    case 'csv':
      return {state: await fromCsv(textOf(bytes), csvSeparator, locale)};
    case 'xlsx':
      return fromXlsx(bytes, password);
    default:
      throw unsupported(format);
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    const encoding = wideEncoding(bytes) ?? 'utf-8';
    return new TextDecoder(encoding, {fatal: true}).decode(bytes);
  } catch {
    throw new SpreadsheetError(
      'FILE_UNREADABLE',
      'The file is not text in UTF-8.',
    );
  }
}

/** Name of a document by its source: that of a file, or the last part of an address. */
export function nameOfSource(source: DocumentSource): string | undefined {
  const full =
    source instanceof URL
      ? source.pathname.split('/').at(-1)
      : (source as {name?: string}).name;
  return full ? decodeURIComponent(full).replace(/\.[^.]+$/, '') : undefined;
}

/** Writes a document to the bytes of a file. */
export async function writeDocument(
  snapshot: Snapshot,
  format: FileFormat,
  password: string | undefined,
): Promise<Blob> {
  const {store, state, locale} = snapshot;
  if (password !== undefined && format !== 'xlsx') {
    throw unsupported(`${format} with a password`);
  }
  const contents = async (): Promise<BlobPart> => {
    switch (format) {
      case 'json':
        return toJson(store, state);
      case 'csv': {
        const active = sheetIn(state, store.view.activeSheetId);
        return toCsv(store, state, active ?? state.sheets[0]!, locale);
      }
      case 'xlsx':
        return toXlsx(snapshot, password);
      default:
        throw unsupported(format);
    }
  };
  return new Blob([await contents()], {type: MEDIA_TYPES[format]});
}
