import {collectionSchema} from '../../src/search/engines/hosted/schema';
import type {SearchRecord} from '../../src/search/records/record';
import {TypesenseError} from './typesenseError';
import type {Collection} from './collections';
import {Failure} from './failure';
import {importRecords} from './importRecords';
import {probeSearch} from './probe';
import type {Report} from './report';
import {addSynonyms} from './synonyms';
import type {TypesenseApi} from './typesenseApi';

/**
 * Makes a collection of records: schema, documents, synonyms. Nothing uses it yet.
 *
 * @throws Failure or TypesenseError when it does not hold every record, or does not find its own pages
 */
export async function loadCollection(
  api: TypesenseApi,
  name: string,
  records: readonly SearchRecord[],
  report: Report,
): Promise<void> {
  await create(api, name, records.length);
  await importRecords(api, name, records, report);
  await addSynonyms(api, name, records);
  await checkCount(api, name, records.length);
  await probeSearch(api, name, records);
  report(`${name} holds all ${records.length} records and finds its pages.`);
}

async function create(
  api: TypesenseApi,
  name: string,
  records: number,
): Promise<void> {
  try {
    await api.request('POST', '/collections', {
      ...collectionSchema(name),
      metadata: {records},
    });
  } catch (error) {
    // The name is nobody else's: the request arrived, its answer got lost, and it was sent again.
    if (!(error instanceof TypesenseError && error.status === 409)) {
      throw error;
    }
  }
}

async function checkCount(
  api: TypesenseApi,
  name: string,
  expected: number,
): Promise<void> {
  const {num_documents: count} = await api.json<Collection>(
    'GET',
    `/collections/${name}`,
  );
  if (count !== expected) {
    throw new Failure(
      `${name} holds ${count} records, expected ${expected}.`,
      'Run this again; if it stays, look into the log of the server.',
    );
  }
}
