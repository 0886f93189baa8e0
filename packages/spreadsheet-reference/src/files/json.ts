import type {JsonValue, LeftOut} from '../contract';
import type {DocumentStore, Properties} from '../document/store';
import type {WorkbookState} from '../state/types';
import {unreadable} from '../errors';
import {reserveIds} from '../state/identity';

/** Contents of a JSON file. */
export interface StoredDocument {
  readonly state: WorkbookState;
  readonly properties: Properties;
  readonly parts: ReadonlyMap<string, JsonValue>;
  readonly gridlinesHidden: ReadonlySet<string>;
  readonly zoom: ReadonlyMap<string, number>;
  readonly activeSheetId?: string;
}

const FORMAT = 'spreadsheet-sdk-reference';

/** Readers of values that JSON cannot represent, by the property that marks them. */
const READERS: Readonly<Record<string, (value: never) => unknown>> = {
  $map: (entries: [unknown, unknown][]) => new Map(entries),
  $set: (members: unknown[]) => new Set(members),
  $date: (time: number) => new Date(time),
  $bytes: (text: string) =>
    Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
};

// Not the argument `value`: dates are already text there.
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

/** Serializes a document completely. */
export function toJson(
  {properties, parts, view}: DocumentStore,
  state: WorkbookState,
): string {
  const {gridlinesHidden, zoom, activeSheetId} = view;
  const shown = {gridlinesHidden, zoom, activeSheetId};
  const stored: StoredDocument = {state, properties, parts, ...shown};
  return serialize(stored);
}

/** Serializes data with maps, sets, dates and bytes for {@link fromJson}. */
export function serialize(stored: object): string {
  return JSON.stringify({format: FORMAT, version: 1, ...stored}, replacer);
}

/** @throws SpreadsheetError `FILE_UNREADABLE` */
export function fromJson<T = StoredDocument>(text: string): T {
  try {
    const data = JSON.parse(text, reviver) as T & {
      format?: string;
    };
    if (data.format === FORMAT) {
      reserveIds(text);
      return data;
    }
  } catch {
    // Reported below, like other JSON.
  }
  throw unreadable('The file is not a document in the JSON format of the SDK.');
}

/** State of a document when saving started. */
export interface Snapshot {
  readonly store: DocumentStore;
  readonly state: WorkbookState;
  readonly locale: string;
  readonly savedAt: Date;
}

/** Contents of a file, as far as its format provides them. */
export type ReadDocument = Pick<StoredDocument, 'state'> &
  Partial<StoredDocument> & {
    readonly leftOut?: readonly LeftOut[];
  };
