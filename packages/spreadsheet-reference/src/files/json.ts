import type {JsonValue, LeftOut} from '../contract';
import type {DocumentStore, MutableDocumentProperties} from '../document/store';
import type {WorkbookState} from '../state/types';
import {createFileUnreadableError} from '../errors';
import {reserveIds} from '../state/identity';

/** Contents of a document in the JSON file format. */
export interface StoredDocument {
  readonly state: WorkbookState;
  readonly properties: MutableDocumentProperties;
  readonly parts: ReadonlyMap<string, JsonValue>;
  readonly gridlinesHidden: ReadonlySet<string>;
  readonly zoom: ReadonlyMap<string, number>;
  readonly activeSheetId?: string;
}

const FORMAT = 'spreadsheet-sdk-reference';

/** Functions that restore values without a JSON representation, by the property that marks such values. */
const READERS: Readonly<Record<string, (value: never) => unknown>> = {
  $map: (entries: [unknown, unknown][]) => new Map(entries),
  $set: (members: unknown[]) => new Set(members),
  $date: (time: number) => new Date(time),
  $bytes: (text: string) =>
    Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
};

// Reads the property itself, because `JSON.stringify` has already converted dates in its second argument to
// text.
function replacer(this: Record<string, unknown>, key: string): unknown {
  const value = this[key];
  if (value instanceof Map || value instanceof Set) {
    return {[value instanceof Map ? '$map' : '$set']: [...value]};
  }
  if (value instanceof Date) {
    return {$date: value.getTime()};
  }
  return value instanceof Uint8Array ? {$bytes: toBase64(value)} : value;
}

function reviver(_key: string, value: unknown): unknown {
  const [type, stored] = Object.entries(value ?? {})[0] ?? [];
  const read = type?.startsWith('$') && READERS[type];
  return read ? read(stored as never) : value;
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Serializes a document including its view settings. */
export function renderJson(
  {properties, parts, view}: DocumentStore,
  state: WorkbookState,
): string {
  const {gridlinesHidden, zoom, activeSheetId} = view;
  const shown = {gridlinesHidden, zoom, activeSheetId};
  const stored: StoredDocument = {state, properties, parts, ...shown};
  return stringifyStored(stored);
}

/** Serializes data that can contain maps, sets, dates and bytes. {@link parseStoredJson} restores it. */
export function stringifyStored(stored: object): string {
  return JSON.stringify({format: FORMAT, version: 1, ...stored}, replacer);
}

/**
 * Parses text that {@link stringifyStored} returned.
 *
 * @throws SpreadsheetError `FILE_UNREADABLE`
 */
export function parseStoredJson<T = StoredDocument>(text: string): T {
  try {
    const data = JSON.parse(text, reviver) as T & {
      format?: string;
    };
    if (data.format === FORMAT) {
      reserveIds(text);
      return data;
    }
  } catch {
    // Handled below together with JSON of other formats.
  }
  throw createFileUnreadableError(
    'The file is not a document in the JSON format of the SDK.',
  );
}

/** State of a document at the time when saving started. */
export interface DocumentSnapshot {
  readonly store: DocumentStore;
  readonly state: WorkbookState;
  readonly locale: string;
  readonly savedAt: Date;
}

/** Contents of a read file. Properties that the file format does not support are absent. */
export type ReadDocumentResult = Pick<StoredDocument, 'state'> &
  Partial<StoredDocument> & {
    readonly leftOut?: readonly LeftOut[];
  };
