import type {FileFormat} from '../contract';
import {MEDIA_TYPES, unsupported} from './formats';
import {type Snapshot, toJson} from './json';
import {sheetIn} from '../state/find';

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
        const {toCsv} = await import('./csv');
        const active = sheetIn(state, store.view.activeSheetId);
        return toCsv(store, state, active ?? state.sheets[0]!, locale);
      }
      case 'xlsx': {
        const {toXlsx} = await import('./xlsx/write');
        return toXlsx(snapshot, password);
      }
      default:
        throw unsupported(format);
    }
  };
  return new Blob([await contents()], {type: MEDIA_TYPES[format]});
}
