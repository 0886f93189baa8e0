import type {DocumentStore, Properties} from '../document/store';
import type {JsonValue} from '../contract';
import {SpreadsheetError} from '../errors';
import type {WorkbookState} from '../state/types';

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

// Maps, sets, dates and bytes have no form of their own in JSON.
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
  if (value instanceof Uint8Array) {
    return {
      $bytes: btoa(
        Array.from(value, (byte) => String.fromCharCode(byte)).join(''),
      ),
    };
  }
  return value;
}

function reviver(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if ('$map' in value) {
    return new Map(value.$map as [unknown, unknown][]);
  }
  if ('$set' in value) {
    return new Set(value.$set as unknown[]);
  }
  if ('$date' in value) {
    return new Date(value.$date as number);
  }
  if ('$bytes' in value) {
    return Uint8Array.from(atob(value.$bytes as string), (letter) =>
      letter.charCodeAt(0),
    );
  }
  return value;
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
  return JSON.stringify({format: FORMAT, version: 1, ...stored}, replacer);
}

/** @throws SpreadsheetError `FILE_UNREADABLE` */
export function fromJson(text: string): StoredDocument {
  try {
    const data = JSON.parse(text, reviver) as StoredDocument & {
      format?: string;
    };
    if (data.format === FORMAT) {
      return data;
    }
  } catch {
    // Told below, as for JSON of another kind.
  }
  throw new SpreadsheetError(
    'FILE_UNREADABLE',
    'The file is not a document in the JSON format of the SDK.',
  );
}
