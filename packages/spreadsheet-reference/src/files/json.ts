import type {JsonValue, LeftOut} from '../contract';
import type {DocumentStore, Properties} from '../document/store';
import type {WorkbookState} from '../state/types';
import {unreadable} from '../errors';
import {reserveIds} from '../state/ids';

/** What a file in the SDK's own format holds. */
export interface StoredDocument {
  readonly state: WorkbookState;
  readonly properties: Properties;
  readonly parts: ReadonlyMap<string, JsonValue>;
  readonly gridlinesHidden: ReadonlySet<string>;
  readonly zoom: ReadonlyMap<string, number>;
  readonly activeSheetId?: string;
}

const FORMAT = 'spreadsheet-sdk-reference';

/** Maps, sets, dates and bytes have no form of their own in JSON: the names of theirs, and how they are read. */
const FORMS: Readonly<Record<string, (value: never) => unknown>> = {
  $map: (entries: [unknown, unknown][]) => new Map(entries),
  $set: (members: unknown[]) => new Set(members),
  $date: (time: number) => new Date(time),
  $bytes: (text: string) =>
    Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
};

function replacer(this: Record<string, unknown>, key: string): unknown {
  const value = this[key];
  if (value instanceof Map) {
    return {$map: [...value]};
  }
  if (value instanceof Set) {
    return {$set: [...value]};
  }
  if (value instanceof Date) {
    return {$date: value.getTime()};
  }
  return value instanceof Uint8Array ? {$bytes: toBase64(value)} : value;
}

function reviver(_key: string, value: unknown): unknown {
  const [form, stored] = Object.entries(value ?? {})[0] ?? [];
  const read = form?.startsWith('$') && FORMS[form];
  return read ? read(stored as never) : value;
}

/** Bytes as letters that any text may hold. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** A document with everything, as text. */
export function toJson(
  {properties, parts, view}: DocumentStore,
  state: WorkbookState,
): string {
  const {gridlinesHidden, zoom, activeSheetId} = view;
  const stored: StoredDocument = {
    state,
    properties,
    parts,
    gridlinesHidden,
    zoom,
    activeSheetId,
  };
  return serialize(stored);
}

/** Data with maps, sets, dates and bytes as text, for {@link fromJson}. */
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
    // Told below, as for JSON of another kind.
  }
  throw unreadable('The file is not a document in the JSON format of the SDK.');
}

/** A document as it was when writing began. */
export interface Snapshot {
  readonly store: DocumentStore;
  readonly state: WorkbookState;
  readonly locale: string;
  readonly savedAt: Date;
}

/** A document that was read: what a file in the SDK's own format holds, as far as its format keeps it. */
export type ReadDocument = Pick<StoredDocument, 'state'> &
  Partial<StoredDocument> & {
    /** What the file has and the document has not. */
    readonly leftOut?: readonly LeftOut[];
  };
