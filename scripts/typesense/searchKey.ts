import {randomBytes} from 'node:crypto';
import type {SearchRecord} from '../../src/search/records/record';
import {TypesenseError} from './typesenseError';
import {explain} from './failure';
import {probeSearch} from './probe';
import type {TypesenseApi} from './typesenseApi';

const REMEDY =
  'Make a key that may do nothing but documents:search: --create-search-key does, with the value of TYPESENSE_SEARCH_API_KEY or one of its own.';

/**
 * Makes a key that may search an alias and nothing else.
 *
 * @param value - the key; absent to have one made up
 * @returns the key, and whether it is new: an older key with this value is left as it is
 * @throws Error saying what failed and what to do
 */
export async function createSearchKey(
  api: TypesenseApi,
  alias: string,
  value = randomBytes(24).toString('base64url'),
): Promise<{value: string; isNew: boolean}> {
  try {
    await api.request('POST', '/keys', {
      description: `Search of ${alias}`,
      actions: ['documents:search'],
      collections: [alias],
      value,
    });
    return {value, isNew: true};
  } catch (error) {
    if (error instanceof TypesenseError && error.status === 409) {
      return {value, isNew: false};
    }
    throw explain(error, alias, 'No key was made.');
  }
}

/**
 * Checks that the key that the site ships to browsers finds pages, and opens nothing else.
 *
 * @param api - the cluster, with the search key
 * @throws Error saying what is wrong with the key and what to do
 */
export async function checkSearchKey(
  api: TypesenseApi,
  alias: string,
  records: readonly SearchRecord[],
): Promise<void> {
  try {
    await probeSearch(api, alias, records);
  } catch (error) {
    throw new Error(
      `${alias} is live, but TYPESENSE_SEARCH_API_KEY does not find its pages: ${(error as Error).message}\n${REMEDY}`,
      {cause: error},
    );
  }
  for (const path of ['/collections', `/collections/${alias}/documents/0`]) {
    if (!(await isForbidden(api, path))) {
      throw new Error(
        `${alias} is live, but TYPESENSE_SEARCH_API_KEY may do more than search (GET ${path}), and every browser gets it.\n${REMEDY}`,
      );
    }
  }
}

async function isForbidden(api: TypesenseApi, path: string): Promise<boolean> {
  try {
    await api.request('GET', path);
    return false;
  } catch (error) {
    return error instanceof TypesenseError && [401, 403].includes(error.status);
  }
}
