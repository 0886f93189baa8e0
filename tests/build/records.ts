import {readRecords} from '../../scripts/typesense/readRecords';
import type {SearchRecord} from '../../src/search/records/record';

const read = new Map<string, SearchRecord[]>();

/** What `npm run search:push` would load; each build is read once for all files of a worker. */
export function recordsOf(dir: string): readonly SearchRecord[] {
  const records = read.get(dir) ?? readRecords(dir);
  read.set(dir, records);
  return records;
}
