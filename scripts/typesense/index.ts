import {readIndexerSettings} from '../../src/site/settings';
import {cli} from '../process/cli';
import {newStamp} from './collections';
import {pushRecords} from './push';
import {readRecords} from './readRecords';
import {reportTo} from './report';
import {rollBack} from './rollBack';
import {checkSearchKey, createSearchKey} from './searchKey';
import {TypesenseApi} from './typesenseApi';

const report = reportTo(process.stdout);

void cli({
  usage: `Usage: npm run search:push -- [--dir DIR] [OPTION…]
Loads the records of a finished build, "build" unless DIR names another, into Typesense (TYPESENSE_NODES,
TYPESENSE_ADMIN_API_KEY, TYPESENSE_COLLECTION).
  --create-search-key  makes the key that browsers use, and prints it once
  --dry-run            checks what can be checked without changing the server
  --force              swaps although many records are gone
  --rollback           goes back to the records before`,
  options: {
    dir: {type: 'string', default: 'build'},
    'create-search-key': {type: 'boolean', default: false},
    'dry-run': {type: 'boolean', default: false},
    force: {type: 'boolean', default: false},
    rollback: {type: 'boolean', default: false},
  },
  async run(values) {
    const settings = readIndexerSettings();
    const {nodes, collection: alias} = settings;
    const api = new TypesenseApi({nodes, apiKey: settings.adminApiKey});
    if (values.rollback) {
      await rollBack(api, alias, report);
      return;
    }
    const records = readRecords(values.dir);
    report(`${values.dir}: ${records.length} records.`);
    const dryRun = values['dry-run'];
    let {searchApiKey} = settings;
    if (values['create-search-key'] && !dryRun) {
      searchApiKey = await provideSearchKey(api, alias, searchApiKey);
    }
    const {force} = values;
    await pushRecords(api, records, {
      alias,
      stamp: newStamp(),
      force,
      dryRun,
      report,
    });
    if (searchApiKey !== undefined && !dryRun) {
      const reader = new TypesenseApi({nodes, apiKey: searchApiKey});
      await checkSearchKey(reader, alias, records);
      report('TYPESENSE_SEARCH_API_KEY finds pages and may do nothing else.');
    }
  },
});

async function provideSearchKey(
  api: TypesenseApi,
  alias: string,
  given: string | undefined,
): Promise<string> {
  const {value, isNew} = await createSearchKey(api, alias, given);
  if (given === undefined) {
    report(
      `Search key, shown this once. Build the site with it:\n  TYPESENSE_SEARCH_API_KEY=${value}`,
    );
  } else {
    report(
      isNew
        ? `Search key for ${alias} made.`
        : 'The search key exists already.',
    );
  }
  return value;
}
