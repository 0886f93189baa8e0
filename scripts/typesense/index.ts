import {randomBytes} from 'node:crypto';
import {readIndexerSettings} from '../../src/site/settings';
import {runCli} from '../process/cli';
import {createTypesenseClient} from './client';
import {rollBackCollection} from './collections';
import {pushRecords} from './push';
import {readRecords} from './readRecords';
import {checkSearchKey, createSearchKey} from './searchKey';

void runCli({
  usage: `Usage: npm run search:push -- [--dir DIR] [OPTION…]
Loads the records of a finished build (DIR, by default "build") into Typesense (TYPESENSE_NODES,
TYPESENSE_ADMIN_API_KEY, TYPESENSE_COLLECTION).
  --create-search-key  creates the key for browsers and prints it once
  --force              loads even if many records would disappear
  --rollback           points the alias to the previous collection`,
  options: {
    dir: {type: 'string', default: 'build'},
    'create-search-key': {type: 'boolean', default: false},
    force: {type: 'boolean', default: false},
    rollback: {type: 'boolean', default: false},
  },
  async run({dir, force, rollback, ...values}) {
    const settings = readIndexerSettings();
    const {nodes, collection: alias} = settings;
    const client = createTypesenseClient(nodes, settings.adminApiKey);
    if (rollback) {
      await rollBackCollection(client, alias);
      return;
    }
    const records = readRecords(dir);
    console.log(`${dir}: ${records.length} records.`);
    const isNew = values['create-search-key'];
    const key =
      settings.searchApiKey ??
      (isNew ? randomBytes(24).toString('base64url') : undefined);
    if (isNew && key !== undefined) {
      await createSearchKey(client, alias, key);
    }
    if (key !== settings.searchApiKey) {
      console.log(
        `Search key, shown this once. Build the site with it:\n  TYPESENSE_SEARCH_API_KEY=${key}`,
      );
    }
    await pushRecords(client, records, {alias, force});
    if (key !== undefined) {
      await checkSearchKey(createTypesenseClient(nodes, key), alias, records);
    }
  },
});
