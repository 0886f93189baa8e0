import type {SearchRecord} from '../../src/search/records/record';
import {Failure, resourceRemedy} from './failure';
import type {Report} from './report';
import type {TypesenseApi} from './typesenseApi';

/** Size of one part of an import, in characters. */
const PART_SIZE = 1_000_000;

/**
 * Loads records into a collection, in parts, and checks what became of each.
 *
 * @throws Failure naming the first record that was refused, with the server's words
 */
export async function importRecords(
  api: TypesenseApi,
  collection: string,
  records: readonly SearchRecord[],
  report: Report,
): Promise<void> {
  let done = 0;
  for (const part of partsOf(records)) {
    const answer = await api.request(
      'POST',
      // A part that arrives twice, because an answer got lost, must do no harm.
      `/collections/${collection}/documents/import?action=upsert`,
      part.map((record) => JSON.stringify(record)).join('\n'),
    );
    checkLines(answer, part);
    done += part.length;
    report(`Loaded ${done} of ${records.length} records.`, {passing: true});
  }
}

/**
 * Finds ids that two records share: the second would replace the first in silence.
 *
 * @throws Failure naming both
 */
export function checkIds(records: readonly SearchRecord[]): void {
  const known = new Map<string, SearchRecord>();
  for (const record of records) {
    const other = known.get(record.id);
    if (other) {
      throw new Failure(
        `Records of ${other.url} and ${record.url} share the id ${record.id}.`,
        'Expected an id of its own for each record: see that no page is in the build twice, and build anew.',
      );
    }
    known.set(record.id, record);
  }
}

/** An import answers with status 200 whatever became of its lines. */
function checkLines(answer: string, part: readonly SearchRecord[]): void {
  const lines = answer.split('\n').filter(Boolean);
  lines.forEach((line, index) => {
    const {success, error} = parseLine(line);
    if (!success) {
      const {id = 'unknown', url = 'unknown'} = part[index] ?? {};
      throw new Failure(
        `Record ${id} of ${url} was refused: ${error}`,
        resourceRemedy(String(error)) ??
          'Mend the page, or the schema in src/search/engines/hosted/schema.ts, build and run this again.',
      );
    }
  });
  if (lines.length !== part.length) {
    throw new Failure(
      `${part.length} records were sent, ${lines.length} were answered.`,
      'Run this again; if it stays, look into the log of the server.',
    );
  }
}

function parseLine(line: string): {success: boolean; error?: string} {
  try {
    return JSON.parse(line) as {success: boolean; error?: string};
  } catch {
    return {success: false, error: line.slice(0, 200)};
  }
}

function* partsOf(records: readonly SearchRecord[]): Generator<SearchRecord[]> {
  let part: SearchRecord[] = [];
  let size = 0;
  for (const record of records) {
    part.push(record);
    size += JSON.stringify(record).length;
    if (size > PART_SIZE) {
      yield part;
      part = [];
      size = 0;
    }
  }
  if (part.length > 0) {
    yield part;
  }
}
