import type {LeftOut} from '../contract';
import {
  createDocumentProperties,
  type DocumentStore,
  type ViewSettings,
} from '../document/store';
import {createEmptyWorkbook} from '../state/create';
import type {CellState, WorkbookState} from '../state/types';
import {isCellError} from '../values/scalar';
import {createFileUnreadableError} from '../errors';
import {reserveIds} from '../state/identity';

/** Contents of a document in the JSON file format. */
export interface StoredDocument extends Pick<
  DocumentStore,
  'state' | 'properties' | 'parts'
> {
  readonly view: Omit<ViewSettings, 'selection'>;
}

const FORMAT = 'spreadsheet-sdk-reference';

/** Functions that restore values without a JSON representation, by the property that marks such values. */
const READERS: Readonly<Record<string, (value: never) => unknown>> = {
  $map: (entries: [unknown, unknown][]) => new Map(entries),
  $set: (members: unknown[]) => new Set(members),
  $object: (entries: [string, unknown][]) => Object.fromEntries(entries),
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
  const [first] = Object.keys(Object(value));
  if (first?.startsWith('$') && !Array.isArray(value)) {
    return {$object: Object.entries(value as object)};
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

/** Serializes a document including its view settings, except the selection. */
export function renderJson(
  {properties, parts, view: {selection: _selection, ...view}}: DocumentStore,
  state: WorkbookState,
): string {
  return stringifyStored({state, properties, parts, view});
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
  return throwUnreadable();
}

function throwUnreadable(): never {
  throw createFileUnreadableError(
    'The file is not a document in the JSON format of the SDK.',
  );
}

/**
 * Parses a document in the JSON file format.
 *
 * @throws SpreadsheetError `FILE_UNREADABLE`
 */
export function parseDocumentJson(text: string): StoredDocument {
  const document = parseStoredJson(text);
  const [sheet] = EXAMPLE.state.sheets;
  const isValid =
    isLike(document, EXAMPLE) &&
    document.state.sheets.length > 0 &&
    document.state.sheets.every(
      (one) => isLike(one, sheet) && [...one.cells].every(isCellEntry),
    );
  return isValid ? document : throwUnreadable();
}

const EXAMPLE: StoredDocument = {
  state: createEmptyWorkbook(['Sheet1']),
  properties: createDocumentProperties(),
  parts: new Map(),
  view: {activeSheetId: '', gridlinesHidden: new Set(), zoom: new Map()},
};

/** Tests whether a value has all properties of an example, of the same types. Properties that are `null` can differ. */
function isLike(value: unknown, example: unknown): boolean {
  if (example === null || typeof example !== 'object') {
    return example === null || typeof value === typeof example;
  }
  return (
    Object.prototype.toString.call(value) ===
      Object.prototype.toString.call(example) &&
    (Array.isArray(example) ||
      Object.entries(example).every(([name, part]) =>
        isLike((value as Record<string, unknown>)[name], part),
      ))
  );
}

const isCellEntry = ([key, cell]: readonly [unknown, Partial<CellState>]) =>
  Number.isInteger(key) &&
  cell !== null &&
  typeof cell === 'object' &&
  ['string', 'undefined'].includes(typeof cell.formula) &&
  (typeof cell.value !== 'object' ||
    cell.value === null ||
    isCellError(cell.value));

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
